import { type ScoredRound, scoreOf } from '@lusoria/core';
import type { JournalRound } from './entry.ts';

/** A round of the journal as a result of its person; null if it was broken off. */
export function resultOf({ seat, seats, round: { outcome } }: JournalRound): ScoredRound | null {
  if (!outcome) return null;
  const others = seats.filter((_, at) => at !== seat);
  return {
    others: others.map((one) => (one.kind === 'bot' ? one.bot : null)),
    score: scoreOf(outcome, seat),
  };
}
