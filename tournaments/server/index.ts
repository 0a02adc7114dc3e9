import { reject, type Rejection } from '@lusoria/core';
import {
  type EventLayer,
  type EventHost,
  type EventName,
  type Connection,
  pollHeads,
  type Ports,
} from '@lusoria/table';
import { readsUnderWay, showsTable } from '../common.ts';
import { findPiece } from '../homework/state.ts';
import type { EventState, EventTable } from '../types.ts';
import { viewerOf } from '../view.ts';
import { createAudience } from './audience.ts';
import {
  type ActiveEvent,
  type ActiveEvents,
  EVENT_PREFIX,
  openActiveEvents,
} from './active-events.ts';
import { eventHandlers } from './handlers.ts';
import { directs } from '../membership.ts';
import { whyNoPhotos } from './photos.ts';
import { NO_ROSTERS, type RosterLink } from './roster-link.ts';
import { createRemoval, type Removal } from './removal.ts';
import type { EventActor } from './event-actor.ts';
import { type SchoolDesk, schoolDesk } from './school.ts';
import { createTableKeeper, type TableKeeper } from './tables.ts';

/** Lessons as their class needs them. */
export interface Lessons {
  /** Null: there is none (any more). */
  state(id: string): Promise<EventState | null>;
  /** Which of these are still there. */
  still(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Erases a member of one, if it is still there. */
  eraseMember(id: string, member: number): Promise<void>;
}

/** Events above the tables of a server, what platforms of schools ask of them, and what classes do. */
interface EventsLayer extends EventLayer {
  readonly school: SchoolDesk;
  readonly lessons: Lessons;
}

/** Events above the tables of a server. */
export function openEvents(
  { ports, connections, load, eraseAt, evict }: EventHost,
  rosters: RosterLink = NO_ROSTERS,
): EventsLayer {
  const events = openActiveEvents({
    ports,
    changed(event, before) {
      const { roster, members } = event.actor.event();
      if (roster !== null && members !== before.members) rosters.follow(event.actor.event());
      const kept = keepChanged(keeper, event.actor, before);
      if (!kept) return broadcastSoon(event);
      keeping.set(event, heldBack(event) + 1);
      void kept.then(() => {
        keeping.set(event, heldBack(event) - 1);
        broadcastSoon(event);
      });
    },
    look: ({ actor }) => void keeper.keep(actor),
    resumed({ actor }) {
      void keeper.keepTables(actor, openPieces(actor.event()));
      if (actor.event().roster !== null) rosters.follow(actor.event());
    },
  });
  const keeper = createTableKeeper({ ports, load });
  const { broadcastSoon, ...audience } = createAudience(ports, (event) => heldBack(event) > 0);
  /** Events whose tables are being made: nobody is sent to a table before it exists. */
  const keeping = new WeakMap<ActiveEvent, number>();
  const heldBack = (event: ActiveEvent): number => keeping.get(event) ?? 0;
  const leave = (connection: Connection, id: string): void => {
    const event = events.peek(id);
    if (event) audience.leave(connection, event);
  };
  const evictEvent = (id: string): void => {
    for (const connection of events.peek(id)?.watchers.keys() ?? []) {
      connection.send({ t: 'gone', table: id, code: 'no-such-event' });
    }
    events.drop(id);
  };
  const removal = createRemoval({ ports, eraseAt, evictTables: evict, evict: evictEvent });

  return {
    owns: (id) => id.startsWith(EVENT_PREFIX),
    request: eventHandlers({
      ports,
      connections,
      events,
      removal,
      rosters,
      load,
      come: audience.come,
      leave,
      evict: evictEvent,
    }),
    tableChanged(actor) {
      const { direction, id } = actor.table();
      if (!direction) return;
      events
        .load(direction.event)
        .then(async (event) => event && keepTable(keeper, event.actor, id))
        .catch((error: unknown) => ports.notice({ kind: 'failed', table: id, error }));
    },
    shown(connection, { id, direction }) {
      const event = direction && events.peek(direction.event);
      return event && connection.person
        ? shownTo(event, connection, connection.person.id, id)
        : null;
    },
    readsUnderWay(connection, { id, direction }) {
      const state = direction && events.peek(direction.event)?.actor.event();
      return !!state && !!connection.person && readsUnderWay(state, connection.person.id, id);
    },
    load: async (id) => (await events.load(id))?.actor ?? null,
    nameOf: async (id) => nameIn(await events.load(id)),
    whyNoPhotos: async (id, ...of) => whyNoPhotos(await events.load(id), ...of),
    moved(id, seq) {
      const event = events.peek(id);
      if (event && event.actor.event().seq < seq) event.actor.catchUp();
    },
    presence(node, id, watchers) {
      const event = events.peek(id);
      if (event) audience.receive(node, event, watchers);
    },
    repeat() {
      for (const event of events.all().values()) audience.repeat(event);
    },
    poll: async () => pollEvents(ports, events, evictEvent),
    async erasePerson(id, person) {
      const event = await events.load(id);
      if (!event) return true;
      const { actor } = event;
      if (actor.event().director === person) {
        await removal.removeEvent(actor);
        return true;
      }
      const members = actor.event().members.filter((one) => (one.person ?? one.known) === person);
      await new Promise<void>((resolve) => {
        actor.submit({ kind: 'erase', person }, `event:erased ${person}`, () => resolve());
      });
      await removal.eraseMembers(
        actor,
        person,
        members.map(({ no }) => no),
      );
      return true;
    },
    end: async (id) => endEvent(await events.load(id)),
    async remove(id) {
      const event = await events.load(id);
      if (event) await removal.removeEvent(event.actor);
      return event !== null;
    },
    evict: (ids) => ids.forEach(evictEvent),
    leaveAll(connection) {
      for (const event of events.all().values()) audience.leave(connection, event);
    },
    stop: () => events.stop(),
    school: schoolDesk(events),
    lessons: openLessons(ports, events, removal),
  };
}

/** Catches up with what other nodes have appended, whatever hint was lost. */
async function pollEvents(
  ports: Ports,
  events: ActiveEvents,
  gone: (id: string) => void,
): Promise<void> {
  await pollHeads(ports, events.all(), ({ actor }) => actor.event().seq, {
    behind: ({ actor }) => actor.catchUp(),
    gone,
  });
}

/** Whether a connection shows a table of an event that it watches: to a room, or to a device of the director that is not its owner. */
function shownTo(
  { actor, watchers }: ActiveEvent,
  connection: Connection,
  person: string,
  table: string,
): { readonly names: boolean } | null {
  const watcher = watchers.get(connection);
  if (watcher === undefined) return null;
  const { watching } = watcher;
  const state = actor.event();
  if (watching === null) return directs(state, person) ? { names: true } : null;
  const isWall = viewerOf(state, person, watching).as === 'screen';
  return isWall && showsTable(state, table) ? { names: state.settings.names } : null;
}

function nameIn(event: ActiveEvent | null): EventName | null {
  if (!event) return null;
  const { code, kind, title } = event.actor.event();
  return { code, kind, title };
}

/** @returns why it cannot be ended; null: it is. */
async function endEvent(event: ActiveEvent | null): Promise<Rejection | null> {
  if (!event) return reject('no-such-event');
  const { actor } = event;
  return new Promise((resolve) => {
    actor.submit({ kind: 'operator' }, `operator:end ${actor.event().seq}`, (result) =>
      resolve(result.ok ? null : result.rejection),
    );
  });
}

function openLessons(ports: Ports, events: ActiveEvents, removal: Removal): Lessons {
  return {
    state: async (id) => (await events.load(id))?.actor.event() ?? null,
    still: async (ids) => new Set((await ports.store.heads(ids)).keys()),
    async eraseMember(id, member) {
      const event = await events.load(id);
      if (!event) return;
      const command = `event:erased member ${member}`;
      await new Promise<void>((resolve) => {
        event.actor.submit({ kind: 'erase-member', member }, command, () => resolve());
      });
      const person = event.actor.event().members[member]?.person ?? '';
      await removal.eraseMembers(event.actor, person, [member]);
    },
  };
}

/** Looks after the tables that a change of an event concerns; null: it concerns none. */
function keepChanged(
  keeper: TableKeeper,
  actor: EventActor,
  before: EventState,
): Promise<void> | null {
  const now = actor.event();
  const pieces = piecesChanged(before, now);
  if (isOfTables(before, now)) {
    return keeper.keep(actor).then(async () => keeper.keepTables(actor, pieces));
  }
  return pieces.length > 0 ? keeper.keepTables(actor, pieces) : null;
}

/** Looks after a table that has changed: of a round with those beside it. */
async function keepTable(keeper: TableKeeper, actor: EventActor, id: string): Promise<void> {
  const found = findPiece(actor.event().homework, id);
  return found ? keeper.keepTables(actor, [found.table]) : keeper.keep(actor);
}

/** Tables of homework that are not over yet. */
function openPieces({ homework }: EventState): readonly EventTable[] {
  return homework.flatMap(({ pieces }) =>
    pieces.flatMap(({ tables }) => tables.filter(({ over }) => !over)),
  );
}

/** Tables of homework that a change concerns: begun or closed, or whose player is on another device or has left. */
function piecesChanged(before: EventState, now: EventState): readonly EventTable[] {
  if (before.homework === now.homework && before.members === now.members) return [];
  return now.homework.flatMap(({ no, closedAt, pieces }) => {
    const former = before.homework[no];
    const isClosed = (former?.closedAt ?? null) !== closedAt;
    return pieces.flatMap(({ member, tables }) => {
      const moved = before.members[member]?.person !== now.members[member]?.person;
      const known = former?.pieces.flatMap((piece) => piece.tables);
      return tables.filter((table) => {
        const one = known?.find(({ id }) => id === table.id);
        return one?.seats !== table.seats || moved || (isClosed && !table.over);
      });
    });
  });
}

/** Whether a change of an event concerns its tables. */
function isOfTables(before: EventState, now: EventState): boolean {
  return (
    before.rounds !== now.rounds ||
    before.members !== now.members ||
    before.settings.chat !== now.settings.chat
  );
}
