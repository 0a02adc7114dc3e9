import { startTableActor, type TableActor } from '../../actor/table-actor.ts';
import type { Ports } from '../../ports.ts';
import type { Entry, TableState } from '../../model/types.ts';
import type { Connection } from '../connection.ts';
import { loadTable } from './load-table.ts';
import { type Held, openRegistry, type Registry } from '../registry.ts';

export interface ActiveTable extends Held {
  readonly actor: TableActor;
  readonly watchers: Set<Connection>;
}

/** The tables in memory; a table made under other rules is not loaded. */
export type ActiveTables = Registry<ActiveTable>;

/** @param onChange called after every change of a table, with the table before it and the entries since. */
export function openActiveTables(
  ports: Ports,
  onChange: (table: ActiveTable, before: TableState, entries: readonly Entry[]) => void,
): ActiveTables {
  return openRegistry<{ readonly id: string; readonly game: string }, ActiveTable>({
    ports,
    find: async (idOrCode) => ports.store.find(idOrCode),
    async start({ id, game: name }, hold) {
      const game = await ports.games(name);
      const loaded = game && (await loadTable(ports, id, game));
      if (!loaded) return null;
      const actor = startTableActor(ports, loaded, (before, entries) =>
        onChange(table, before, entries),
      );
      const table: ActiveTable = {
        actor,
        watchers: new Set(),
        usedAt: ports.now(),
      };
      return hold(table);
    },
    isIdle: ({ actor, watchers }) => watchers.size === 0 && actor.isIdle(),
    dropped: ({ actor }) => actor.stop(),
  });
}
