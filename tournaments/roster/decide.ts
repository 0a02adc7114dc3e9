import { accepted, defined, refused, reject, type Result } from '@lusoria/core';
import { cleaned, distinctName, NAME_LENGTH, NAMELESS } from '@lusoria/table/names';
import { carriedOver } from '../adaptation/adapt.ts';
import { isSameName } from '../joining.ts';
import { TITLE_LENGTH } from '../model/fields.ts';
import { lastRound } from '../membership.ts';
import type { EventState, Member, TournamentEvent } from '../types.ts';
import type { RosterCommand } from './protocol.ts';
import { evolve, holds, pupilsIn } from './roster.ts';
import {
  MAX_EVER_PUPILS,
  MAX_PUPILS,
  MAX_ROSTER_ENTRIES,
  type Pupil,
  type RosterEvent,
  type RosterState,
} from './types.ts';

/** The events that follow, or the reason for refusal. */
export type RosterDecision = Result<readonly RosterEvent[]>;

/** What whoever holds a class does with it. */
export function decide(
  state: RosterState,
  command: RosterCommand,
  hashOfKey: (key: string) => string,
): RosterDecision {
  if (state.seq >= MAX_ROSTER_ENTRIES && command.do !== 'erase') {
    return refused(reject('table-full'));
  }
  switch (command.do) {
    case 'name':
      return accepted([{ type: 'named', name: cleaned(command.name, TITLE_LENGTH) }]);
    case 'enrol':
      return enrolled(state, command.names);
    case 'rename': {
      const pupil = state.pupils[command.pupil];
      const name = cleaned(command.name, NAME_LENGTH);
      if (pupil?.state !== 'in') return refused(reject('no-such-member'));
      if (name === '') return refused(reject('bad-name'));
      const others = pupilsIn(state).flatMap((one) => (one === pupil ? [] : [one.name]));
      return accepted([{ type: 'renamed', pupil: pupil.no, name: distinctName(name, others) }]);
    }
    case 'erase':
      return state.pupils[command.pupil]
        ? accepted([{ type: 'erased', pupil: command.pupil }])
        : refused(reject('no-such-member'));
    case 'key':
      return accepted([{ type: 'keyed', key: hashOfKey(command.key) }]);
  }
}

/** New names for the list; names that are there already are skipped. */
export function enrolled(state: RosterState, raw: readonly string[]): RosterDecision {
  const taken = pupilsIn(state).map(({ name }) => name);
  const names: string[] = [];
  for (const one of raw) {
    const name = cleaned(one, NAME_LENGTH);
    if (name === '' || [...taken, ...names].some((other) => isSameName(other, name))) continue;
    names.push(name);
  }
  if (names.length === 0) return refused(reject('bad-name'));
  if (!hasRoom(state, names.length)) {
    return refused(reject('too-many-pupils', { most: MAX_PUPILS }));
  }
  const pupils = names.map((name, i) => ({ pupil: state.pupils.length + i, name }));
  return accepted([{ type: 'enrolled', pupils }]);
}

function hasRoom(state: RosterState, more: number): boolean {
  return (
    pupilsIn(state).length + more <= MAX_PUPILS && state.pupils.length + more <= MAX_EVER_PUPILS
  );
}

/** What the members of a lesson tell its class: who is new, with which device, under which name and word. */
export function followed(before: RosterState, event: EventState): readonly RosterEvent[] {
  const events: RosterEvent[] = [];
  let state = before;
  if (state.seq >= MAX_ROSTER_ENTRIES) return events;
  for (const member of event.members) {
    const lesson = state.lessons.find((one) => one.event === event.id);
    if (!lesson) return [];
    for (const one of ofMember(state, event, member, lesson.pupils[member.no])) {
      events.push(one);
      state = evolve(state, one, event.updatedAt);
    }
  }
  return events;
}

