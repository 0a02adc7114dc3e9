import { eventSchema, formOf, type View } from '@lusoria/agreement';
import * as v from 'valibot';
import type { Desk } from '@lusoria/cli-kit/game-terminal.ts';
import { answer } from './answer.ts';
import { endingLines, standingLines } from './ending.ts';
import { isCommon, type Key } from './keys.ts';
import { offered, type Question, questionFor } from './question.ts';
import { tableLines } from './screen.ts';
import { deckAt, roundOf, type Seated, showing } from './table.ts';

/** An agreement game at the terminal. */
export function agreementDesk(playing: Seated): Desk {
  const { house, words, names, style, agreement } = playing;
  const now = () => house.table.get().view;
  /** The lay whose dispute the player did not want to look into. */
  let dispute = 0;
  return {
    next: words.play.agreement.ask.next,
    begun(first) {
      const name = first === now().seat ? words.ui.events.you : (names[first] ?? '');
      return [words.ui.events.begun(name)];
    },
    told(event) {
      const deck = deckAt(now());
      const sentence = agreement.event(v.parse(eventSchema, event), {
        you: now().seat,
        name: (seat) => names[seat] ?? '',
        form: (card) => formOf(deck, card),
      });
      return sentence ? [style.sentence(sentence)] : [];
    },
    question() {
      const view = roundOf(now());
      const question = questionFor(view, dispute);
      if (!view || !question) return null;
      return {
        prompt: () => promptFor(playing, question, view),
        async answer(line) {
          if (question === 'look' && line.trim() === '') dispute = view.dispute?.lay ?? 0;
          return answer(playing, question, line, view);
        },
      };
    },
    ending() {
      const view = roundOf(now());
      const lines = view ? endingLines(view, deckAt(now()), playing) : [];
      return [...lines, ...(now().played > 1 ? standingLines(now(), playing) : [])];
    },
    between: () => undefined,
  };
}

/** Shows what the question is about, and gives what stands before the answer. */
function promptFor(playing: Seated, question: Question, view: View): string {
  const { words, style, out } = playing;
  const { play } = words;
  const own = question === 'go' || question === 'drawn';
  const key = (one: Key): string => {
    if (one === 'goOn') return `${play.enter} ${play.does.goOn}`;
    const { keys, does } = isCommon(one)
      ? { keys: play.keys[one], does: play.does[one] }
      : { keys: play.agreement.keys[one], does: play.agreement.does[one] };
    return `${keys[0] ?? ''} ${does}`;
  };
  const hint = [...(own ? [play.agreement.lay] : []), ...offered(question, view).map(key)].join(
    ' · ',
  );
  if (own) {
    for (const line of tableLines(view, showing(playing))) out(line);
    out(`  ${style.quiet(hint)}`);
  }
  const inline = own || hint === '' ? '' : ` ${style.quiet(`(${hint})`)}`;
  return `${style.loud(play.agreement.ask[question])}${inline} › `;
}
