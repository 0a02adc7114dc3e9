import { type Rejection, reject } from '@lusoria/core';
import type { Devices, Ports, StoredPerson } from '../ports.ts';
import type { TableState } from '../model/types.ts';
import type { EventLayer, EventHost, LevelOf } from './event-host.ts';
import { accountHandlers } from './requests/account-handlers.ts';
import { type ActiveTable, type ActiveTables, openActiveTables } from './tables/active-tables.ts';
import { botHandlers } from './requests/bot-handlers.ts';
import { createBroadcaster } from './views/broadcaster.ts';
import { SHARE_CODE } from '../sharing/own-share.ts';
import { joinCluster } from './cluster.ts';
import type { TableActor } from '../actor/table-actor.ts';
import { type Connection, type Quota, type Send, sendRejection } from './connection.ts';
import { createErasure } from './tables/erasure.ts';
import { identityHandlers } from './requests/identity.ts';
import { type PresenceTracker, trackPresence } from './views/presence.ts';
import { openLobby } from './lobby/lobby.ts';
import { pollHeads } from './registry.ts';
import { shareHandlers } from './requests/share-handlers.ts';
import { photoHandlers } from './requests/photo-handlers.ts';
import { pushHandlers } from './requests/push-handlers.ts';
import { contactHandlers } from './requests/contact-handlers.ts';
import { type EventOf, type Turn, turnsOf } from './requests/turns.ts';
import { type ConnectionHandle, type HandleContext, openHandle } from './connection-handle.ts';
import { createRouter } from './requests/router.ts';
import { tableHandlers } from './requests/table-handlers.ts';
import { removeWhole } from './tables/remove.ts';
import { createVisibilityOf } from './views/visibility.ts';
import { isOpenTable } from '../seats/membership.ts';
import { startTakeovers } from './tables/takeovers.ts';
import { createWatchers, type Watchers } from './views/watchers.ts';

/** All tables, and all clients' connections to them. */
export interface TableServer {
  /**
   * Opens a connection.
   *
   * @param quota asked before the client creates a person or a table; without it, it always may.
   * @param elsewhere see `Connection`; without it the client stays.
   */
  connect(send: Send, quota?: Quota, elsewhere?: Connection['elsewhere']): ConnectionHandle;
  /** Number of tables in memory, of open connections, and of people connected. */
  counts(): {
    readonly tables: number;
    readonly connections: number;
    readonly people: number;
  };
  /** The tables in memory, with the number of watchers of each. */
  active(): readonly WatchedTable[];
  /** Ends a table on behalf of the operator; returns the reason why it cannot, or null. */
  end(table: string): Promise<Rejection | null>;
  /** Deletes a table, an event with all of its tables, or a shared round by its code; returns whether it existed. */
  remove(id: string): Promise<boolean>;
  /** Completes erasures that were interrupted by a stop of the server. */
  resumeErasures(): Promise<void>;
  /** Tables by the day that wait for a person, the most urgent first. */
  turnsOf(person: string): Promise<readonly Turn[]>;
  /** Drops tables from memory that are no longer in the store. */
  evict(tables: readonly string[]): void;
  stop(): void;
}

/**
 * A table in memory, as its operator sees it.
 *
 * @public
 */
export interface WatchedTable {
  readonly id: string;
  readonly phase: TableState['phase'];
  readonly rounds: number;
  readonly watching: number;
  /** Seated people: ids and nicknames. */
  readonly people: readonly StoredPerson[];
}

/** @param openEventLayer opens the layer above tables (events); absent: none. */
export function openTableServer(
  ports: Ports,
  openEventLayer: ((context: EventHost) => EventLayer) | null = null,
): TableServer {
  const connections = new Set<Connection>();
  const presence = trackPresence(ports, (table) => lobby.changed(table));
  const tables = openActiveTables(ports, (table, before, entries) => {
    broadcast(table, before, entries);
    if (changesLobby(before, table.actor.table())) lobby.changed(table);
    if (isMilestone(before, table.actor.table())) eventLayer?.tableChanged(table.actor);
  });
  const levelOf: LevelOf = (...who) => eventLayer?.levelOf?.(...who) ?? null;
  const lobby = openLobby(ports, connections, tables, presence.isAttended, levelOf);
  const watchers = createWatchers(tables, presence);
  const visibilityOf = createVisibilityOf((connection, table) =>
    eventLayer?.shown(connection, table),
  );
  const broadcast = createBroadcaster(ports, presence, watchers.leave, visibilityOf);

  const leaveAll = (connection: Connection): void => {
    watchers.leaveAll(connection);
    eventLayer?.leaveAll(connection);
    lobby.leave(connection);
  };

  const signOut = (person: string, devices: Devices, except?: Connection): void => {
    for (const connection of connections) {
      if (connection.person?.id !== person || !isAmong(connection, devices)) continue;
      leaveAll(connection);
      connection.person = null;
      if (connection !== except) {
        sendRejection(ports, connection, null, reject('unknown-token'));
      }
    }
  };

  const erasure = createErasure(ports, tables, {
    signOut,
    evict: watchers.evict,
    eventLayer: () => eventLayer,
  });
  const eventLayer: EventLayer | null =
    openEventLayer?.({
      ports,
      connections,
      load: async (id) => (await tables.load(id))?.actor ?? null,
      eraseAt: erasure.eraseAt,
      evict: watchers.evict,
    }) ?? null;
  const eventOf = eventsNamed(ports, eventLayer);
  const route = createRouter(ports, {
    identity: identityHandlers(ports, connections, { signOut, leaveAll }),
    account: accountHandlers(ports, tables, lobby.whyNotOpen, eventOf),
    lobby,
    push: pushHandlers(ports),
    sharing: shareHandlers(ports),
    contact: contactHandlers(ports),
    photos: photoHandlers(ports, tables, eventLayer),
    bots: botHandlers(ports, erasure.erasePerson),
    table: tableHandlers(ports, connections, tables, watchers, visibilityOf, eventLayer, lobby),
    erasure,
    eventLayer,
  });
  const handling: HandleContext = {
    ports,
    route,
    failed: (error) => ports.notice({ kind: 'failed', table: null, error }),
    closed(connection) {
      connections.delete(connection);
      leaveAll(connection);
    },
  };
  const leaveCluster = joinNodes(ports, { tables, watchers, presence, signOut, eventLayer });
  const stopTakeovers = startTakeovers(ports, async (id) =>
    eventLayer?.owns(id) ? eventLayer.load(id) : ((await tables.load(id))?.actor ?? null),
  );

  return {
    connect(send, quota = () => true, elsewhere = () => false) {
      const connection = newConnection({ send, quota, elsewhere });
      connections.add(connection);
      return openHandle(connection, handling);
    },
    counts: () => ({ tables: tables.all().size, ...counted(connections) }),
    active: () => [...tables.all().values()].map(watchedTable),
    async end(id) {
      if (eventLayer?.owns(id)) return eventLayer.end(id);
      const table = await tables.load(id);
      if (!table) return reject('no-such-table');
      return ended(table.actor);
    },
    async remove(id) {
      if (eventLayer?.owns(id)) return eventLayer.remove(id);
      if (SHARE_CODE.test(id)) return ports.store.removeShared(id, null);
      return removeWhole(ports.store, id).finally(() => watchers.evict([id]));
    },
    resumeErasures: erasure.resume,
    turnsOf: async (person) => turnsOf(ports, tables, eventOf, person),
    evict(ids) {
      watchers.evict(ids);
      eventLayer?.evict(ids);
    },
    stop() {
      leaveCluster();
      stopTakeovers();
      lobby.stop();
      eventLayer?.stop();
      tables.stop();
    },
  };
}

