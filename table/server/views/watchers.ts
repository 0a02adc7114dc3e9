import type { ActiveTable, ActiveTables } from '../tables/active-tables.ts';
import type { Connection } from '../connection.ts';
import type { PresenceTracker } from './presence.ts';

export interface Watchers {
  join(connection: Connection, table: ActiveTable): void;
  leave(connection: Connection, id: string): void;
  leaveAll(connection: Connection): void;
  /** Drops tables from memory that are no longer in the store, and tells their watchers. */
  evict(tables: readonly string[]): void;
}

export function createWatchers(tables: ActiveTables, presence: PresenceTracker): Watchers {
  const leave = (connection: Connection, id: string): void => {
    if (!connection.watching.delete(id)) return;
    const table = tables.use(id);
    if (table?.watchers.delete(connection)) presence.announce(table);
  };
  return {
    join(connection, table) {
      const { id } = table.actor.table();
      table.watchers.add(connection);
      if (!connection.watching.has(id)) connection.watching.set(id, null);
      presence.announce(table);
    },
    leave,
    leaveAll(connection) {
      for (const id of connection.watching.keys()) leave(connection, id);
    },
    evict(ids) {
      for (const id of ids) {
        for (const connection of tables.peek(id)?.watchers ?? []) {
          connection.watching.delete(id);
          connection.send({ t: 'gone', table: id, code: 'no-such-table' });
        }
        tables.drop(id);
      }
    },
  };
}
