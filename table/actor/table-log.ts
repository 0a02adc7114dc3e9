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
import { PackedEntries } from './packed-entries.ts';

/** Minimum end of the log that a table in memory keeps: the page sent to a person who opens it. */
export const RECENT: Page = { entries: 100, chars: 128 * 1024 };
/** Number of entries that are packed together, and of later ones that are not: whoever was away for a moment missed these. */
const PACKED = 16;
const LOOSE = 4;
/** Characters of entries that are packed at the latest. */
const LOOSE_CHARS = 16 * 1024;

/**
 * A table and the end of its log. Entries are kept as stored, as text, and all but the latest packed; they are parsed again when the
 * table is opened.
 */
export class TableLog {
  readonly #pack: Pack;
  #table: TableState;
  #packed: readonly PackedEntries[] = [];
  #loose: StoredEntry[] = [];
  /** The last entries added, and the last page for the next person who opens the table; weak, so the garbage collector may take both. */
  #latest: WeakRef<readonly Entry[]> | null = null;
  #page: WeakRef<readonly Entry[]> | null = null;

  /**
   * @param last the last entries of the log that led to the table.
   * @param pack absent: texts stay as they are.
   */
  constructor(table: TableState, last: readonly Entry[], pack: Pack = unpacked) {
    this.#table = table;
    this.#pack = pack;
    this.#keepOnly(last.map(storedEntry));
  }

  table(): TableState {
    return this.#table;
  }

  /** Seq before the first entry in memory; 0: the whole log is in memory. */
  from(): number {
    return this.#table.seq - this.#count();
  }

  /** Entries after a seq, which must not be before `from`. */
  since(seq: number): readonly Entry[] {
    const added = this.#latest?.deref();
    return added?.[0]?.seq === seq + 1 ? added : this.#storedAfter(seq).map(readEntry);
  }

  /** Last entries, as many as `RECENT` says. */
  lastPage(): readonly Entry[] {
    const known = this.#page?.deref();
    if (known) return known;
    const all = this.#storedAfter(this.from());
    const read = all.slice(pageStart(all.map(sizeOfStored), RECENT)).map(readEntry);
    this.#page = new WeakRef(read);
    return read;
  }

  /** Seq of the entry of a command among those in memory; undefined: none. */
  seqOf(command: string): number | undefined {
    const isIts = (entry: StoredEntry): boolean => entry.command === command;
    const known = this.#loose.find(isIts);
    if (known) return known.seq;
    const part = this.#packed.find((one) => one.indexOf(command) >= 0);
    return part?.read().find(isIts)?.seq;
  }

  /** @param after the table after these entries, if already known. */
  grow(entries: readonly Entry[], after = entries.reduce(afterEntry, this.#table)): void {
    this.#table = after;
    this.#latest = new WeakRef(entries);
    this.#page = null;
    this.#loose.push(...entries.map(storedEntry));
    for (const person of erasedIn(entries)) {
      this.#latest = null;
      this.#keepOnly(
        this.#storedAfter(this.from()).map((one) =>
          storedEntry(withoutPerson(readEntry(one), person)),
        ),
      );
    }
    this.#packOld();
    this.#trim();
  }

  /** Empties the entry in memory, too. */
  emptied(seq: number): void {
    this.#latest = null;
    this.#page = null;
    const empty = (stored: StoredEntry): StoredEntry =>
      stored.seq === seq ? storedEntry({ ...readEntry(stored), events: [] }) : stored;
    let end = this.from();
    this.#packed = this.#packed.map((part) => {
      const start = end;
      end += part.count;
      const isIn = start < seq && seq <= end;
      return isIn ? new PackedEntries(part.read().map(empty), this.#pack) : part;
    });
    this.#loose = this.#loose.map(empty);
  }

  #count(): number {
    return this.#packed.reduce((sum, part) => sum + part.count, this.#loose.length);
  }

  #chars(): number {
    return this.#packed.reduce((sum, part) => sum + part.chars, charsOf(this.#loose));
  }

  /** Entries after a seq; parts before it are not unpacked. */
  #storedAfter(seq: number): readonly StoredEntry[] {
    let end = this.from();
    const parts = this.#packed.filter((part) => (end += part.count) > seq);
    const all = [...parts.flatMap((part) => part.read()), ...this.#loose];
    return all.slice(Math.max(0, seq - (this.#table.seq - all.length)));
  }

  #keepOnly(stored: readonly StoredEntry[]): void {
    this.#packed = [];
    this.#loose = [...stored];
    this.#page = null;
    this.#packOld();
    this.#trim();
  }

  #packOld(): void {
    while (this.#hasOld()) {
      const some = Math.min(PACKED, this.#loose.length - 1);
      const part = new PackedEntries(this.#loose.slice(0, some), this.#pack);
      this.#packed = [...this.#packed, part];
      this.#loose = this.#loose.slice(some);
    }
  }

  #hasOld(): boolean {
    const { length } = this.#loose;
    return length >= PACKED + LOOSE || (length > 1 && charsOf(this.#loose) > LOOSE_CHARS);
  }

  /** Drops the first parts without which what is left is a whole page. */
  #trim(): void {
    for (let [first] = this.#packed; first && this.#isWholeWithout(first); [first] = this.#packed)
      this.#packed = this.#packed.slice(1);
  }

  #isWholeWithout(first: PackedEntries): boolean {
    return (
      this.#count() - first.count >= RECENT.entries || this.#chars() - first.chars >= RECENT.chars
    );
  }
}

const unpacked: Pack = (text) => () => text;

function charsOf(entries: readonly StoredEntry[]): number {
  return entries.reduce((sum, entry) => sum + sizeOfStored(entry), 0);
}
