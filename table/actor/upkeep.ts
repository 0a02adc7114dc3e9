import { sizeOf } from '../record/entry-text.ts';
import { replacedBy } from '../model/evolve.ts';
import { LOAD_ENTRIES, type Ports } from '../ports.ts';
import { neededFrom, SNAPSHOT_EVERY, snapshotOf } from '../record/snapshot.ts';
import type { Entry, TableState } from '../model/types.ts';
import type { TableLog } from './table-log.ts';

/** Keeps a log short, and snapshots recent. Runs in the background, and nothing is lost without it. */
export class Upkeep {
  readonly #ports: Pick<Ports, 'store' | 'notice'>;
  readonly #log: TableLog;
  /** Seq of the latest snapshot. */
  #latest: number;
  /** Characters of the latest snapshot, as far as known, and of the log since. */
  #size = 0;
  #since = 0;

  /** @param snapshotAt the seq of the stored snapshot; 0: none. */
  constructor(ports: Pick<Ports, 'store' | 'notice'>, log: TableLog, snapshotAt: number) {
    this.#ports = ports;
    this.#log = log;
    this.#latest = snapshotAt;
  }

  /** Called when an entry is durable. */
  appended(before: TableState, entry: Entry): void {
    const replaced = replacedBy(before, entry);
    if (replaced !== null) {
      this.#log.emptied(replaced);
      this.#inBackground(this.#ports.store.emptyEntry(before.id, replaced));
    }
    this.#since += sizeOf(entry);
    // A long round has a large snapshot: it is written again only after as many new characters.
    if (entry.seq - this.#latest >= SNAPSHOT_EVERY && this.#since >= this.#size)
      this.#inBackground(this.saveSnapshot());
  }

  /** Stores a snapshot of the table as it is now. */
  async saveSnapshot(): Promise<void> {
    const log = this.#log;
    const now = log.table();
    this.#latest = now.seq;
    this.#since = 0;
    const after = (neededFrom(now) ?? now.seq + 1) - 1;
    // A round is seldom longer than the entries in memory.
    const needed = after >= log.from() ? log.since(after) : await this.#readLog(now, after);
    const snapshot = snapshotOf(now, needed);
    this.#size = snapshot.text.length;
    return this.#ports.store.saveSnapshot(now.id, snapshot);
  }

  #inBackground(done: Promise<void>): void {
    const { id } = this.#log.table();
    void done.catch((error: unknown) => this.#ports.notice({ kind: 'failed', table: id, error }));
  }

  /** Reads the entries after a seq up to the table's own from the store. */
  async #readLog({ id, seq }: TableState, after: number): Promise<readonly Entry[]> {
    const log: Entry[] = [];
    while (after + log.length < seq) {
      const more = await this.#ports.store.entries(id, after + log.length, LOAD_ENTRIES);
      // The table has been deleted meanwhile.
      if (more.length === 0) break;
      log.push(...more);
    }
    return log;
  }
}
