import { seatOf } from '../../seats/membership.ts';
import type { Ports } from '../../ports.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import type { ActiveTable } from '../tables/active-tables.ts';

/** Watchers of a table at one node. */
export interface Presence {
  /** People with a seat. */
  readonly people: readonly string[];
  /** Number of other watchers. */
  readonly watching: number;
}

/** Interval at which a node repeats who is present; what it has not repeated three times in a row expires. */
export const REPEAT_MS = 10_000;
const EXPIRY_MS = 3 * REPEAT_MS;

/** Tells the watchers of a table who else watches, here and at other nodes. */
export interface PresenceTracker {
  /** Tells the watchers of a table and the other nodes who is here. */
  announce(table: ActiveTable): void;
  /** Whether a person with a seat is connected, here or at another node. */
  isAttended(table: ActiveTable): boolean;
  /** Repeats presence to the other nodes. */
  repeat(tables: Iterable<ActiveTable>): void;
  /** Records the announcement of another node; `table` is that table where it is in memory. */
  receive(node: string, id: string, presence: Presence, table: ActiveTable | null): void;
}

/** @param changed called when who is present at a table in memory may have changed. */
export function trackPresence(
  ports: Ports,
  changed: (table: ActiveTable) => void,
): PresenceTracker {
  const remote = remotePresence();

  const publish = (id: string, local: Presence): void =>
    ports.cluster?.publish({ kind: 'presence', table: id, ...local });

  const tellWatchers = (table: ActiveTable, id: string, local: Presence): void => {
    const all = remote.with(id, local, ports.now());
    const message: ServerMessage = { t: 'presence', table: id, ...all };
    for (const watcher of table.watchers) watcher.send(message);
  };

  return {
    announce(table) {
      const { id } = table.actor.table();
      const local = localPresence(table);
      publish(id, local);
      tellWatchers(table, id, local);
      changed(table);
    },
    isAttended(table) {
      const { id } = table.actor.table();
      return remote.with(id, localPresence(table), ports.now()).people.length > 0;
    },
    repeat(tables) {
      for (const table of tables) {
        if (table.watchers.size > 0) publish(table.actor.table().id, localPresence(table));
      }
    },
    receive(node, id, presence, table) {
      remote.set(node, id, presence, ports.now());
      if (!table) return;
      tellWatchers(table, id, localPresence(table));
      changed(table);
    },
  };
}

function localPresence({ actor, watchers }: ActiveTable): Presence {
  const people = [...new Set([...watchers].flatMap(({ person }) => person?.id ?? []))];
  const seated = people.filter((person) => seatOf(actor.table(), person) !== null);
  return { people: seated, watching: people.length - seated.length };
}

export interface RemotePresence {
  set(node: string, table: string, presence: Presence, now: number): void;
  /** Adds the presence at other nodes to the local one. */
  with(table: string, local: Presence, now: number): Presence;
}

/** Watchers of the tables at other nodes, as far as these have announced them. */
export function remotePresence(): RemotePresence {
  const tables = new Map<string, Map<string, Presence & { readonly at: number }>>();
  return {
    set(node, table, { people, watching }, now) {
      const nodes = tables.get(table) ?? new Map<string, Presence & { readonly at: number }>();
      if (people.length + watching === 0) nodes.delete(node);
      else nodes.set(node, { people, watching, at: now });
      if (nodes.size === 0) tables.delete(table);
      else tables.set(table, nodes);
    },
    with(table, local, now) {
      const nodes = tables.get(table);
      for (const [node, { at }] of nodes ?? []) if (now - at > EXPIRY_MS) nodes?.delete(node);
      if (nodes?.size === 0) tables.delete(table);
      const others = [...(nodes?.values() ?? [])];
      return {
        people: [...new Set([...local.people, ...others.flatMap(({ people }) => people)])],
        watching: others.reduce((sum, { watching }) => sum + watching, local.watching),
      };
    },
  };
}
