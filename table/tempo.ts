import type { TableState } from './types.ts';

/**
 * How fast the bots of a table play: so that people can follow, as the table is set; quickly, in a round in which no
 * person has a part; or at once, when somebody who waits for the end of such a round has asked for it.
 */
export const TEMPOS = ['table', 'quick', 'at-once'] as const;
export type Tempo = (typeof TEMPOS)[number];

/** What lies between two moves where only bots play (milliseconds): one sees each of them. */
const QUICK_MS = 350;

export function tempoOf({ round, seats }: TableState): Tempo {
  if (!round?.play) return 'table';
  if (round.play.hurried) return 'at-once';
  const turn = round.play.state.turn();
  const out = turn.kind === 'play' ? (turn.out ?? []) : [];
  // Whom a bot substitutes may come back, and shall not have missed it.
  const isOut = seats.every(
    (holder, seat) =>
      out.includes(seat) || (holder.kind === 'bot' && holder.substituteFor === null),
  );
  return isOut && out.length > 0 ? 'quick' : 'table';
}

/** What lies between what happened and a bot's answer (milliseconds). */
export function botPause(table: TableState): number {
  const tempo = tempoOf(table);
  if (tempo === 'at-once') return 0;
  return tempo === 'quick' ? Math.min(table.settings.pace, QUICK_MS) : table.settings.pace;
}
