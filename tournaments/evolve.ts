import { defined } from '@lusoria/core';
import { afterAdapted, mergedAdaptations, withoutAdaptation } from './adaptation/adapt.ts';
import {
  afterReport,
  findPiece,
  homeworkAfter,
  mergedPieces,
  withoutPlayer,
} from './homework/state.ts';
import { type EventTable, newTable, reported, withMember } from './model/scores.ts';
import { mergedQuestions, questionsAfter } from './question/state.ts';
import { replaced } from './seating/replaced.ts';
import type {
  EventEntry,
  TournamentEvent,
  EventRound,
  EventState,
  Member,
  Tables,
} from './types.ts';
import { ERASED, knocked, listedAt, readmitted } from './membership.ts';
import { seatsAlike } from './settings.ts';

type Of<T extends TournamentEvent['type']> = Extract<TournamentEvent, { type: T }>;

/** The initial event, from the first event of its log. */
function initialState(id: string, event: Of<'created'>, at: number): EventState {
  const { type: _, ...made } = event;
  return {
    ...made,
    id,
    directors: [],
    groups: [],
    moved: [],
    prepared: null,
    locked: false,
    members: [],
    knocks: [],
    barred: [],
    refused: [],
    apart: [],
    drawn: null,
    plan: [],
    teams: [],
    counted: null,
    rounds: [],
    adaptations: [],
    homework: [],
    questions: [],
    told: null,
    spotlight: null,
    createdAt: at,
    updatedAt: at,
    seq: 1,
  };
}

/**
 * Replays an event's log.
 *
 * @throws RangeError when the log does not begin with its creation.
 */
export function replay(id: string, log: readonly EventEntry[]): EventState {
  const [first, ...rest] = log;
  const [created, ...also] = first?.events ?? [];
  if (!first || created?.type !== 'created') throw new RangeError('a log begins with `created`');
  const begun = also.reduce(
    (state, event) => evolve(state, event, first.at),
    initialState(id, created, first.at),
  );
  return rest.reduce(afterEntry, begun);
}

/** Applies an entry of the log. */
export function afterEntry(state: EventState, { seq, at, events }: EventEntry): EventState {
  const numbered = { ...state, seq, updatedAt: at };
  return events.reduce((before, event) => evolve(before, event, at), numbered);
}

/** Applies one event of the log, at this time. */
export function evolve(state: EventState, event: TournamentEvent, at: number): EventState {
  switch (event.type) {
    case 'created':
      return state;
    case 'directs':
      return { ...state, directors: [...state.directors, event.person] };
    case 'grouped':
      return { ...state, groups: event.tables };
    case 'listed':
      return { ...state, members: [...state.members, ...event.names.map(listedAt(at))] };
    case 'joined':
      return forgetsKnock(came(state, event, 'here', at), event.person);
    case 'asked':
      return came(state, event, 'asks', at);
    case 'admitted':
      return changed(state, event.member, { state: 'here', at });
    case 'refused':
      return refused(state, event.member);
    case 'knocked':
      return knocked(state, event);
    case 'answered':
      return answered(state, event);
    case 'renamed':
      return changed(state, event.member, { name: event.name });
    case 'left':
      return left(state, event);
    case 'readmitted':
      return readmitted(state, event);
    case 'merged':
      return merged(state, event);
    case 'locked':
      return { ...state, locked: event.on };
    case 'title':
      return { ...state, title: event.title };
    case 'options':
      return { ...state, options: event.options };
    case 'settings':
      return {
        ...state,
        settings: event.settings,
        drawn: seatsAlike(state.settings, event.settings) ? state.drawn : null,
      };
    case 'prepared':
      return { ...state, prepared: event.action, drawn: null };
    case 'apart':
      return { ...state, apart: event.pairs };
    case 'drawn':
      return { ...state, drawn: event.tables };
    case 'planned':
      return { ...state, plan: event.series, drawn: null };
    case 'teams':
      return { ...state, teams: event.teams, counted: event.counted };
    case 'round':
      return {
        ...state,
        drawn: null,
        plan: state.plan.slice(1),
        spotlight: null,
        told: null,
        rounds: [...state.rounds, newRound(event, at)],
      };
    case 'seated':
      return atTable(cameLate(state, [event.member], at), event.table, (table) => ({
        ...table,
        seats: table.seats.with(event.seat, event.member),
      }));
    case 'opened': {
      const came = event.seats.filter((member) => member !== null);
      return inRound(cameLate(state, came, at), (round) => ({
        ...round,
        tables: [...round.tables, newTable(event.table, event.seats, event.options)],
      }));
    }
    case 'dealt':
      return inRound(state, (round) => ({ ...round, deals: round.deals + 1 }));
    case 'paused':
      return inRound(state, (round) => paused(round, event, at));
    case 'time':
      return inRound(state, (round) => ({ ...round, until: event.until }));
    case 'reported':
      return findPiece(state.homework, event.table)
        ? { ...state, homework: afterReport(state.homework, event, at) }
        : atTable(state, event.table, (table) => reported(table, event));
    case 'ended':
      return inRound({ ...state, told: null }, (round) => ({
        ...round,
        tables: round.tables.map((table) => ({ ...table, brokenOff: !table.over })),
        ended: true,
        counts: event.counts,
        pausedAt: null,
        adjourned: false,
      }));
    case 'told':
      return { ...state, told: event.text === '' ? null : { text: event.text, at } };
    case 'spotlight':
      return { ...state, spotlight: event.table };
    case 'erased':
      return erased(state, event.member);
    case 'adapted':
      return { ...state, adaptations: afterAdapted(state.adaptations, event) };
    case 'assigned':
    case 'rescheduled':
    case 'homework-closed':
    case 'homework-begun':
    case 'practice-begun':
    case 'item-answered':
      return { ...state, homework: homeworkAfter(state.homework, event, at) };
    case 'posed':
    case 'replied':
    case 'question-closed':
    case 'question-shown':
    case 'question-ended':
      return { ...state, questions: questionsAfter(state.questions, event, state.members) };
    case 'word':
      return changed(state, event.member, { word: event.word || null });
    case 'returned':
      return forgetsKnock(movedTo(state, event.member, event.person, at), event.person);
  }
}

