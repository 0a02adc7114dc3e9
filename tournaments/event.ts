import { accepted, type AnyGame } from '@lusoria/core';
import { cleaned, distinctName, NAME_LENGTH, NAMELESS } from '@lusoria/table/names';
import { type Context, type Decision, rejectWith, type Request } from './decision.ts';
import { erasedFrom } from './erase.ts';
import { lastRound, memberOf } from './membership.ts';
import { prepare, whyNotPrepared } from './prepared.ts';
import {
  arrange,
  draw,
  endForGood,
  next,
  pause,
  ring,
  seatLate,
  start,
  timeUp,
  until,
} from './rounds.ts';
import {
  type Command,
  type TournamentEvent,
  type EventState,
  type Kind,
  MAX_ENTRIES,
  MAX_MEMBERS,
  MESSAGE_LENGTH,
  type Settings,
  TITLE_LENGTH,
} from './types.ts';

/** Initial data of a new event. */
export interface Opening {
  readonly code: string;
  readonly key: string;
  readonly kind: Kind;
  readonly title: string;
  readonly options: unknown;
  readonly settings: Settings;
  readonly director: string;
  /** Name of the director at tables; cleaned. */
  readonly name: string;
}

/** The first entry of an event, or the reason why it cannot be created. */
export function open(game: AnyGame, { title, name, ...opening }: Opening): Decision {
  const options = game.options(opening.options);
  if (!options.ok) return options;
  if (!game.bot(opening.settings.bot))
    return rejectWith('no-such-bot', { bot: opening.settings.bot });
  return accepted([
    {
      type: 'created',
      ...opening,
      title: cleaned(title, TITLE_LENGTH),
      name: cleaned(name, NAME_LENGTH) || NAMELESS,
      game: game.id,
      options: options.value,
    },
  ]);
}

/** The events that follow from a request, or why it is refused. Pure. */
export function decide(state: EventState, request: Request, context: Context): Decision {
  switch (request.kind) {
    case 'person':
      return byPerson(state, request.person, request.command, context);
    case 'report':
      return report(state, request);
    case 'time':
      return timeUp(state, context.now);
    case 'operator':
      return endForGood(state);
    case 'erase': {
      const member = state.members.find(({ person }) => person === request.person);
      if (!member || member.name === NAMELESS) return rejectWith('no-such-person');
      return accepted(erasedFrom(state, member.no));
    }
  }
}

function byPerson(state: EventState, person: string, command: Command, context: Context): Decision {
  if (command.do === 'leave') {
    const member = memberOf(state, person);
    return member
      ? accepted([{ type: 'left', member: member.no, removed: false }])
      : rejectWith('not-in-event');
  }
  if (state.seq >= MAX_ENTRIES) return rejectWith('table-full');
  if (command.do === 'join') return join(state, person, command, context);
  return person === state.director
    ? byDirector(state, command, context)
    : rejectWith('not-director');
}

type DirectorCommand = Exclude<Command, { do: 'join' | 'leave' }>;

function byDirector(state: EventState, command: DirectorCommand, context: Context): Decision {
  switch (command.do) {
    case 'list':
    case 'rename':
    case 'remove':
    case 'merge':
    case 'answer':
    case 'erase':
    case 'apart':
      return ofPeople(state, command, context);
    case 'lock':
      return accepted([{ type: 'locked', on: command.on }]);
    case 'title':
      return accepted([{ type: 'title', title: cleaned(command.title, TITLE_LENGTH) }]);
    case 'options':
      return changeOptions(state, command.options, context);
    case 'prepare':
      return prepare(state, command.action, context);
    case 'settings': {
      const { bot } = command.settings;
      return context.game.bot(bot)
        ? accepted([{ type: 'settings', settings: command.settings }])
        : rejectWith('no-such-bot', { bot });
    }
    case 'draw':
      return draw(state, command.draw, context);
    case 'arrange':
      return arrange(state, command.tables, context);
    case 'start':
      return start(state, context);
    case 'next':
      return next(state);
    case 'pause':
      return pause(state, command.on);
    case 'bell':
      return ring(state, command.how);
    case 'time':
      return until(state, command.minutes, context.now);
    case 'tell':
      return accepted([{ type: 'told', text: cleaned(command.text, MESSAGE_LENGTH) }]);
    case 'spotlight': {
      const { table } = command;
      const isThere = table === null || lastRound(state)?.tables.some(({ id }) => id === table);
      return isThere ? accepted([{ type: 'spotlight', table }]) : rejectWith('no-such-event-table');
    }
  }
}

/** Changes the options; an action prepared for the former ones is dropped where it does not fit. */
function changeOptions(state: EventState, raw: unknown, context: Context): Decision {
  const options = context.game.options(raw);
  if (!options.ok) return options;
  const { prepared } = state;
  const fits = prepared === null || whyNotPrepared(options.value, prepared, context) === null;
  const changed: TournamentEvent = { type: 'options', options: options.value };
  return accepted(fits ? [changed] : [changed, { type: 'prepared', action: null }]);
}

