import { toldAfter } from '@lusoria/core';
import { commonKeyOf } from './keys.ts';
import type { Playing } from './playing.ts';
import type { TableController } from './table-controller.ts';

/** Whether a player can ask for hints: only against bots. */
export function mayAskForHints({ hint, live }: Partial<Playing>): boolean {
  if (!hint || !live) return false;
  const { seat: you, seats, direction } = live.table.get().view;
  // Where results are compared everybody finds the moves alone.
  return (
    you !== null && !direction && seats.every(({ kind }, seat) => seat === you || kind === 'bot')
  );
}

/** A controller that also gives the game's hints, each time in the same situation by one degree more. */
export function withHints(controller: TableController, playing: Playing): TableController {
  let asked = 0;
  let situation = '';
  return {
    ...controller,
    question() {
      const question = controller.question();
      return (
        question && {
          ...question,
          async answer(line) {
            if (!playing.hint || commonKeyOf(line, playing.language) !== 'hint') {
              return question.answer(line);
            }
            playing.out(await nextHint());
            return 'continue';
          },
        }
      );
    },
  };

  async function nextHint(): Promise<string> {
    const { common, style, live } = playing;
    if (!mayAskForHints(playing)) return style.wrong(common('hint-only-bots'));
    const now = JSON.stringify(live.table.get().view.round?.play?.view);
    asked = now === situation ? asked + 1 : 1;
    situation = now;
    const hint = await playing.hint?.();
    if (!hint) return `  ${common('hint-none')}`;
    const { text, hasMore } = toldAfter(hint, asked);
    const sentence = style.loud(style.sentence(text));
    return `  ${sentence}${hasMore ? ` ${style.quiet(common('hint-more'))}` : ''}`;
  }
}