function ofMember(
  state: RosterState,
  event: EventState,
  member: Member,
  no: number | undefined,
): readonly RosterEvent[] {
  const pupil = no === undefined ? undefined : defined(state.pupils[no]);
  const { person, word } = member;
  if (!pupil) {
    if (member.state !== 'here' || person === null || holds(state, person)) return [];
    return comes(state, event, member, person);
  }
  if (pupil.state === 'out' && !comesBack(state, member, pupil)) return [];
  if (member.state === 'gone') {
    if (member.name === NAMELESS) return [{ type: 'erased', pupil: pupil.no }];
    const isNobody = person === null || event.barred.includes(person);
    const wasNew = pupil.cameIn === event.id;
    return isNobody && wasNew ? [{ type: 'unenrolled', pupil: pupil.no }] : [];
  }
  if (member.state !== 'here') return [];
  const isLatest = state.lessons.at(-1)?.event === event.id;
  const isKnown = pupil.person === person && pupil.word === (word ?? pupil.word);
  return [
    ...(member.name === pupil.name || !isLatest
      ? []
      : [{ type: 'renamed', pupil: pupil.no, name: member.name } as const]),
    ...(isKnown || (!isLatest && pupil.person !== null)
      ? []
      : [{ type: 'known', pupil: pupil.no, person, word: word ?? pupil.word } as const]),
  ];
}

/** Whether a newcomer who was removed, and so taken off the list, has been let in again. */
function comesBack(state: RosterState, { state: now, person }: Member, { name }: Pupil): boolean {
  if (now !== 'here' || person === null || name === NAMELESS || !hasRoom(state, 1)) return false;
  return !holds(state, person) && pupilsIn(state).every((one) => one.person !== person);
}

/** Somebody who was not on the list: a pupil whose device is known, or a new one while there is room. */
function comes(
  state: RosterState,
  event: EventState,
  { no: member, name, word }: Member,
  person: string,
): readonly RosterEvent[] {
  const lesson = state.lessons.find((one) => one.event === event.id);
  const known = pupilsIn(state).find(
    (one) => one.person === person && lesson?.pupils.includes(one.no) !== true,
  );
  if (known) return [{ type: 'met', event: event.id, member, pupil: known.no }];
  if (!hasRoom(state, 1)) return [];
  const pupil = state.pupils.length;
  return [
    { type: 'enrolled', pupils: [{ pupil, name }] },
    { type: 'met', event: event.id, member, pupil },
    { type: 'known', pupil, person, word },
  ];
}

/**
 * What a new lesson begins with: the pupils as its first members, who sat together and apart in the last one, and what
 * was different for whom in the last one of this game.
 */
export function lessonBegins(
  state: RosterState,
  last: EventState | null,
  lastOfGame: EventState | null,
): { readonly pupils: readonly number[]; readonly events: readonly TournamentEvent[] } {
  const pupils = pupilsIn(state);
  const membersOf = (lesson: EventState | null): ((member: number) => number) => {
    const before = lesson && state.lessons.find(({ event }) => event === lesson.id);
    return (member) => pupils.findIndex(({ no }) => no === before?.pupils[member]);
  };
  const memberNow = membersOf(last);
  const apart = (last?.apart ?? [])
    .map(([a, b]) => [memberNow(a), memberNow(b)] as const)
    .filter(([a, b]) => a >= 0 && b >= 0);
  const round = last && lastRound(last);
  const tables = (round?.tables ?? [])
    .map(({ seats }) => seats.flatMap((seat) => (seat === null ? [] : [memberNow(seat)])))
    .map((table) => table.filter((member) => member >= 0));
  const names = pupils.map(({ name, person, word }, member) => ({
    member,
    name,
    ...(person !== null && { known: person }),
    ...(word !== null && { word }),
  }));
  return {
    pupils: pupils.map(({ no }) => no),
    events: [
      ...(names.length > 0 ? [{ type: 'listed', names } as const] : []),
      ...(apart.length > 0
        ? [{ type: 'apart', pairs: apart.map(([a, b]): [number, number] => [a, b]) } as const]
        : []),
      ...(tables.some(({ length }) => length > 0)
        ? [{ type: 'grouped', tables: tables.filter(({ length }) => length > 0) } as const]
        : []),
      ...(lastOfGame ? carriedOver(lastOfGame, membersOf(lastOfGame)) : []),
    ],
  };
}
