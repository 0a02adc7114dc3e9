import type { Ports } from '../../ports.ts';
import type { Entry, TableState } from '../../model/types.ts';
import { viewerOf } from '../../model/view.ts';
import type { ActiveTable } from '../tables/active-tables.ts';
import { catchUpMessage } from './catch-up.ts';
import type { Connection } from '../connection.ts';
import type { PresenceTracker } from './presence.ts';
import type { VisibilityOf, Visibility } from './visibility.ts';
import { sendTable } from './send-table.ts';

/** Connections that are sent the same message. */
interface Group {
  readonly visibility: Visibility;
  readonly seen: number | null;
  readonly connections: Connection[];
}

/**
 * Sends all watchers of a table the changes since `before`, each as they may see it.
 *
 * @param leave ends one connection's watching.
 */
export function createBroadcaster(
  ports: Ports,
  presence: PresenceTracker,
  leave: (connection: Connection, id: string) => void,
  visibilityOf: VisibilityOf,
): (table: ActiveTable, before: TableState, entries: readonly Entry[]) => void {
  return (table, before, entries) => {
    const now = table.actor.table();
    const rewritten = entries.some(({ events }) => events.some(({ type }) => type === 'erased'));
    const groups = new Map<string, Group>();
    for (const connection of table.watchers) {
      const visibility = visibilityOf(connection, now);
      if (visibility.why !== null) {
        leave(connection, now.id);
        connection.send({ t: 'gone', table: now.id, code: visibility.why });
        continue;
      }
      const { viewer, names } = visibility;
      const person = connection.person?.id ?? null;
      // The log is sent anew to a viewer at another seat, to whom it looks different, and after an
      // erasure.
      const moved = now.seats !== before.seats && viewer !== viewerOf(before, person);
      const seen = moved || rewritten ? null : before.seq;
      const key = `${viewer} ${names} ${seen}`;
      const group = groups.get(key);
      if (group) group.connections.push(connection);
      else groups.set(key, { visibility, seen, connections: [connection] });
    }
    for (const { visibility, seen, connections } of groups.values()) {
      const tell = sendTable(catchUpMessage(table.actor, visibility, seen, ports.now()));
      for (const connection of connections) tell(connection);
    }
    if (now.seats !== before.seats) presence.announce(table);
  };
}
