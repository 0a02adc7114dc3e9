import type { PublicEntry } from '@lusoria/client';
import type { Played } from '@lusoria/core';
import type { RoundNumber } from '@lusoria/table';

/** A finished round, with its number at this table. */
export interface PlayedRound extends Played {
  readonly round: RoundNumber;
}

/** The finished rounds of the current match, as far as the table's log is loaded. */
export function playedIn(entries: readonly PublicEntry[]): readonly PlayedRound[] {
  let played: readonly PlayedRound[] = [];
  // Unknown if the log is not loaded back to the start of the round.
  let first: number | null = null;
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.type === 'begun') first = event.first;
    else if (event.type === 'rematch') played = [];
    else if (event.type === 'revealed' && event.outcome && first !== null) {
      played = [...played, { first, outcome: event.outcome, round: event.round }];
    }
  }
  return played;
}
