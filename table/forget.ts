import { accepted } from '@lusoria/core';
import { type Decision, no } from './decision.ts';
import { givenUp } from './giving-up.ts';
import { NAMELESS } from './names.ts';
import type { Entry, TableEvent, TableState } from './types.ts';
import { seatOf } from './who.ts';

/**
 * Somebody leaves for good: a bot takes their seat without keeping it for them, somebody else becomes
 * host, and their name is gone.
 */
export function leaveForGood(table: TableState, person: string): Decision {
  if (!table.people.some(({ id }) => id === person)) return no('no-such-person');
  const seat = seatOf(table, person);
  const holder = seat === null ? undefined : table.seats[seat];
  const events: TableEvent[] = [];
  if (seat !== null && holder?.kind === 'person') {
    events.push(...givenUp(table, seat, person, 'forgotten'));
  } else if (seat !== null && holder?.kind === 'bot') {
    events.push({ type: 'seat', seat, holder: { ...holder, standsInFor: null } });
  }
  const heir = person === table.host ? others(table, person)[0] : undefined;
  if (heir !== undefined) events.push({ type: 'host', person: heir });
  return accepted([...events, { type: 'forgotten', person }]);
}

/** People with a seat, or one that is kept for them, besides this one. */
export function others(table: TableState, person: string): readonly string[] {
  return table.people.flatMap(({ id }) =>
    id !== person && (id === table.host || seatOf(table, id) !== null) ? [id] : [],
  );
}

/** An entry without what a person has written: names and chat. What was played stays. */
export function withoutPerson(entry: Entry, person: string): Entry {
  return { ...entry, events: entry.events.map((event) => without(event, person)) };
}

function without(event: TableEvent, person: string): TableEvent {
  switch (event.type) {
    case 'created':
      return event.host === person ? { ...event, name: NAMELESS } : event;
    case 'sat':
    case 'renamed':
      return event.person === person ? { ...event, name: NAMELESS } : event;
    case 'said':
      return event.person === person ? { ...event, text: '' } : event;
    default:
      return event;
  }
}

/** A log without what those have written who were forgotten in it. */
export function forgetting(log: readonly Entry[]): readonly Entry[] {
  const gone = log.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'forgotten' ? [event.person] : [])),
  );
  return gone.reduce<readonly Entry[]>(
    (entries, person) => entries.map((entry) => withoutPerson(entry, person)),
    log,
  );
}
