import {
  pageStart,
  sizeOf,
  sizeOfStored,
  type StoredEntry,
  storedEntry,
} from '../record/entry-text.ts';
import { erasedIn, withoutPerson } from '../model/erase.ts';
import { afterEntry } from '../model/evolve.ts';
import type { Page } from '../ports.ts';
import type { Entry, TableState } from '../model/types.ts';
import { readEntry } from '../record/upgrade.ts';

/** Minimum end of the log that a table in memory keeps: the page sent to a person who opens it. */
export const RECENT: Page = { entries: 100, chars: 128 * 1024 };
/** Number of entries beyond that after which the log is trimmed. */
const SPARE = 25;

export interface TableLog {
  readonly table: () => TableState;
  /** Seq before the first entry in memory; 0: the whole log is in memory. */
  from(): number;
  /** Entries after a seq, which must not be before `from`. */
  since(seq: number): readonly Entry[];
  /** Last entries, as many as `RECENT` says. */
  lastPage(): readonly Entry[];
  /** Seq of the entry of a command among those in memory; undefined: none. */
  seqOf(command: string): number | undefined;
  /** @param after the table after these entries, if already known. */
  grow(entries: readonly Entry[], after?: TableState): void;
  /** Empties the entry in memory, too. */
  emptied(seq: number): void;
}

/**
 * Entries are kept as stored, as text, which takes a third of the memory of objects; they are
 * parsed again when the table is opened. Only the latest, which everybody is sent, stays as an
 * object.
 *
 * @param last the last entries of the log that led to the table.
 */
export function createTableLog(initial: TableState, last: readonly Entry[]): TableLog {
  let table = initial;
  let kept = last.map(storedEntry);
  let latest: readonly Entry[] = [];
  const seqs = new Map(kept.map(({ command, seq }) => [command, seq]));
  /** Characters added since the log was last trimmed. */
  let fresh = 0;
  /** Last page, cached for the next person who opens the table; weak, so the garbage collector may take it. */
  let page: WeakRef<readonly Entry[]> | null = null;

  const from = (): number => (kept[0]?.seq ?? table.seq + 1) - 1;
  const pageAt = (): number => pageStart(kept.map(sizeOfStored), RECENT);

  const keepOnly = (stored: StoredEntry[]): void => {
    kept = stored;
    page = null;
  };

  // Not with every entry: it takes time linear in the number of entries.
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
