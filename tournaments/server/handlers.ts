import { reject } from '@lusoria/core';
import {
  codeFrom,
  type Connection,
  hashOf,
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
import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { stored } from '../entries.ts';
import { open } from '../event.ts';
import { membersHere } from '../membership.ts';
import {
  type EventAnswer,
  type EventRequest,
  eventRequestSchema,
  type EventSummary,
  type FreeTable,
} from '../protocol.ts';
import type { Command, EventState } from '../types.ts';
import { type Presence, viewerOf, viewFor } from '../view.ts';
import {
  type ActiveEvent,
  type ActiveEvents,
  EVENT_CODE_LENGTH,
  EVENT_GAME,
  EVENT_PREFIX,
  isCode,
  type Watching,
} from './active-events.ts';
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
  /** A table in memory; null: there is none. */
  load(table: string): Promise<TableActor | null>;
  /** Called when a connection watches an event from now on; returns who is there. */
  come(event: ActiveEvent): Presence;
  leave(connection: Connection, id: string): void;
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
  // Derived from the message's id: a repeated message finds the event it has made.
  const id = `${EVENT_PREFIX}${hashOf(`event ${person.id} ${message}`).slice(0, 20)}`;
  const made = await ports.store.find(id);
  if (made) return answer({ to: 'create', event: id, code: made.code });
  const own = await ports.store.tablesOf(person.id, LOOKED_THROUGH);
  if (own.filter((one) => one.game === EVENT_GAME).length >= MAX_EVENTS) {
    return refuse('too-many-events', { most: MAX_EVENTS });
  }
  if (!connection.quota('table')) return refuse('too-fast');
  for (;;) {
    const code = codeFrom(ports.randomBytes(EVENT_CODE_LENGTH));
    const key = bytesToHex(ports.randomBytes(16));
    const first = open(game, {
      code,
      key,
      kind,
      title,
      options,
      settings,
      director: person.id,
      name: person.name,
    });
    if (!first.ok) return refuse(first.rejection.code, first.rejection.params);
    const command = `${person.id}:${message}`;
    const entry = stored({ seq: 1, at: ports.now(), command, events: first.value });
    const inIt = settings.listed ? [person.id, LOBBY] : [person.id];
    const isMade = await ports.store.create({ id, code, game: EVENT_GAME }, entry, inIt);
    const found = isMade ? { code } : await ports.store.find(id);
    if (found) return answer({ to: 'create', event: id, code: found.code });
  }
}

async function watch(
  { ports, connections, events, come }: EventHandlersContext,
  { connection, person, answer, refuse }: Asked,
  { event: idOrCode, screen }: Ask<'open'>,
): Promise<void> {
  const guesses = isCode(idOrCode);
  if (!connection.quota('read') || (guesses && !connection.quota('may-guess'))) {
    return refuse('too-fast');
  }
  const event = await events.load(idOrCode);
  if (!event) {
    if (guesses) connection.quota('guess');
    return refuse('no-such-event');
  }
  // Whatever was acknowledged is shown, at whichever node that was; a hint of it may be late or lost.
  if (ports.cluster) await event.actor.readNew();
  // A connection that closed while we awaited would leak as a watcher.
  if (!connections.has(connection)) return;
  const { id } = event.actor.event();
  const watching: Watching = screen ? { key: screen.key } : null;
  event.watchers.set(connection, watching);
  answer({ to: 'open', event: id });
  const presence = come(event);
  connection.send(eventMessage(event.actor.event(), person.id, watching, ports.now(), presence));
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
  { events, removal }: EventHandlersContext,
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
  const erases = wanted.do === 'erase' ? actor.event().members[wanted.member] : undefined;
  const result = await new Promise<Parameters<Parameters<typeof actor.submit>[2]>[0]>((resolve) => {
    actor.submit(
      { kind: 'person', person: person.id, command: wanted },
      `${person.id}:${id}`,
      resolve,
    );
  });
  if (!result.ok) {
    if (result.rejection.code === 'wrong-word') connection.quota('guess');
    return refuse(result.rejection.code, result.rejection.params);
  }
  if (erases) await removal.eraseMember(actor, erases.no);
  answer({ to: 'do', seq: result.value });
}

/** Whether a command has tables drawn, which takes a while where many have met before. */
function isDrawing({ do: what }: Command): boolean {
  return what === 'draw' || what === 'plan' || what === 'plan-list';
}

async function erase(
  { events, removal }: EventHandlersContext,
  { person, answer, refuse }: Asked,
  { event: id }: Ask<'erase'>,
): Promise<void> {
  const event = await events.load(id);
  // After a double click it is gone.
  if (!event) return answer({ to: 'erase' });
  if (event.actor.event().director !== person.id) return refuse('not-director');
  await removal.removeEvent(event.actor);
  answer({ to: 'erase' });
}

export function eventMessage(
  event: EventState,
  person: string,
  watching: Watching,
  now: number,
  presence: Presence,
) {
  const view = viewFor(event, viewerOf(event, person, watching), presence);
  return { t: 'event', event: event.id, seq: event.seq, now, view } as const;
}

function summaryOf(event: EventState, person: string): EventSummary {
  const { id, code, kind, title, game, updatedAt } = event;
  const here = membersHere(event).length;
  return {
    event: id,
    code,
    kind,
    title,
    game,
    here,
    directs: event.director === person,
    updatedAt,
  };
}
