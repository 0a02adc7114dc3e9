import { sizeOf } from '../record/entry-text.ts';
import { replacedBy } from '../model/evolve.ts';
import { LOAD_ENTRIES, type Ports } from '../ports.ts';
import { neededFrom, SNAPSHOT_EVERY, snapshotOf } from '../record/snapshot.ts';
import type { Entry, TableState } from '../model/types.ts';
import type { TableLog } from './table-log.ts';

/** Keeps a log short, and snapshots recent. Runs in the background, and nothing is lost without it. */
export interface Upkeep {
  /** Called when an entry is durable. */
  appended(before: TableState, entry: Entry): void;
  /** Stores a snapshot of the table as it is now. */
  saveSnapshot(): Promise<void>;
}

/** @param snapshotAt the seq of the stored snapshot; 0: none. */
export function createUpkeep(
  { store, notice }: Pick<Ports, 'store' | 'notice'>,
  { table, from, since: entriesSince, emptied }: TableLog,
  snapshotAt: number,
): Upkeep {
  let latest = snapshotAt;
  /** Characters of the latest snapshot, as far as known, and of the log since. */
  let size = 0;
  let since = 0;
  const inBackground = (done: Promise<void>): void =>
    void done.catch((error: unknown) => notice({ kind: 'failed', table: table().id, error }));

  const saveSnapshot = async (): Promise<void> => {
    const now = table();
    latest = now.seq;
    since = 0;
    const after = (neededFrom(now) ?? now.seq + 1) - 1;
    // A round is seldom longer than the entries in memory.
    const log = after >= from() ? entriesSince(after) : await readLog(now, after);
    const snapshot = snapshotOf(now, log);
    size = snapshot.text.length;
    return store.saveSnapshot(now.id, snapshot);
  };

  /** Reads the entries after a seq up to the table's own from the store. */
  const readLog = async ({ id, seq }: TableState, after: number): Promise<readonly Entry[]> => {
    const log: Entry[] = [];
    while (after + log.length < seq) {
      const more = await store.entries(id, after + log.length, LOAD_ENTRIES);
      // The table has been deleted meanwhile.
      if (more.length === 0) break;
      log.push(...more);
    }
    return log;
  };

  return {
    saveSnapshot,
    appended(before, entry) {
      const replaced = replacedBy(before, entry);
      if (replaced !== null) {
        emptied(replaced);
        inBackground(store.emptyEntry(before.id, replaced));
      }
      since += sizeOf(entry);
      // A long round has a large snapshot: it is written again only after as many new characters.
      if (entry.seq - latest >= SNAPSHOT_EVERY && since >= size) inBackground(saveSnapshot());
    },
  };
}
