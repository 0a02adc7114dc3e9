import { accepted, type AnyGame } from '@lusoria/core';
import { isDayClock, outlastsTable } from '@lusoria/table/by-day';
import { cleaned, NAME_LENGTH, NAMELESS } from '@lusoria/table/names';
import { adapt } from './adaptation/adapt.ts';
import { type Context, type Decision, rejectWith, type Request } from './decision.ts';
import { erasedFrom } from './erase.ts';
import { assign, doHomework, setHomework } from './homework/decide.ts';
import { findPiece } from './homework/state.ts';
import { plan, planFrom, withPlan } from './plan.ts';
import { join, leave } from './joining.ts';
import { directs, isOn, lastRound } from './membership.ts';
import { ofPeople } from './people.ts';
import { prepare, whyNotPrepared } from './prepared.ts';
import { conductQuestion, pose, reply } from './question/decide.ts';
import { changeTeams } from './teams.ts';
import {
  arrange,
  draw,
  drawGroups,
  endForGood,
  next,
  pause,
  ring,
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
  /** The class that it is a lesson of; null: of none. */
  readonly roster: string | null;
}

/**
 * The first entry of an event, or the reason why it cannot be created.
 *
 * @param keepMs as in {@link Context}
 */
export function open(
  game: AnyGame,
  { title, name, ...opening }: Opening,
  keepMs?: number,
): Decision {
  const options = game.options(opening.options);
  if (!options.ok) return options;
  if (!game.bot(opening.settings.bot))
    return rejectWith('no-such-bot', { bot: opening.settings.bot });
  if (outlastsTable(opening.settings.clock, keepMs)) return rejectWith('move-too-long');
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
      return byPerson(state, request, context);
    case 'report':
      return report(state, request);
    case 'time':
      return timeUp(state, context.now);
    case 'operator':
      return endForGood(state);
    case 'direct':
      return directs(state, request.person)
        ? rejectWith('not-now')
        : accepted([{ type: 'directs', person: request.person }]);
    case 'erase-member':
      return state.members[request.member] && state.members[request.member]?.name !== NAMELESS
        ? accepted(erasedFrom(state, request.member))
        : rejectWith('no-such-member');
    case 'erase': {
      // Who was refused and has come in later is two members.
      const named = state.members.filter(
        ({ person, known, name }) => (person ?? known) === request.person && name !== NAMELESS,
      );
      if (named.length === 0) return rejectWith('no-such-person');
      return accepted(named.flatMap(({ no }) => erasedFrom(state, no)));
    }
  }
}

function byPerson(
  state: EventState,
  { person, command, posed = null, practice = null }: Extract<Request, { kind: 'person' }>,
  context: Context,
): Decision {
  if (command.do === 'leave') return leave(state, person);
  if (state.seq >= MAX_ENTRIES) return rejectWith('table-full');
  if (command.do === 'join') return join(state, person, command, context);
  if (
    command.do === 'begin-homework' ||
    command.do === 'answer-item' ||
    command.do === 'word' ||
    command.do === 'return'
  ) {
    return doHomework(state, person, command, { ...context, practice });
  }
  if (command.do === 'reply') return reply(state, person, command);
  if (!directs(state, person)) return rejectWith('not-director');
  if (command.do === 'assign') return assign(state, command, { ...context, practice });
  return command.do === 'pose' ? pose(state, command, posed) : byDirector(state, command, context);
}

type DirectorCommand = Exclude<
  Command,
  {
    do:
      | 'join'
      | 'leave'
      | 'assign'
      | 'begin-homework'
      | 'answer-item'
      | 'word'
      | 'return'
      | 'reply'
      | 'pose';
  }
>;

function byDirector(state: EventState, command: DirectorCommand, context: Context): Decision {
  switch (command.do) {
    case 'list':
    case 'rename':
    case 'remove':
    case 'readmit':
    case 'admit':
    case 'refuse':
    case 'merge':
    case 'answer':
    case 'erase':
    case 'apart':
      return ofPeople(state, command, context);
    case 'reschedule':
    case 'close-homework':
      return setHomework(state, command, context);
    case 'close-question':
    case 'show-question':
    case 'end-question':
      return conductQuestion(state, command);
    case 'adapt':
      return adapt(state, command, context);
    case 'lock':
      return accepted([{ type: 'locked', on: command.on }]);
    case 'title':
      return accepted([{ type: 'title', title: cleaned(command.title, TITLE_LENGTH) }]);
    case 'options':
      return changeOptions(state, command.options, context);
    case 'prepare':
      return prepare(state, command.action, context);
    case 'settings':
      return changeSettings(state, command.settings, context);
    case 'draw':
      return draw(state, command.draw, context);
    case 'arrange':
      return arrange(state, command.tables, context);
    case 'groups':
      return drawGroups(state, context);
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
function changeSettings(state: EventState, settings: Settings, context: Context): Decision {
  const { game, keepMs } = context;
  const { bot, clock } = settings;
  if (!game.bot(bot)) return rejectWith('no-such-bot', { bot });
  if (outlastsTable(clock, keepMs)) return rejectWith('move-too-long');
  return areTermsKept(state, settings)
    ? accepted([{ type: 'settings', settings }])
    : rejectWith('terms-agreed');
}

/** Whether those who sit at tables by the day sat down to these settings. Those of a later round may be others. */
function areTermsKept(state: EventState, { clock, substitute }: Settings): boolean {
  const now = state.settings;
  if (!isOn(state) || (!isDayClock(now.clock) && !isDayClock(clock))) return true;
  return now.clock === clock && now.substitute === substitute;
}

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
