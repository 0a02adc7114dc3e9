import { decideEvents } from './change.ts';
import { type Context, type Decision, rejectWith } from './decision.ts';
import { releaseSeat } from '../seats/release.ts';
import { NAMELESS } from '../seats/names.ts';
import type { Entry, TableEvent, TableState } from './types.ts';
import { seatOf } from '../seats/membership.ts';

/** Erases a person from a table: a bot takes their seat for good, another person becomes owner. */
export function erasePerson(table: TableState, person: string, context: Context): Decision {
  if (!table.people.some(({ id }) => id === person) || table.erased.includes(person)) {
    return rejectWith('no-such-person');
  }
  const seat = seatOf(table, person);
  const holder = seat === null ? undefined : table.seats[seat];
  const events: TableEvent[] = [];
  if (seat !== null && holder?.kind === 'person') {
    events.push(...releaseSeat(table, seat, person, 'erased'));
  } else if (seat !== null && holder?.kind === 'bot') {
    events.push({ type: 'seat', seat, holder: { ...holder, substituteFor: null } });
  }
  const owner = person === table.owner ? nextOwner(table, person) : null;
  if (owner !== null) events.push({ type: 'owner', person: owner });
  return decideEvents(table, context, [...events, { type: 'erased', person }]);
}

/** Next owner after a person: one who is present before one who may come back. */
function nextOwner({ seats }: TableState, person: string): string | null {
  const seated = seats.flatMap((holder) => (holder.kind === 'person' ? [holder.person] : []));
  const substituted = seats.flatMap((holder) =>
    holder.kind === 'bot' ? (holder.substituteFor ?? []) : [],
  );
  return [...seated, ...substituted].find((one) => one !== person) ?? null;
}

/** Adds the people that entries name, and removes those who were erased in them. */
export function addPeopleIn(log: readonly Entry[], named: Set<string>): void {
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.type === 'created') named.add(event.owner);
    else if (event.type === 'sat') named.add(event.person);
    else if (event.type === 'erased') named.delete(event.person);
  }
}

/** An entry without what a person has written: names and chat. The moves stay. */
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

/** People erased in some of these entries. */
export function erasedIn(entries: readonly Entry[]): readonly string[] {
  return entries.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'erased' ? [event.person] : [])),
  );
}

/** Entries without what some people have written. */
export function withoutPeople(
  entries: readonly Entry[],
  people: readonly string[],
): readonly Entry[] {
  return people.reduce(
    (rest, person) => rest.map((entry) => withoutPerson(entry, person)),
    entries,
  );
}
