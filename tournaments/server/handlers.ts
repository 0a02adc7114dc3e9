import { type PosedQuestion, reject } from '@lusoria/core';
import {
  type Connection,
  isStillThere,
  isWaiting,
  LOBBY,
  type MessageOf,
  type Ports,
  seatedNames,
  sendRejection,
  type StoredPerson,
  type TableActor,
  type TableState,
} from '@lusoria/table';
import * as v from 'valibot';
import { homeworkToDo } from '../homework/progress.ts';
import { practisedIn } from '../homework/state.ts';
import { directs, memberOf, membersHere } from '../membership.ts';
import {
  type EventAnswer,
  type EventRequest,
  eventRequestSchema,
  type EventSummary,
  type FreeTable,
} from '../protocol.ts';
import type { Command, EventState } from '../types.ts';
import {
  type ActiveEvent,
  type ActiveEvents,
  EVENT_GAME,
  isCode,
  type Watcher,
} from './active-events.ts';
import { createEvent, eventId, isEventAlone } from './creation.ts';
import type { RosterLink } from './roster-link.ts';
import type { Removal } from './removal.ts';

/** Maximum events that one person may direct or be in at a time. */
const MAX_EVENTS = 60;
/** Maximum logs of a person, of events and tables, that are searched for events. */
const LOOKED_THROUGH = 200;

type Ask<T extends EventRequest['ask']> = Extract<EventRequest, { ask: T }>;
type Answer = (answer: EventAnswer) => void;
type Refuse = (...rejection: Parameters<typeof reject>) => void;

/** The author of a request, and how to answer it. */
interface Asked {
  readonly connection: Connection;
  readonly person: StoredPerson;
  readonly id: string;
  readonly answer: Answer;
  readonly refuse: Refuse;
}

export interface EventHandlersContext {
  readonly ports: Ports;
  readonly connections: ReadonlySet<Connection>;
  readonly events: ActiveEvents;
  readonly removal: Removal;
  readonly rosters: RosterLink;
  /** A table in memory; null: there is none. */
  load(table: string): Promise<TableActor | null>;
  /** Called when a connection watches an event from now on: it is sent the view. */
  come(connection: Connection, event: ActiveEvent, watcher: Watcher): void;
  leave(connection: Connection, id: string): void;
  /** Drops an event from memory that is no longer in the store, and tells its watchers. */
  evict(id: string): void;
}

/** Handles clients' requests about events. */
export function eventHandlers(context: EventHandlersContext) {
  return async (
    connection: Connection,
    person: StoredPerson,
    { id, request: raw }: MessageOf<'event'>,
  ): Promise<void> => {
    const refuse: Refuse = (...rejection) =>
      sendRejection(context.ports, connection, id, reject(...rejection));
    const read = v.safeParse(eventRequestSchema, raw, { abortEarly: true });
    if (!read.success) {
      return refuse('bad-message', { path: v.getDotPath(read.issues[0]) ?? 'request' });
    }
    const answer: Answer = (value) => connection.send({ t: 'event-answer', id, answer: value });
    const asked = { connection, person, id, answer, refuse };
    const request = read.output;
    switch (request.ask) {
      case 'create':
        return create(context, asked, request);
      case 'open':
        return watch(context, asked, request);
      case 'close':
        context.leave(connection, request.event);
        return answer({ to: 'close' });
      case 'do':
        return command(context, asked, request);
      case 'list':
        return list(context, asked);
      case 'lobby':
        return showLobby(context, asked);
      case 'practised':
        return practised(context, asked, request);
      case 'erase':
        return erase(context, asked, request);
    }
  };
}

async function create(
  { ports }: EventHandlersContext,
  { person, connection, id: message, answer, refuse }: Asked,
  { kind, title, game: name, options, settings }: Ask<'create'>,
): Promise<void> {
  const game = await ports.games(name);
  if (!game) return refuse('no-such-game', { game: name });
  const id = eventId(person.id, message);
  const made = await ports.store.find(id);
  if (made) return answer({ to: 'create', event: id, code: made.code });
  const own = await ports.store.tablesOf(person.id, LOOKED_THROUGH);
  if (own.filter(isEventAlone).length >= MAX_EVENTS) {
    return refuse('too-many-events', { most: MAX_EVENTS });
  }
  if (!connection.quota('table')) return refuse('too-fast');
  const opening = { kind, title, options, settings, director: person.id, name: person.name };
  const created = await createEvent(ports, game, {
    id,
    command: `${person.id}:${message}`,
    opening: { ...opening, roster: null },
    people: settings.listed ? [person.id, LOBBY] : [person.id],
  });
  if (!created.ok) return refuse(created.rejection.code, created.rejection.params);
  answer({ to: 'create', event: id, code: created.value });
}

