import { NAMELESS } from '@lusoria/table/names';
import type { LogEntry } from '../log/log-actor.ts';
import {
  type Lesson,
  MAX_HOLDERS,
  type Pupil,
  type RosterEvent,
  type RosterState,
} from './types.ts';

/** Prefix of the ids of classes' logs, among those of tables. */
export const ROSTER_PREFIX = 'ro-';

/**
 * The class after the first entry of its log.
 *
 * @throws RangeError when that is not its beginning.
 */
export function initialRoster(id: string, first: LogEntry<RosterEvent>): RosterState {
  const [kept, ...rest] = first.events;
  if (kept?.type !== 'kept') throw new RangeError('a class begins with `kept`');
  const { name, owner, key } = kept;
  const { at, seq } = first;
  const made: RosterState = {
    id,
    name,
    owner,
    key,
    holders: [],
    pupils: [],
    lessons: [],
    updatedAt: at,
    seq,
  };
  return rest.reduce((state, event) => evolve(state, event, at), made);
}

/** Applies the entries that follow in the log. */
export function afterEntries(
  state: RosterState,
  log: readonly LogEntry<RosterEvent>[],
): RosterState {
  return log.reduce(
    (before, { seq, at, events }) =>
      events.reduce((now, event) => evolve(now, event, at), { ...before, seq, updatedAt: at }),
    state,
  );
}

export function evolve(state: RosterState, event: RosterEvent, at: number): RosterState {
  switch (event.type) {
    case 'kept':
      return state;
    case 'keyed':
      return { ...state, key: event.key, holders: [] };
    case 'held':
      return { ...state, holders: [...state.holders, event.person].slice(-MAX_HOLDERS) };
    case 'released':
      return { ...state, holders: state.holders.filter((one) => one !== event.person) };
    case 'named':
      return { ...state, name: event.name };
    case 'enrolled':
      return { ...state, pupils: [...state.pupils, ...event.pupils.map(newPupil)] };
    case 'renamed':
      return ofPupil(state, event.pupil, { name: event.name });
    case 'lesson': {
      const { type: _, ...lesson } = event;
      return { ...state, lessons: [...state.lessons, { ...lesson, at }] };
    }
    case 'met':
      return met(state, event);
    case 'known':
      // Nobody is met who is not on the list, unless they were taken off it by mistake.
      return ofPupil(state, event.pupil, { state: 'in', person: event.person, word: event.word });
    case 'unenrolled':
      return ofPupil(state, event.pupil, { state: 'out', person: null, word: null });
    case 'erased':
      return ofPupil(state, event.pupil, {
        name: NAMELESS,
        state: 'out',
        person: null,
        word: null,
      });
  }
}

function newPupil({ pupil, name }: { readonly pupil: number; readonly name: string }): Pupil {
  return { no: pupil, name, state: 'in', person: null, word: null, cameIn: null };
}

function ofPupil(state: RosterState, no: number, to: Partial<Pupil>): RosterState {
  return {
    ...state,
    pupils: state.pupils.map((one) => (one.no === no ? { ...one, ...to } : one)),
  };
}

/** A pupil whom no lesson had before was new in this one. */
function met(
  state: RosterState,
  { event, member, pupil }: Extract<RosterEvent, { type: 'met' }>,
): RosterState {
  const isNew = !state.lessons.some(({ pupils }) => pupils.includes(pupil));
  const lessons = state.lessons.map((lesson): Lesson => {
    if (lesson.event !== event) return lesson;
    const length = Math.max(lesson.pupils.length, member + 1);
    const pupils = Array.from({ length }, (_, i) => (i === member ? pupil : lesson.pupils[i]));
    return { ...lesson, pupils };
  });
  const after = { ...state, lessons };
  const isEnrolledHere = isNew && state.pupils[pupil]?.person === null;
  return isEnrolledHere ? ofPupil(after, pupil, { cameIn: event }) : after;
}

export function pupilsIn({ pupils }: RosterState): readonly Pupil[] {
  return pupils.filter(({ state }) => state === 'in');
}

/** Whether a person may do everything with a class: its owner, and every device that has shown the key. */
export function holds({ owner, holders }: RosterState, person: string): boolean {
  return person === owner || holders.includes(person);
}

/** Everybody whom a class names. */
export function peopleIn({ owner, holders, pupils }: RosterState): readonly string[] {
  return [...new Set([owner, ...holders, ...pupils.flatMap(({ person }) => person ?? [])])];
}

/** An entry of the log without the name and the word of a pupil. */
export function withoutPupil(entry: LogEntry<RosterEvent>, pupil: number): LogEntry<RosterEvent> {
  const events = entry.events.map((event): RosterEvent => {
    switch (event.type) {
      case 'enrolled':
        return event.pupils.some((one) => one.pupil === pupil && one.name !== NAMELESS)
          ? {
              ...event,
              pupils: event.pupils.map((one) =>
                one.pupil === pupil ? { pupil, name: NAMELESS } : one,
              ),
            }
          : event;
      case 'renamed':
        return event.pupil === pupil && event.name !== NAMELESS
          ? { ...event, name: NAMELESS }
          : event;
      case 'known':
        return event.pupil === pupil && (event.word !== null || event.person !== null)
          ? { ...event, person: null, word: null }
          : event;
      default:
        return event;
    }
  });
  return events.every((event, i) => event === entry.events[i]) ? entry : { ...entry, events };
}
