import type { OpenTable, Session, TableSnapshot } from '@lusoria/client';
import type { Command } from '@lusoria/table';
import { SvelteMap } from 'svelte/reactivity';

/** Live snapshots of a round's tables, for its director. */
export interface LiveTables {
  /** Watches these tables from now on, and no others. */
  watch(ids: readonly string[]): void;
  /** The snapshot of a table; undefined until it arrives, and for tables that may not be watched. */
  get(id: string): TableSnapshot | undefined;
  /** Sends a command to a watched table; nothing happens at one that is not watched. */
  act(id: string, command: Command): void;
  stop(): void;
}

/** Delay before retrying a table that does not exist or is not shown yet (milliseconds). */
const RETRY_MS = 1500;

export function liveTables(session: Session): LiveTables {
  const snapshots = new SvelteMap<string, TableSnapshot>();
  const open = new Map<string, OpenTable>();
  let wanted: readonly string[] = [];
  let stopped = false;

  const start = async (id: string): Promise<void> => {
    const opened = await session.open(id);
    if (stopped || !wanted.includes(id)) return opened.ok ? opened.value.close() : undefined;
    if (!opened.ok) return again(id);
    open.set(id, opened.value);
    snapshots.set(id, opened.value.get());
    opened.value.subscribe((snapshot) => {
      if (snapshot.gone === null) return void snapshots.set(id, snapshot);
      // After a reconnect, a wall screen may request the table before it has announced again which
      // one it shows.
      if (open.delete(id)) again(id);
    });
    return undefined;
  };

  const again = (id: string): void =>
    void setTimeout(() => {
      if (wanted.includes(id) && !stopped && !open.has(id)) void start(id);
    }, RETRY_MS);

  const drop = (id: string): void => {
    open.get(id)?.close();
    open.delete(id);
    snapshots.delete(id);
  };

  return {
    watch(ids) {
      const before = wanted;
      wanted = ids;
      for (const id of before) if (!ids.includes(id)) drop(id);
      for (const id of ids) if (!before.includes(id)) void start(id);
    },
    get: (id) => snapshots.get(id),
    act: (id, command) => void open.get(id)?.do(command),
    stop() {
      stopped = true;
      for (const id of open.keys()) drop(id);
    },
  };
}
