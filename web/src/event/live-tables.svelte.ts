import type { OpenTable, Session, TableSnapshot } from '@lusoria/client';
import { SvelteMap } from 'svelte/reactivity';

/** Tables of a round as they are at this moment, for whoever directs it. */
export interface LiveTables {
  /** From now on these are watched, and no others. */
  watch(ids: readonly string[]): void;
  /** Undefined until it has come, and for those that may not be watched. */
  get(id: string): TableSnapshot | undefined;
  stop(): void;
}

/** How long to wait until a table that has not been made yet, or is not shown yet, is asked for again (milliseconds). */
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
      // After a lost connection a wall may ask for the table before it has said again what it shows.
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
    stop() {
      stopped = true;
      for (const id of open.keys()) drop(id);
    },
  };
}