function erased(state: EventState, member: number): EventState {
  const adaptations = withoutAdaptation(state.adaptations, member);
  return changed({ ...state, adaptations }, member, ERASED);
}

function changed(state: EventState, no: number, to: Partial<Member>): EventState {
  return {
    ...state,
    members: state.members.map((one) => (one.no === no ? { ...one, ...to } : one)),
  };
}

function came(
  state: EventState,
  { member, person, name }: Of<'joined' | 'asked'>,
  as: 'here' | 'asks',
  at: number,
): EventState {
  const newcomer = { name, person, state: as, at };
  if (state.members.some(({ no }) => no === member)) return changed(state, member, newcomer);
  return {
    ...state,
    members: [
      ...state.members,
      { no: member, isListed: false, word: null, known: null, ...newcomer },
    ],
  };
}

/** Whoever has come in as somebody else is not asked about any more. */
function forgetsKnock(state: EventState, person: string): EventState {
  const knocks = state.knocks.filter((knock) => knock.person !== person);
  return knocks.length === state.knocks.length ? state : { ...state, knocks };
}

/** A name from the list is free again; any other is gone with the person who has said it. */
function refused(state: EventState, no: number): EventState {
  const member = state.members.find((one) => one.no === no);
  const person = member?.person ?? null;
  const after = person === null ? state : { ...state, refused: [...state.refused, person] };
  return changed(
    after,
    no,
    member?.isListed ? { person: null, state: 'listed' } : { state: 'gone' },
  );
}

function answered(state: EventState, { person, member, admit }: Of<'answered'>): EventState {
  const after = { ...state, knocks: state.knocks.filter((knock) => knock.person !== person) };
  return admit
    ? movedTo(after, member, person, null)
    : { ...after, refused: [...after.refused, person] };
}

/** @param at when they came in, where they were only expected before; null: that stays as it is */
function movedTo(state: EventState, no: number, person: string, at: number | null): EventState {
  const before = state.members.find((one) => one.no === no);
  const former = before?.state === 'here' ? before.person : null;
  const came = before?.state === 'here' || at === null ? {} : { at };
  const moved = state.moved.filter((one) => one !== person);
  return {
    ...changed(state, no, { person, state: 'here', ...came }),
    moved: former === null || former === person ? moved : [...moved, former],
  };
}

