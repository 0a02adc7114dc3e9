import type { TableState } from '../model/types.ts';

/**
 * Tempo of a table's bots: as the table is set, for people to follow; quickly, in a round in which
 * no person takes part; or at once, when a person who waits for the end of such a round has asked
 * for it.
 */
export const BOT_PACES = ['table', 'quick', 'at-once'] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** Delay between two moves where only bots play, whatever the table's pace (milliseconds): one sees each of them. */
const QUICK_MS = 500;

export function botPaceOf({ round, seats }: TableState): BotPace {
  if (!round?.play) return 'table';
  if (round.play.hurried) return 'at-once';
  const turn = round.play.state.turn();
  const out = turn.kind === 'play' ? (turn.out ?? []) : [];
  // A person whom a bot substitutes may come back, and should not have missed the round.
  const isOut = seats.every(
    (holder, seat) =>
      out.includes(seat) || (holder.kind === 'bot' && holder.substituteFor === null),
  );
  return isOut && out.length > 0 ? 'quick' : 'table';
}

/** Delay between a change and a bot's answer (milliseconds). */
export function botPause(table: TableState): number {
  const tempo = botPaceOf(table);
  if (tempo === 'at-once') return 0;
  return tempo === 'quick' ? QUICK_MS : table.settings.pace;
}