/** A person joins: with a free name, with one from the list, or back on another device. */
function join(
  state: EventState,
  person: string,
  command: Extract<Command, { do: 'join' }>,
  context: Context,
): Decision {
  const mine = memberOf(state, person);
  if (mine) return mine.state === 'here' ? rejectWith('already-seated') : rejectWith('not-now');
  if (state.barred.includes(person)) return rejectWith('removed');
  const name = cleaned(command.name, NAME_LENGTH);
  const wanted =
    command.member === undefined
      ? state.members.find((one) => one.state !== 'gone' && isSameName(one.name, name))
      : state.members.find(({ no }) => no === command.member);
  if (command.member !== undefined && !wanted) return rejectWith('no-such-member');
  if (!wanted && name === '') return rejectWith('bad-name');
  // The member is here on another device already: the director decides whether it is the same
  // person.
  if (wanted && wanted.state !== 'listed') return knock(state, person, wanted.no);
  if (state.locked && !wanted) return rejectWith('event-locked');
  if (!wanted && state.members.length >= MAX_MEMBERS) return rejectWith('event-full');
  const joined: TournamentEvent = {
    type: 'joined',
    member: wanted?.no ?? state.members.length,
    person,
    name: wanted?.name ?? name,
  };
  return accepted([joined, ...seatLate(state, joined.member, context)]);
}

function knock(state: EventState, person: string, member: number): Decision {
  if (state.members[member]?.state === 'gone') return rejectWith('no-such-member');
  const isWaiting = state.knocks.some((one) => one.person === person);
  if (isWaiting || state.knocks.length >= MAX_MEMBERS) return rejectWith('ask-director');
  return accepted([{ type: 'knocked', person, member }]);
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

type PeopleCommand = Extract<
  DirectorCommand,
  { do: 'list' | 'rename' | 'remove' | 'merge' | 'answer' | 'erase' | 'apart' }
>;

function ofPeople(state: EventState, command: PeopleCommand, context: Context): Decision {
  const find = (no: number) => {
    const found = state.members[no];
    return found && found.state !== 'gone' ? found : undefined;
  };
  switch (command.do) {
    case 'list':
      return listed(state, command.names);
    case 'rename': {
      const name = cleaned(command.name, NAME_LENGTH);
      if (!find(command.member)) return rejectWith('no-such-member');
      if (name === '') return rejectWith('bad-name');
      const others = state.members.flatMap((one) => (one.no === command.member ? [] : [one.name]));
      return accepted([
        { type: 'renamed', member: command.member, name: distinctName(name, others) },
      ]);
    }
    case 'remove':
      return find(command.member)
        ? accepted([{ type: 'left', member: command.member, removed: true }])
        : rejectWith('no-such-member');
    case 'merge': {
      const { from, into } = command;
      if (from === into || !find(from) || !find(into)) return rejectWith('no-such-member');
      return accepted([{ type: 'merged', from, into }]);
    }
    case 'answer': {
      const { person, admit } = command;
      const found = state.knocks.find((one) => one.person === person);
      if (!found) return rejectWith('no-such-member');
      const isFree = find(found.member) && memberOf(state, person) === undefined;
      if (admit && !isFree) return rejectWith('no-such-member');
      const answered: TournamentEvent = { type: 'answered', person, member: found.member, admit };
      return accepted(admit ? [answered, ...seatLate(state, found.member, context)] : [answered]);
    }
    case 'erase':
      return state.members[command.member]
        ? accepted(erasedFrom(state, command.member))
        : rejectWith('no-such-member');
    case 'apart':
      return command.pairs.every(([a, b]) => a !== b && find(a) && find(b))
        ? accepted([{ type: 'apart', pairs: command.pairs }])
        : rejectWith('no-such-member');
  }
}

/** New names for the list; names already present are skipped. */
function listed(state: EventState, raw: readonly string[]): Decision {
  const taken = state.members.map(({ name }) => name);
  const names: { member: number; name: string }[] = [];
  for (const one of raw) {
    const name = cleaned(one, NAME_LENGTH);
    if (name === '' || [...taken, ...names.map((n) => n.name)].some((n) => isSameName(n, name)))
      continue;
    names.push({ member: state.members.length + names.length, name });
  }
  if (names.length === 0) return rejectWith('bad-name');
  if (state.members.length + names.length > MAX_MEMBERS) {
    return rejectWith('event-full', { most: MAX_MEMBERS });
  }
  return accepted([{ type: 'listed', names }]);
}

/** A table reports its scores; known ones change nothing. */
function report(
  state: EventState,
  { table: id, played, over, best, scores }: Extract<Request, { kind: 'report' }>,
): Decision {
  const round = state.rounds.find(({ tables }) => tables.some((one) => one.id === id));
  const table = round?.tables.find((one) => one.id === id);
  if (!round || !table) return rejectWith('no-such-event-table');
  const isNews = played > table.played || (over && !table.over);
  if (!isNews || scores.length !== table.seats.length) return rejectWith('not-now');
  const reported: TournamentEvent = {
    type: 'reported',
    table: id,
    played,
    over,
    best,
    scores: [...scores],
  };
  const others = round.tables.every((one) => one.id === id || one.over);
  const isLast = round === lastRound(state) && !round.ended && over && others;
  return accepted(isLast ? [reported, { type: 'ended', counts: false }] : [reported]);
}
