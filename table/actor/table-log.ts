import { pageStart, sizeOf } from '../entry-text.ts';
import { erasedIn, withoutPerson } from '../erase.ts';
import { afterEntry } from '../evolve.ts';
import type { Page } from '../ports.ts';
import type { Entry, TableState } from '../types.ts';

/** How much of the end of a log a table in memory has at hand, at least: what somebody who opens it is sent. */
export const RECENT: Page = { entries: 100, chars: 128 * 1024 };
/** Entries beyond that after which the log is trimmed. */
const SPARE = 25;

/** A table, and the last entries of its log. */
export interface TableLog {
  readonly table: () => TableState;
  /** The seq before the first entry that is at hand; 0: the whole log is. */
  from(): number;
  /** The entries after a seq, which is not before `from`. */
  since(seq: number): readonly Entry[];
  /** The last entries, as many as `RECENT` says. */
  lastPage(): readonly Entry[];
  /** The seq of the entry that a command has led to, of those at hand; undefined: none of them. */
  seqOf(command: string): number | undefined;
  /** @param after the table after these entries, where that is known already. */
  grow(entries: readonly Entry[], after?: TableState): void;
  /** An entry has no events any more. */
  emptied(seq: number): void;
}

/** @param last the last entries of the log that has made the table. */
export function createTableLog(initial: TableState, last: readonly Entry[]): TableLog {
  let table = initial;
  let kept = [...last];
  let sizes = kept.map(sizeOf);
  const seqs = new Map(kept.map(({ command, seq }) => [command, seq]));
  /** Characters that have come in since the log was last trimmed. */
  let fresh = 0;

  const from = (): number => (kept[0]?.seq ?? table.seq + 1) - 1;
  const pageAt = (): number => pageStart(sizes, RECENT);

  // Not with every entry: it takes as long as there are entries.
  const trim = (): void => {
    if (kept.length < RECENT.entries + SPARE && fresh < RECENT.chars) return;
    const start = pageAt();
    for (const { command } of kept.slice(0, start)) seqs.delete(command);
    kept = kept.slice(start);
    sizes = sizes.slice(start);
    fresh = 0;
  };

  return {
    table: () => table,
    from,
    since: (seq) => kept.slice(seq - from()),
    lastPage: () => kept.slice(pageAt()),
    seqOf: (command) => seqs.get(command),
    grow(entries, after = entries.reduce(afterEntry, table)) {
      table = after;
      for (const entry of entries) {
        const size = sizeOf(entry);
        fresh += size;
        kept.push(entry);
        sizes.push(size);
        seqs.set(entry.command, entry.seq);
      }
      for (const person of erasedIn(entries)) {
        kept = kept.map((entry) => withoutPerson(entry, person));
      }
      trim();
    },
    emptied(seq) {
      kept = kept.map((entry) => (entry.seq === seq ? { ...entry, events: [] } : entry));
    },
  };
}
