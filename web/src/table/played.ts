import type { PublicEntry } from '@lusoria/client';
import type { Played } from '@lusoria/core';

/** The rounds of the present match that have come to their end, read from the log of the table. */
export function playedIn(entries: readonly PublicEntry[]): readonly Played[] {
  let played: readonly Played[] = [];
  let first = 0;
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.type === 'begun') first = event.first;
    else if (event.type === 'rematch') played = [];
    else if (event.type === 'revealed' && event.outcome) {
      played = [...played, { first, outcome: event.outcome }];
    }
  }
  return played;
}
