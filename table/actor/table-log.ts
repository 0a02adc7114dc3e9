import { pageStart, sizeOf, sizeOfStored, type StoredEntry, storedEntry } from '../entry-text.ts';
import { erasedIn, withoutPerson } from '../erase.ts';
import { afterEntry } from '../evolve.ts';
import type { Page } from '../ports.ts';
import type { Entry, TableState } from '../types.ts';
import { readEntry } from '../upgrade.ts';

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

/**
 * The entries are kept as they are stored, as text, which takes up a third of what they would as objects; they are read
 * again for whoever opens the table. Only the latest, which everybody is told of, is there as it came.
 *
 * @param last the last entries of the log that has made the table.
 */
export function createTableLog(initial: TableState, last: readonly Entry[]): TableLog {
  let table = initial;
  let kept = last.map(storedEntry);
  let latest: readonly Entry[] = [];
  const seqs = new Map(kept.map(({ command, seq }) => [command, seq]));
  /** Characters that have come in since the log was last trimmed. */
  let fresh = 0;
  /** The last page, for the next who opens the table; whoever collects what nobody holds may take it. */
  let page: WeakRef<readonly Entry[]> | null = null;

  const from = (): number => (kept[0]?.seq ?? table.seq + 1) - 1;
  const pageAt = (): number => pageStart(kept.map(sizeOfStored), RECENT);

  const keepOnly = (stored: StoredEntry[]): void => {
    kept = stored;
    page = null;
  };

  // Not with every entry: it takes as long as there are entries.
  const trim = (): void => {
    if (kept.length < RECENT.entries + SPARE && fresh < RECENT.chars) return;
    const start = pageAt();
    for (const { command } of kept.slice(0, start)) seqs.delete(command);
    keepOnly(kept.slice(start));
    fresh = 0;
  };

  return {
    table: () => table,
    from,
    since: (seq) => (latest[0]?.seq === seq + 1 ? latest : kept.slice(seq - from()).map(readEntry)),
    lastPage() {
      const read = page?.deref() ?? kept.slice(pageAt()).map(readEntry);
      if (page?.deref() !== read) page = new WeakRef(read);
      return read;
    },
    seqOf: (command) => seqs.get(command),
    grow(entries, after = entries.reduce(afterEntry, table)) {
      table = after;
      latest = entries;
      page = null;
      for (const entry of entries) {
        fresh += sizeOf(entry);
        kept.push(storedEntry(entry));
        seqs.set(entry.command, entry.seq);
      }
      for (const person of erasedIn(entries)) {
        latest = latest.map((entry) => withoutPerson(entry, person));
        keepOnly(kept.map((stored) => storedEntry(withoutPerson(readEntry(stored), person))));
      }
      trim();
    },
    emptied(seq) {
      latest = [];
      keepOnly(
        kept.map((stored) =>
          stored.seq === seq ? storedEntry({ ...readEntry(stored), events: [] }) : stored,
        ),
      );
    },
  };
}