async function watch(
  context: EventHandlersContext,
  asked: Asked,
  request: Ask<'open'>,
): Promise<void> {
  const { ports, connections, events, rosters, come, evict } = context;
  const { connection, person, answer, refuse } = asked;
  const { event: idOrCode, screen, patches } = request;
  const guesses = isCode(idOrCode);
  if (!connection.quota('read') || (guesses && !connection.quota('may-guess'))) {
    return refuse('too-fast');
  }
  const event = await events.load(idOrCode);
  if (!event) {
    if (guesses) connection.quota('guess');
    return refuse('no-such-event');
  }
  if (connection.watching.size === 0 && connection.elsewhere(event.actor.event().code)) return;
  await directWithKey(rosters, event, person.id);
  // Whatever was acknowledged is shown, at whichever node that was, and nothing that was erased there.
  const { actor } = event;
  if (!(await isStillThere(ports, actor.event(), actor))) {
    evict(actor.event().id);
    return refuse('no-such-event');
  }
  // A connection that closed while we awaited would leak as a watcher.
  if (!connections.has(connection)) return;
  const { id } = actor.event();
  // Dropped from memory while we awaited, it is none that anybody else looks after.
  if (events.use(id) !== event) return watch(context, asked, request);
  answer({ to: 'open', event: id });
  come(connection, event, {
    watching: screen ? { key: screen.key } : null,
    patches: patches === true ? 'nothing' : null,
  });
}

/** Any device that has the key of a class directs its lessons. */
async function directWithKey(
  rosters: RosterLink,
  { actor }: ActiveEvent,
  person: string,
): Promise<void> {
  const { roster, directors, director, seq } = actor.event();
  if (roster === null || directs({ director, directors }, person)) return;
  if (!(await rosters.holds(roster, person))) return;
  await new Promise<void>((resolve) => {
    actor.submit({ kind: 'direct', person }, `event:direct ${person} ${seq}`, () => resolve());
  });
}

async function list(
  { ports, events }: EventHandlersContext,
  { connection, person, answer, refuse }: Asked,
): Promise<void> {
  if (!connection.quota('read')) return refuse('too-fast');
  const own = await ports.store.tablesOf(person.id, LOOKED_THROUGH);
  const loaded = await Promise.all(
    own
      .filter(({ game }) => game === EVENT_GAME)
      .slice(0, MAX_EVENTS)
      .map(async ({ id }) => (await events.load(id))?.actor.event()),
  );
  const summaries = loaded.flatMap((event) => (event ? [summaryOf(event, person.id)] : []));
  answer({ to: 'list', events: summaries });
}

/** Time without activity after which an event or table is not listed any more (milliseconds). */
const LISTED_MS = 12 * 60 * 60 * 1000;
/** Maximum events and tables in the lobby: the latest. */
const MAX_LISTED = 30;

async function showLobby(
  { ports, events, load }: EventHandlersContext,
  { connection, person, answer, refuse }: Asked,
): Promise<void> {
  if (ports.lobby !== true) return answer({ to: 'lobby', shows: false, events: [], tables: [] });
  if (!connection.quota('read')) return refuse('too-fast');
  const found = await ports.store.tablesOf(LOBBY, MAX_LISTED);
  const since = ports.now() - LISTED_MS;
  const shown = await Promise.all(
    found.map(async ({ id, game }) => {
      if (game === EVENT_GAME) {
        const event = (await events.load(id))?.actor.event();
        const isShown = event && event.updatedAt > since && event.settings.listed && !event.locked;
        return isShown ? summaryOf(event, person.id) : null;
      }
      const table = (await load(id))?.table();
      return table && table.updatedAt > since && isWaiting(table) ? freeTable(table) : null;
    }),
  );
  answer({
    to: 'lobby',
    shows: true,
    events: shown.filter((one) => one !== null && 'event' in one),
    tables: shown.filter((one) => one !== null && 'free' in one),
  });
}

