import { accepted, type AnyGame } from '@lusoria/core';
import { cleaned, NAME_LENGTH, NAMELESS } from '@lusoria/table/names';
import { type Context, type Decision, rejectWith, type Request } from './decision.ts';
import { erasedFrom } from './erase.ts';
import { doHomework, setHomework } from './homework/decide.ts';
import { findPiece } from './homework/state.ts';
import { plan, planFrom, withPlan } from './plan.ts';
import { join, leave } from './joining.ts';
import { lastRound } from './membership.ts';
import { ofPeople } from './people.ts';
import { prepare, whyNotPrepared } from './prepared.ts';
import { changeTeams } from './teams.ts';
import { arrange, draw, endForGood, next, pause, ring, start, timeUp, until } from './rounds.ts';
import {
  type Command,
  type TournamentEvent,
  type EventState,
  type Kind,
  MAX_ENTRIES,
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
  const decision = decideAlone(state, request, context);
  return decision.ok ? accepted(withPlan(state, decision.value, context)) : decision;
}

function decideAlone(state: EventState, request: Request, context: Context): Decision {
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
      // Who was refused and has come in later is two members.
      const named = state.members.filter(
        ({ person, name }) => person === request.person && name !== NAMELESS,
      );
      if (named.length === 0) return rejectWith('no-such-person');
      return accepted(named.flatMap(({ no }) => erasedFrom(state, no)));
    }
  }
}

function byPerson(state: EventState, person: string, command: Command, context: Context): Decision {
  if (command.do === 'leave') return leave(state, person);
  if (state.seq >= MAX_ENTRIES) return rejectWith('table-full');
  if (command.do === 'join') return join(state, person, command, context);
  if (command.do === 'begin-homework' || command.do === 'word' || command.do === 'return') {
    return doHomework(state, person, command, context);
  }
  return person === state.director
    ? byDirector(state, command, context)
    : rejectWith('not-director');
}

type DirectorCommand = Exclude<
  Command,
  { do: 'join' | 'leave' | 'begin-homework' | 'word' | 'return' }
>;

function byDirector(state: EventState, command: DirectorCommand, context: Context): Decision {
  switch (command.do) {
    case 'list':
    case 'rename':
    case 'remove':
    case 'admit':
    case 'refuse':
    case 'merge':
    case 'answer':
    case 'erase':
    case 'apart':
      return ofPeople(state, command, context);
    case 'assign':
    case 'reschedule':
    case 'close-homework':
      return setHomework(state, command, context);
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
    case 'plan':
      return plan(state, command.series, context);
    case 'plan-list':
      return planFrom(state, command.series, context);
    case 'teams':
      return changeTeams(state, command);
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

/** A table reports its scores; known ones change nothing. */
function report(
  state: EventState,
  { table: id, played, over, best, scores }: Extract<Request, { kind: 'report' }>,
): Decision {
  const round = state.rounds.find(({ tables }) => tables.some((one) => one.id === id));
  const table = round?.tables.find((one) => one.id === id) ?? findPiece(state.homework, id)?.table;
  if (!table) return rejectWith('no-such-event-table');
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
  if (!round) return accepted([reported]);
  const others = round.tables.every((one) => one.id === id || one.over);
  const isLast = round === lastRound(state) && !round.ended && over && others;
  return accepted(isLast ? [reported, { type: 'ended', counts: false }] : [reported]);
}