/** Ends a table for its server. @returns why it cannot be ended; null: it is. */
async function ended(table: TableActor): Promise<Rejection | null> {
  const { seq } = table.table();
  return new Promise((resolve) => {
    table.submit({ kind: 'operator' }, `operator:end ${seq}`, (result) =>
      resolve(result.ok ? null : result.rejection),
    );
  });
}

/** An event that cannot be read hides no table. */
function eventsNamed(ports: Ports, eventLayer: EventLayer | null): EventOf {
  return async ({ id, direction }) => {
    if (!direction || !eventLayer) return null;
    return eventLayer.nameOf(direction.event).catch((error: unknown) => {
      ports.notice({ kind: 'failed', table: id, error });
      return null;
    });
  };
}

/** A connection of nobody yet. */
function newConnection(line: Pick<Connection, 'send' | 'quota' | 'elsewhere'>): Connection {
  const nobody = { person: null, device: '', isBot: false, patches: false, challenge: null };
  return { ...nobody, ...line, watching: new Map() };
}

function counted(connections: ReadonlySet<Connection>) {
  const people = new Set([...connections].flatMap(({ person }) => person?.id ?? []));
  return { connections: connections.size, people: people.size };
}

function watchedTable({ actor, watchers }: ActiveTable): WatchedTable {
  const { id, phase, rounds, people } = actor.table();
  return {
    id,
    phase,
    rounds: rounds.length,
    watching: watchers.size,
    people: people.map((person) => ({ id: person.id, name: person.name })),
  };
}

function isAmong({ device }: Connection, devices: Devices): boolean {
  if (devices.kind === 'all') return true;
  return (device === devices.device) === (devices.kind === 'one');
}

/** Whether something has changed that the lobby's list shows. */
function changesLobby(before: TableState, now: TableState): boolean {
  return (
    before.phase !== now.phase ||
    before.seats !== now.seats ||
    before.people !== now.people ||
    before.settings !== now.settings ||
    before.options !== now.options
  );
}

/** Whether something more than a move has changed. */
function isMilestone(before: TableState, now: TableState): boolean {
  if (now.direction === null) return isOpenTable(now) && before.rounds.length < now.rounds.length;
  return before.phase !== now.phase || before.rounds !== now.rounds || before.seats !== now.seats;
}

/** Keeps tables and presence in step with the other nodes. */
function joinNodes(
  ports: Ports,
  {
    tables,
    watchers,
    presence,
    signOut,
    eventLayer,
  }: {
    readonly tables: ActiveTables;
    readonly watchers: Watchers;
    readonly presence: PresenceTracker;
    readonly signOut: (person: string, devices: Devices) => void;
    readonly eventLayer: EventLayer | null;
  },
): () => void {
  return joinCluster(ports, {
    revoked: signOut,
    moved(id, seq) {
      if (eventLayer?.owns(id)) return eventLayer.moved(id, seq);
      const table = tables.peek(id);
      if (table && table.actor.table().seq < seq) table.actor.catchUp();
    },
    presence(node, id, there) {
      if (eventLayer?.owns(id)) return eventLayer.presence(node, id, there);
      presence.receive(node, id, there, tables.peek(id));
    },
    repeat() {
      presence.repeat(tables.all().values());
      eventLayer?.repeat();
    },
    async poll() {
      await eventLayer?.poll();
      await pollHeads(ports, tables.all(), ({ actor }) => actor.table().seq, {
        behind: ({ actor }) => actor.catchUp(),
        gone: (id) => watchers.evict([id]),
      });
    },
  });
}