function freeTable(table: TableState): FreeTable {
  const { code, game, options, seats } = table;
  return {
    code,
    game: game.id,
    options,
    names: seatedNames(table),
    free: seats.filter(({ kind }) => kind === 'open').length,
  };
}

async function command(
  { ports, events, removal }: EventHandlersContext,
  { person, connection, id, answer, refuse }: Asked,
  { event: idOrCode, command: wanted }: Ask<'do'>,
): Promise<void> {
  const guesses = isCode(idOrCode);
  if (guesses && !connection.quota('may-guess')) return refuse('too-fast');
  const event = await events.load(idOrCode);
  if (!event) {
    if (guesses) connection.quota('guess');
    return refuse('no-such-event');
  }
  const { actor } = event;
  if (wanted.do === 'return' && !connection.quota('may-guess')) return refuse('too-fast');
  if (isDrawing(wanted) && !connection.quota('slow')) return refuse('too-fast');
  if (wanted.do === 'begin-homework' && !connection.quota('table')) return refuse('too-fast');
  // Before anything is made of it: strangers cost nothing.
  const isPosed = wanted.do === 'pose' && actor.event().director === person.id;
  if (isPosed && !connection.quota('slow')) return refuse('too-fast');
  const posed = isPosed ? await posedFrom(ports, actor.event().game, wanted.source) : null;
  const practice = needsPractice(wanted) ? await ports.practice?.(actor.event().game) : null;
  const erases = wanted.do === 'erase' ? actor.event().members[wanted.member] : undefined;
  const result = await new Promise<Parameters<Parameters<typeof actor.submit>[2]>[0]>((resolve) => {
    actor.submit(
      {
        kind: 'person',
        person: person.id,
        command: wanted,
        posed,
        practice: practice ?? null,
      },
      `${person.id}:${id}`,
      resolve,
    );
  });
  if (!result.ok) {
    if (result.rejection.code === 'wrong-word') connection.quota('guess');
    return refuse(result.rejection.code, result.rejection.params);
  }
  if (erases) await removal.eraseMembers(actor, erases.person ?? '', [erases.no]);
  answer({ to: 'do', seq: result.value });
}

async function posedFrom(
  { questions }: Ports,
  game: string,
  source: unknown,
): Promise<PosedQuestion | null> {
  return (await questions?.(game))?.pose(source) ?? null;
}

/** Whether a command may be about practice. Loaded once, so a stranger costs nothing. */
function needsPractice({ do: what }: Command): boolean {
  return what === 'assign' || what === 'begin-homework' || what === 'answer-item';
}

/** Whether a command has tables drawn, which takes a while where many have met before. */
function isDrawing({ do: what }: Command): boolean {
  return what === 'draw' || what === 'plan' || what === 'plan-list';
}

async function practised(
  { events }: EventHandlersContext,
  { connection, person, answer, refuse }: Asked,
  { event: id }: Ask<'practised'>,
): Promise<void> {
  if (!connection.quota('read')) return refuse('too-fast');
  const state = (await events.load(id))?.actor.event();
  if (!state) return refuse('no-such-event');
  const member = memberOf(state, person.id)?.no ?? null;
  const whose = directs(state, person.id) ? null : member;
  if (whose === null && !directs(state, person.id)) return refuse('not-in-event');
  answer({
    to: 'practised',
    practice: practisedIn(state.homework, whose).map((one) => ({
      ...one,
      answers: [...one.answers],
    })),
  });
}

async function erase(
  { events, removal }: EventHandlersContext,
  { person, answer, refuse }: Asked,
  { event: id }: Ask<'erase'>,
): Promise<void> {
  const event = await events.load(id);
  // After a double click it is gone.
  if (!event) return answer({ to: 'erase' });
  if (!directs(event.actor.event(), person.id)) return refuse('not-director');
  await removal.removeEvent(event.actor);
  answer({ to: 'erase' });
}

function summaryOf(event: EventState, person: string): EventSummary {
  const { id, code, kind, title, game, updatedAt } = event;
  const here = membersHere(event).length;
  const isDirector = directs(event, person);
  return {
    event: id,
    code,
    kind,
    title,
    game,
    here,
    directs: isDirector,
    roster: isDirector ? event.roster : null,
    homework: [...homeworkToDo(event.homework, memberOf(event, person)?.no ?? null)],
    updatedAt,
  };
}
