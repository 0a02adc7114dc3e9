import {
  type AnyGame,
  defined,
  type GameMessages,
  type Reader,
  seatFields,
  seeded,
  type Vocabulary,
} from '@lusoria/core';
import { commonKeyOf } from '../keys.ts';
import { hintsOf } from '../match.ts';
import { ask, type Playing } from '../playing.ts';
import type { Question, TableController } from '../table-controller.ts';
import { begunLine, rankingLines, standingLines } from './outcome.ts';
import { viewLines } from './view.ts';

/** The player's view at a moment, and the possible actions. */
interface Moment {
  /** Equal for equal moments. */
  readonly id: string;
  readonly view: unknown;
  readonly actions: readonly unknown[];
  /** Whether the table does not wait for the player, who need not act. */
  readonly isOptional: boolean;
}

/** Controller of any game's table at the terminal. */
export function genericController(
  game: AnyGame,
  messages: GameMessages,
  playing: Playing,
): TableController {
  const { common, language, names, out, style } = playing;
  let shown = '';
  let declined = '';
  const table = () => playing.live.table.get();
  const reader = (): Reader => ({ you: table().view.seat, name: (seat) => defined(names[seat]) });

  const vocabulary: Vocabulary = {
    field: (name) => messages.field(name),
    value: (field, value) => messages.value?.(field, value) ?? null,
    seat: (seat) => defined(names[seat]),
    bySeat: seatFields(game),
  };

  /** The moment, if the player can act. */
  function moment(): Moment | null {
    const { round, seat } = table().view;
    const play = round?.play;
    if (!play || seat === null) return null;
    const isOptional = !play.must.includes(seat);
    if (isOptional && !play.may.includes(seat)) return null;
    const id = JSON.stringify([play.view, isOptional]);
    const actions = game.actions(play.view, seeded(id));
    return actions.length > 0 ? { id, view: play.view, actions, isOptional } : null;
  }

  function show({ id, view, actions, isOptional }: Moment): void {
    if (shown === id) return;
    shown = id;
    out('');
    for (const line of lines(view)) out(line);
    out('');
    const width = String(actions.length).length;
    for (const [i, action] of actions.entries()) {
      out(`  ${String(i + 1).padStart(width)}  ${messages.action(action, view, reader())}`);
    }
    const hints = hintsOf(isOptional ? ['goOn', 'help', 'quit'] : ['help', 'quit'], playing);
    out(`  ${style.quiet(hints)}`);
  }

  const lines = (view: unknown): readonly string[] => viewLines(view, vocabulary, common);

  async function answer(line: string, { actions, id, isOptional }: Moment): Promise<void> {
    const action = /^\d{1,4}$/.test(line.trim()) ? actions[Number(line) - 1] : undefined;
    if (action !== undefined) return ask(playing, { do: 'act', action });
    switch (commonKeyOf(line, language)) {
      case 'goOn':
        if (isOptional) declined = id;
        else shown = '';
        return;
      case 'help':
        return help();
      default:
        out(style.wrong(common('not-understood', { text: line.trim() })));
    }
  }

  function help(): void {
    for (const { title, text } of messages.help) {
      out(`  ${style.loud(title)}`);
      for (const sentence of text) out(`    ${style.sentence(sentence)}`);
    }
  }

  return {
    nextRoundPrompt: common(`next-${messages.unit ?? 'round'}`),
    roundLines: (first) => ['', begunLine(messages.unit ?? 'round', first, playing)],
    eventLines(event) {
      const line = messages.event(event, { options: table().view.options }, reader());
      return line ? [style.sentence(line.sentence)] : [];
    },
    question(): Question | null {
      const now = moment();
      if (!now || now.id === declined) return null;
      return {
        prompt() {
          show(now);
          return `${style.loud(common('table-your-turn'))} › `;
        },
        async answer(line) {
          if (commonKeyOf(line, language) === 'quit') return 'leave';
          await answer(line, now);
          return 'continue';
        },
      };
    },
    outcomeLines() {
      const play = table().view.round?.play;
      return [
        '',
        ...(play ? lines(play.view) : []),
        '',
        ...rankingLines(table().entries, playing),
        ...standingLines(table().view, playing),
      ];
    },
    betweenRounds: (line) => out(style.wrong(common('not-understood', { text: line.trim() }))),
  };
}
