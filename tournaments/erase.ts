import { NAMELESS } from '@lusoria/table/names';
import type { EventEntry, TournamentEvent, EventState } from './types.ts';

/** Erases a member: they leave, and their name is removed. Results stay, without a name. */
export function erasedFrom({ members }: EventState, member: number): readonly TournamentEvent[] {
  const isThere = members[member]?.state !== 'gone';
  const left: TournamentEvent = { type: 'left', member, removed: false };
  return [...(isThere ? [left] : []), { type: 'erased', member }];
}

export function withoutMember(entry: EventEntry, member: number): EventEntry {
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
              one.member === member ? { ...one, name: NAMELESS } : one,
            ),
          }
        : event;
    case 'joined':
    case 'asked':
    case 'renamed':
      return event.member === member && event.name !== NAMELESS
        ? { ...event, name: NAMELESS }
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

export function erasedIn(entries: readonly EventEntry[]): readonly number[] {
  return entries.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'erased' ? [event.member] : [])),
  );
}
