import { afterEntry, replay } from '../evolve.ts';
import { erasedIn, withoutErased } from '../erase.ts';
import type { Entry, TableState } from '../types.ts';

/** A table as its log has made it. */
export interface TableLog {
  readonly table: () => TableState;
  readonly entries: () => readonly Entry[];
  /** The seq of the entry that a command has led to; undefined: none. */
  seqOf(command: string): number | undefined;
  /** @param after the table after these entries, where that is known already. */
  grow(entries: readonly Entry[], after?: TableState): void;
}

export function createTableLog(initial: TableState, initialLog: readonly Entry[]): TableLog {
  let table = initial;
  let log = [...initialLog];
  const seqs = new Map(log.map((entry) => [entry.command, entry.seq]));
  return {
    table: () => table,
    entries: () => log,
    seqOf: (command) => seqs.get(command),
    grow(entries, after = entries.reduce(afterEntry, table)) {
      table = after;
      for (const entry of entries) {
        log.push(entry);
        seqs.set(entry.command, entry.seq);
      }
      if (erasedIn(entries).length === 0) return;
      log = [...withoutErased(log)];
      // What is kept of earlier rounds has names in it, too.
      table = replay(table.id, table.game, log);
    },
  };
}
