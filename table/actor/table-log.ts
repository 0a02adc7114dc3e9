import {
  type Pack,
  pageStart,
  sizeOfStored,
  type StoredEntry,
  storedEntry,
} from '../record/entry-text.ts';
import { erasedIn, withoutPerson } from '../model/erase.ts';
import { afterEntry } from '../model/evolve.ts';
import type { Page } from '../ports.ts';
import type { Entry, TableState } from '../model/types.ts';
import { readEntry } from '../record/upgrade.ts';
import { packEntries, type PackedEntries } from './packed-entries.ts';

/** Minimum end of the log that a table in memory keeps: the page sent to a person who opens it. */
export const RECENT: Page = { entries: 100, chars: 128 * 1024 };
/** Number of entries that are packed together, and of later ones that are not: whoever was away for a moment missed these. */
const PACKED = 16;
const LOOSE = 4;
/** Characters of entries that are packed at the latest. */
const LOOSE_CHARS = 16 * 1024;

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
 * Entries are kept as stored, as text, and all but the latest packed; they are parsed again when the table is opened.
 *
 * @param last the last entries of the log that led to the table.
 * @param pack absent: texts stay as they are.
 */
export function createTableLog(
  initial: TableState,
  last: readonly Entry[],
  pack: Pack = (text) => () => text,
): TableLog {
  let table = initial;
  let packed: readonly PackedEntries[] = [];
  let loose: StoredEntry[] = [];
  /** The last entries added, and the last page for the next person who opens the table; weak, so the garbage collector may take both. */
  let latest: WeakRef<readonly Entry[]> | null = null;
  let page: WeakRef<readonly Entry[]> | null = null;

  const count = (): number => packed.reduce((sum, part) => sum + part.count, loose.length);
  const from = (): number => table.seq - count();
  /** Entries after a seq; parts before it are not unpacked. */
  const storedAfter = (seq: number): readonly StoredEntry[] => {
    let end = from();
    const parts = packed.filter((part) => (end += part.count) > seq);
    const all = [...parts.flatMap((part) => part.read()), ...loose];
    return all.slice(Math.max(0, seq - (table.seq - all.length)));
  };
  const readPage = (): readonly Entry[] => {
    const all = storedAfter(from());
    return all.slice(pageStart(all.map(sizeOfStored), RECENT)).map(readEntry);
  };

  const packOld = (): void => {
    while (loose.length >= PACKED + LOOSE || (loose.length > 1 && charsOf(loose) > LOOSE_CHARS)) {
      const some = Math.min(PACKED, loose.length - 1);
      packed = [...packed, packEntries(loose.slice(0, some), pack)];
      loose = loose.slice(some);
    }
  };

  /** Drops the first parts without which what is left is a whole page. */
  const trim = (): void => {
    for (let [first] = packed; first && isWholeWithout(first); [first] = packed)
      packed = packed.slice(1);
  };
  const isWholeWithout = (first: PackedEntries): boolean =>
    count() - first.count >= RECENT.entries ||
    packed.reduce((sum, part) => sum + part.chars, charsOf(loose)) - first.chars >= RECENT.chars;

  const keepOnly = (stored: readonly StoredEntry[]): void => {
    packed = [];
    loose = [...stored];
    page = null;
    packOld();
    trim();
  };
  keepOnly(last.map(storedEntry));

  return {
    table: () => table,
    from,
    since(seq) {
      const added = latest?.deref();
      return added?.[0]?.seq === seq + 1 ? added : storedAfter(seq).map(readEntry);
    },
    lastPage() {
      const read = page?.deref() ?? readPage();
      if (page?.deref() !== read) page = new WeakRef(read);
      return read;
    },
    seqOf(command) {
      const isIts = (entry: StoredEntry): boolean => entry.command === command;
      const known = loose.find(isIts);
      if (known) return known.seq;
      const part = packed.find((one) => one.indexOf(command) >= 0);
      return part?.read().find(isIts)?.seq;
    },
    grow(entries, after = entries.reduce(afterEntry, table)) {
      table = after;
      latest = new WeakRef(entries);
      page = null;
      loose.push(...entries.map(storedEntry));
      for (const person of erasedIn(entries)) {
        latest = null;
        keepOnly(
          storedAfter(from()).map((one) => storedEntry(withoutPerson(readEntry(one), person))),
        );
      }
      packOld();
      trim();
    },
    emptied(seq) {
      latest = null;
      page = null;
      const empty = (stored: StoredEntry): StoredEntry =>
        stored.seq === seq ? storedEntry({ ...readEntry(stored), events: [] }) : stored;
      let end = from();
      packed = packed.map((part) => {
        const start = end;
        end += part.count;
        return start < seq && seq <= end ? packEntries(part.read().map(empty), pack) : part;
      });
      loose = loose.map(empty);
    },
  };
}

function charsOf(entries: readonly StoredEntry[]): number {
  return entries.reduce((sum, entry) => sum + sizeOfStored(entry), 0);
}
