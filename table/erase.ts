import { accepted } from '@lusoria/core';
import { type Decision, rejectWith } from './decision.ts';
import { vacated } from './vacate.ts';
import { NAMELESS } from './names.ts';
import type { Entry, TableEvent, TableState } from './types.ts';
import { seatOf } from './membership.ts';

/**
 * Somebody leaves for good: a bot takes their seat without keeping it for them, somebody else becomes
 * host, and their name is gone.
 */
export function erasePerson(table: TableState, person: string): Decision {
  if (!table.people.some(({ id }) => id === person) || table.erased.includes(person)) {
    return rejectWith('no-such-person');
  }
  const seat = seatOf(table, person);
  const holder = seat === null ? undefined : table.seats[seat];
  const events: TableEvent[] = [];
  if (seat !== null && holder?.kind === 'person') {
    events.push(...vacated(table, seat, person, 'erased'));
  } else if (seat !== null && holder?.kind === 'bot') {
    events.push({ type: 'seat', seat, holder: { ...holder, substituteFor: null } });
  }
  const heir = person === table.owner ? heirOf(table, person) : null;
  if (heir !== null) events.push({ type: 'owner', person: heir });
  return accepted([...events, { type: 'erased', person }]);
}

/** Who is host after somebody: rather who is there than who may come back. */
function heirOf({ seats }: TableState, person: string): string | null {
  const held = seats.flatMap((holder) => (holder.kind === 'person' ? [holder.person] : []));
  const kept = seats.flatMap((holder) =>
    holder.kind === 'bot' ? (holder.substituteFor ?? []) : [],
  );
  return [...held, ...kept].find((one) => one !== person) ?? null;
}

/** Whom a log names, but for those who were forgotten. */
export function peopleIn(log: readonly Entry[]): ReadonlySet<string> {
  const named = new Set<string>();
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.type === 'created') named.add(event.owner);
    else if (event.type === 'sat') named.add(event.person);
    else if (event.type === 'erased') named.delete(event.person);
  }
  return named;
}

/** An entry without what a person has written: names and chat. What was played stays. */
export function withoutPerson(entry: Entry, person: string): Entry {
  const events = entry.events.map((event) => without(event, person));
  const same = events.every((event, i) => event === entry.events[i]);
  return same ? entry : { ...entry, events };
}

function without(event: TableEvent, person: string): TableEvent {
  switch (event.type) {
    case 'created':
      return event.owner === person && event.name !== NAMELESS
        ? { ...event, name: NAMELESS }
        : event;
    case 'sat':
    case 'renamed':
      return event.person === person && event.name !== NAMELESS
        ? { ...event, name: NAMELESS }
        : event;
    case 'said':
      return event.person === person && event.text !== '' ? { ...event, text: '' } : event;
    default:
      return event;
  }
}

/** Who was forgotten in some of these entries. */
export function erasedIn(entries: readonly Entry[]): readonly string[] {
  return entries.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'erased' ? [event.person] : [])),
  );
}

/** A log without what those have written who were forgotten in it. */
export function withoutErased(log: readonly Entry[]): readonly Entry[] {
  return erasedIn(log).reduce<readonly Entry[]>(
    (entries, person) => entries.map((entry) => withoutPerson(entry, person)),
    log,
  );
}
