import { startTableActor, type TableActor } from '../actor/table-actor.ts';
import type { Ports, StoredTable } from '../ports.ts';
import type { Entry, TableState } from '../types.ts';
import type { Connection } from './connection.ts';
import { loadTable } from './load-table.ts';
import { createTableWriter } from './message-text.ts';

/** How long a table that nobody watches stays in memory. */
const IDLE_MS = 60_000;

/** A table in memory, and the connections that watch it. */
export interface ActiveTable {
  readonly actor: TableActor;
  readonly watchers: Set<Connection>;
  /** Writes what is told of it, as JSON. */
  readonly write: ReturnType<typeof createTableWriter>;
  /** When it was last used (milliseconds since 1970). */
  usedAt: number;
}

/** The tables in memory: loaded when somebody asks for them, dropped when nobody does any more. */
export interface ActiveTables {
  /**
   * By id or by code; null when there is none, or none that can be played on with these rules.
   *
   * Rejects when the server is stopping.
   */
  load(idOrCode: string): Promise<ActiveTable | null>;
  /** By id, if it is in memory; that keeps it there. */
  use(id: string): ActiveTable | null;
  /** By id, if it is in memory; that does not keep it there. */
  peek(id: string): ActiveTable | null;
  all(): ReadonlyMap<string, ActiveTable>;
  /** Takes a table out of memory. */
  drop(id: string): void;
  stop(): void;
}

/** @param onChange called after every change of a table, with the table before it and the entries since. */
export function openActiveTables(
  ports: Ports,
  onChange: (table: ActiveTable, before: TableState, entries: readonly Entry[]) => void,
): ActiveTables {
  const loading = new Map<string, Promise<ActiveTable | null>>();
  const active = new Map<string, ActiveTable>();
  let cancelSweep: (() => void) | null = null;
  let stopped = false;

  const start = async (found: StoredTable): Promise<ActiveTable | null> => {
    const game = await ports.games(found.game);
    const loaded = game && (await loadTable(ports, found.id, game));
    if (!loaded) return null;
    if (stopped) throw new Error('the server is stopping');
    const actor = startTableActor(ports, loaded, (before, entries) =>
      onChange(table, before, entries),
    );
    const table: ActiveTable = {
      actor,
      watchers: new Set(),
      write: createTableWriter(),
      usedAt: ports.now(),
    };
    active.set(found.id, table);
    cancelSweep ??= ports.after(IDLE_MS, sweep);
    return table;
  };

  // Synchronous: whoever has just been given a table has begun to use it before this runs.
  const sweep = (): void => {
    const before = ports.now() - IDLE_MS;
    for (const [id, { actor, watchers, usedAt }] of active) {
      if (watchers.size === 0 && usedAt <= before && actor.isIdle()) drop(id);
    }
    cancelSweep = active.size > 0 ? ports.after(IDLE_MS, sweep) : null;
  };

  const drop = (id: string): void => {
    active.get(id)?.actor.stop();
    active.delete(id);
  };

  const use = (id: string): ActiveTable | null => {
    const table = active.get(id);
    if (table) table.usedAt = ports.now();
    return table ?? null;
  };

  return {
    use,
    peek: (id) => active.get(id) ?? null,
    all: () => active,
    drop,
    async load(idOrCode) {
      const known = use(idOrCode);
      if (known) return known;
      const found = await ports.store.find(idOrCode);
      if (!found) return null;
      const loaded = use(found.id);
      if (loaded) return loaded;
      const started = loading.get(found.id) ?? start(found).finally(() => loading.delete(found.id));
      loading.set(found.id, started);
      return started;
    },
    stop() {
      stopped = true;
      cancelSweep?.();
      for (const id of active.keys()) drop(id);
    },
  };
}
