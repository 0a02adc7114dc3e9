import type { PublicEntry } from '@lusoria/client';
import type { Played } from '@lusoria/core';

/** A round that is over, with its number at this table (from 1, over all matches). */
export interface PlayedRound extends Played {
  readonly round: number;
}

/** The rounds of the present match that have come to their end, as far as the log of the table is loaded. */
export function playedIn(entries: readonly PublicEntry[]): readonly PlayedRound[] {
  let played: readonly PlayedRound[] = [];
  // Unknown where the log is not loaded back to where the round began.
  let first: number | null = null;
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.type === 'begun') first = event.first;
    else if (event.type === 'rematch') played = [];
    else if (event.type === 'revealed' && event.outcome && first !== null) {
      played = [...played, { first, outcome: event.outcome, round: event.round + 1 }];
    }
  }
  return played;
}
