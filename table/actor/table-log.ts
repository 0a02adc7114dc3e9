import { pageStart, sizeOf } from '../entry-text.ts';
import { erasedIn, withoutPerson } from '../erase.ts';
import { afterEntry } from '../evolve.ts';
import type { Page } from '../ports.ts';
import type { Entry, TableState } from '../types.ts';

/** How much of the end of a log a table in memory has at hand, at least: what somebody who opens it is sent. */
export const RECENT: Page = { entries: 100, chars: 128 * 1024 };

/** A table, and the last entries of its log. */
export interface TableLog {
  readonly table: () => TableState;
  /** The last entries, in order; the whole log while it is short. */
  recent(): readonly Entry[];
  /** The seq of the entry that a command has led to, of the recent ones; undefined: none of them. */
  seqOf(command: string): number | undefined;
  /** @param after the table after these entries, where that is known already. */
  grow(entries: readonly Entry[], after?: TableState): void;
  /** An entry has no events any more. */
  emptied(seq: number): void;
}

/** @param last the last entries of the log that has made the table. */
export function createTableLog(initial: TableState, last: readonly Entry[]): TableLog {
  let table = initial;
  let recent = [...last];
  let seqs = seqsIn(recent);
  let sizes = recent.map(sizeOf);
  /** Characters that have come in since the log was last trimmed. */
  let fresh = 0;

  // Not with every entry: it takes as long as there are entries.
  const trim = (): void => {
    if (recent.length < 2 * RECENT.entries && fresh < RECENT.chars) return;
    const start = pageStart(recent, RECENT, sizes);
    recent = recent.slice(start);
    sizes = sizes.slice(start);
    seqs = seqsIn(recent);
    fresh = 0;
  };

  return {
    table: () => table,
    recent: () => recent,
    seqOf: (command) => seqs.get(command),
    grow(entries, after = entries.reduce(afterEntry, table)) {
      fresh += Math.max(0, after.bytes - table.bytes);
      table = after;
      for (const entry of entries) {
        recent.push(entry);
        sizes.push(sizeOf(entry));
        seqs.set(entry.command, entry.seq);
      }
      for (const person of erasedIn(entries)) {
        recent = recent.map((entry) => withoutPerson(entry, person));
      }
      trim();
    },
    emptied(seq) {
      recent = recent.map((entry) => (entry.seq === seq ? { ...entry, events: [] } : entry));
    },
  };
}

function seqsIn(entries: readonly Entry[]): Map<string, number> {
  return new Map(entries.map((entry) => [entry.command, entry.seq]));
}
