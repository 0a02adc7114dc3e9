import { NAMELESS } from '@lusoria/table/names';
import type { EventEntry, TournamentEvent, EventState } from './types.ts';

/** Erases a member: they leave, and their name is removed. Results stay, without a name. */
export function erasedFrom({ members }: EventState, member: number): readonly TournamentEvent[] {
  const isThere = members[member]?.state !== 'gone';
  const left: TournamentEvent = { type: 'left', member, removed: false };
  return [...(isThere ? [left] : []), { type: 'erased', member }];
}

/** A log without the names of members who were erased; entries that name none of them stay the same objects. */
export function withoutErased(log: readonly EventEntry[]): readonly EventEntry[] {
  const erased = erasedIn(log);
  return log.map((entry) => erased.reduce(withoutMember, entry));
}

function withoutMember(entry: EventEntry, member: number): EventEntry {
  const events = entry.events.map((event) => without(event, member));
  return events.every((event, i) => event === entry.events[i]) ? entry : { ...entry, events };
}

function without(event: TournamentEvent, member: number): TournamentEvent {
  switch (event.type) {
    case 'listed':
      return event.names.some((one) => one.member === member && one.name !== NAMELESS)
        ? {
            ...event,
            names: event.names.map((one) =>
              one.member === member ? { member, name: NAMELESS } : one,
            ),
          }
        : event;
    case 'joined':
    case 'asked':
    case 'renamed':
    case 'readmitted':
      return event.member === member && event.name !== NAMELESS
        ? { ...event, name: NAMELESS }
        : event;
    case 'adapted':
      return event.each.some((one) => one.member === member)
        ? { ...event, each: event.each.filter((one) => one.member !== member) }
        : event;
    case 'word':
      return event.member === member && event.word !== '' ? { ...event, word: '' } : event;
    default:
      return event;
  }
}

/** People who came or knocked in some of these entries, on whatever device. */
export function visitorsIn(entries: readonly EventEntry[]): readonly string[] {
  return entries.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === 'joined' ||
      event.type === 'asked' ||
      event.type === 'knocked' ||
      event.type === 'returned'
        ? [event.person]
        : [],
    ),
  );
}

/** People who were this member, on one device after another; not who only asked to be. */
export function devicesOf(log: readonly EventEntry[], member: number): ReadonlySet<string> {
  const people = new Set<string>();
  let asking: string | null = null;
  for (const event of log.flatMap(({ events }) => events)) {
    if (!('member' in event) || event.member !== member) continue;
    if (event.type === 'asked') asking = event.person;
    if (event.type === 'admitted' && asking !== null) people.add(asking);
    if (event.type === 'joined' || event.type === 'returned') people.add(event.person);
    if (event.type === 'answered' && event.admit) people.add(event.person);
  }
  return people;
}

function erasedIn(entries: readonly EventEntry[]): readonly number[] {
  return entries.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'erased' ? [event.member] : [])),
  );
}
