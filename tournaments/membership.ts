import { NAMELESS } from '@lusoria/table/names';
import {
  type EventRound,
  type EventState,
  type EventTable,
  MAX_EVER_MEMBERS,
  MAX_MEMBERS,
  type Member,
  type TournamentEvent,
} from './types.ts';

/** What is left of a member whose data was erased. */
export const ERASED = { name: NAMELESS, state: 'gone', word: null, known: null } as const;

/** Member of an event that a person is; undefined: none. */
export function memberOf({ members }: EventState, person: string): Member | undefined {
  return members.find((one) => one.person === person && one.state === 'here');
}

/** Whether a person is the director, on whichever device. */
export function directs(
  { director, directors }: Pick<EventState, 'director' | 'directors'>,
  person: string,
): boolean {
  return person === director || directors.includes(person);
}

/** The member that a person asks to be; undefined: none. */
export function askingAs({ members }: EventState, person: string): Member | undefined {
  return members.find((one) => one.person === person && one.state === 'asks');
}

/** A person who has been refused so often is asked no more. */
const MAX_REFUSALS = 3;

/** Whether a person may not come in: removed by the director, or refused again and again. */
export function isShutOut({ barred, refused }: EventState, person: string): boolean {
  const refusals = refused.filter((one) => one === person).length;
  return barred.includes(person) || refusals >= MAX_REFUSALS;
}

/** Somebody asks whether they are a member who is here already. */
export function knocked(
  state: EventState,
  { person, member }: Extract<TournamentEvent, { type: 'knocked' }>,
): EventState {
  return { ...state, knocks: [...state.knocks, { person, member }] };
}

/** Members who were removed, and may be let in again. */
export function removedMembers({ members, barred }: EventState): readonly Member[] {
  return members.filter(
    ({ state, person }) => state === 'gone' && person !== null && barred.includes(person),
  );
}

/** Whoever was removed is expected again, on the same device. */
export function readmitted(
  state: EventState,
  { member, name }: Extract<TournamentEvent, { type: 'readmitted' }>,
): EventState {
  const person = state.members[member]?.person ?? null;
  return {
    ...state,
    barred: state.barred.filter((one) => one !== person),
    members: state.members.map((one) =>
      one.no === member ? { ...one, name, person: null, state: 'listed', known: person } : one,
    ),
  };
}

/** Whether so many more may be members. */
export function hasRoom({ members }: EventState, more = 1): boolean {
  const counted = members.filter(({ state }) => state !== 'gone');
  return counted.length + more <= MAX_MEMBERS && members.length + more <= MAX_EVER_MEMBERS;
}

export function membersHere({ members }: EventState): readonly Member[] {
  return members.filter(({ state }) => state === 'here');
}

/** The latest round; undefined: there was none. */
export function lastRound({ rounds }: EventState): EventRound | undefined {
  return rounds.at(-1);
}

export function isOn(state: EventState): boolean {
  const round = lastRound(state);
  return round !== undefined && !round.ended;
}

/** Table of a member in the latest round; undefined: none. */
export function tableOf(state: EventState, member: number): EventTable | undefined {
  return lastRound(state)?.tables.find(({ seats }) => seats.includes(member));
}

/** Whether its tables are not yet in the wanted state: a round is on, or has just ended. Until a round goes on another time it rests. */
export function isUnsettled({ rounds }: EventState): boolean {
  return rounds.some(
    ({ ended, adjourned, tables }) => !adjourned && (!ended || tables.some(({ over }) => !over)),
  );
}

/** Members as a list of names makes them, at this time. */
export function listedAt(
  at: number,
): (one: Extract<TournamentEvent, { type: 'listed' }>['names'][number]) => Member {
  return ({ member, name, known = null, word = null }) => ({
    no: member,
    name,
    person: null,
    state: 'listed',
    isListed: true,
    at,
    word: word || null,
    known,
  });
}
