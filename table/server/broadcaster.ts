import type { Viewer } from '@lusoria/core';
import type { Ports } from '../ports.ts';
import type { Entry, TableState } from '../types.ts';
import { viewerOf } from '../view.ts';
import type { ActiveTable } from './active-tables.ts';
import { whyNotWatch } from '../membership.ts';
import { catchUpMessage } from './catch-up.ts';
import type { Connection } from './connection.ts';
import type { PresenceTracker } from './presence.ts';

/** Connections that are sent the same message. */
interface Group {
  readonly viewer: Viewer;
  readonly seen: number | null;
  readonly connections: Connection[];
}

/**
 * Sends everybody who watches a table what has changed since `before`, each as they may see it.
 *
 * @param leave ends the watching of one connection.
 */
export function createBroadcaster(
  ports: Ports,
  presence: PresenceTracker,
  leave: (connection: Connection, id: string) => void,
): (table: ActiveTable, before: TableState, entries: readonly Entry[]) => void {
  return (table, before, entries) => {
    const now = table.actor.table();
    const rewritten = entries.some(({ events }) => events.some(({ type }) => type === 'erased'));
    const groups = new Map<string, Group>();
    for (const connection of table.watchers) {
      const person = connection.person?.id ?? '';
      const code = whyNotWatch(now, person);
      if (code !== null) {
        leave(connection, now.id);
        connection.send({ t: 'gone', table: now.id, code });
        continue;
      }
      const viewer = viewerOf(now, person);
      // From another seat the whole log looks different, and so it does without somebody's words.
      const moved = now.seats !== before.seats && viewer !== viewerOf(before, person);
      const seen = moved || rewritten ? null : before.seq;
      const key = `${viewer} ${seen}`;
      const group = groups.get(key);
      if (group) group.connections.push(connection);
      else groups.set(key, { viewer, seen, connections: [connection] });
    }
    for (const { viewer, seen, connections } of groups.values()) {
      const message = catchUpMessage(table.actor, viewer, seen, ports.now());
      for (const connection of connections) connection.send(message);
    }
    if (now.seats !== before.seats) presence.announce(table);
  };
}