function left(state: EventState, { member, removed }: Of<'left'>): EventState {
  const person = state.members.find(({ no }) => no === member)?.person ?? null;
  const after = {
    ...unseated(state, member),
    knocks: state.knocks.filter((knock) => knock.member !== member),
    barred: removed && person !== null ? [...state.barred, person] : state.barred,
  };
  return changed(after, member, { state: 'gone' });
}

/** Removes a leaving member from the seats of a round under way: a bot plays on; their scores stay theirs. */
function unseated(state: EventState, member: number): EventState {
  return {
    ...inRound(state, (round) =>
      round.ended
        ? round
        : {
            ...round,
            tables: round.tables.map((table) => ({
              ...table,
              seats: table.seats.map((one) => (one === member ? null : one)),
            })),
          },
    ),
    homework: withoutPlayer(state.homework, member),
    drawn: state.drawn && state.drawn.map((table) => table.filter((one) => one !== member)),
  };
}

/** Merges two members: the device, where the other has none, the seat, and all results. */
function merged(state: EventState, { from, into }: Of<'merged'>): EventState {
  const find = (no: number): Member | undefined => state.members.find((one) => one.no === no);
  const person = find(from)?.person ?? find(into)?.person ?? null;
  const swapped = (one: number | null): number | null => (one === from ? into : one);
  const rounds = state.rounds.map((round) => ({
    ...round,
    tables: round.tables.map((table) => ({
      ...withMember(table, from, into),
      // Nobody has two seats.
      seats: table.seats.map((one) =>
        one === into && round.tables.some(({ seats }) => seats.includes(from))
          ? null
          : swapped(one),
      ),
    })),
  }));
  const once = (tables: Tables): Tables => replaced(tables, from, into);
  const drawn = state.drawn && once(state.drawn);
  const plan = state.plan.map(once);
  const homework = mergedPieces(state.homework, from, into);
  const questions = mergedQuestions(state.questions, from, into);
  const teams = once(state.teams.map((team) => team.members));
  const after = changed(
    {
      ...state,
      rounds,
      adaptations: mergedAdaptations(state.adaptations, from, into),
      homework,
      questions,
      drawn,
      plan,
      teams: state.teams.map((team, i) => ({ ...team, members: defined(teams[i]) })),
    },
    into,
    {
      person,
      word: find(into)?.word ?? find(from)?.word ?? null,
      state: person === null ? 'listed' : 'here',
    },
  );
  return changed(after, from, { person: null, state: 'gone', word: null });
}

function newRound({ tables, secret, prepared, until }: Of<'round'>, at: number): EventRound {
  return {
    tables: tables.map(({ table, seats, options }) => newTable(table, seats, options)),
    secret,
    prepared,
    startedAt: at,
    until,
    pausedAt: null,
    resumedAt: 0,
    adjourned: false,
    counts: false,
    late: [],
    deals: 1,
    ended: false,
  };
}

function cameLate(state: EventState, members: readonly number[], at: number): EventState {
  const came = members.map((member) => ({ member, at }));
  return inRound(state, (round) => ({
    ...round,
    late: [...round.late.filter(({ member }) => !members.includes(member)), ...came],
  }));
}

/** Pauses or resumes a round; a pause stops its time. */
function paused(round: EventRound, { on, adjourned }: Of<'paused'>, at: number): EventRound {
  // The time of another lesson is another one.
  if (on && adjourned) return { ...round, pausedAt: round.pausedAt ?? at, adjourned, until: null };
  if (on) return { ...round, pausedAt: at };
  const missed = round.pausedAt === null ? 0 : at - round.pausedAt;
  const until = round.until === null ? null : round.until + missed;
  return { ...round, pausedAt: null, resumedAt: at, adjourned: false, until };
}

function inRound(state: EventState, change: (round: EventRound) => EventRound): EventState {
  const round = state.rounds.at(-1);
  return round ? { ...state, rounds: state.rounds.with(-1, change(round)) } : state;
}

/** Updates a table of any round: last reports of an ended round may come when the next is on. */
function atTable(
  state: EventState,
  id: string,
  change: (table: EventTable) => EventTable,
): EventState {
  return {
    ...state,
    rounds: state.rounds.map((round) =>
      round.tables.some((table) => table.id === id)
        ? {
            ...round,
            tables: round.tables.map((table) => (table.id === id ? change(table) : table)),
          }
        : round,
    ),
  };
}
