import { defined } from '@lusoria/core';
import { pageStart, sizeOfStored, type StoredEntry, storedEntry } from '../record/entry-text.ts';
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
  let kept = columnsOf(last.map(storedEntry));
  let latest: readonly Entry[] = [];
  /** Characters added since the log was last trimmed. */
  let fresh = 0;
  /** Last page, cached for the next person who opens the table; weak, so the garbage collector may take it. */
  let page: WeakRef<readonly Entry[]> | null = null;

  const from = (): number => table.seq - kept.bodies.length;
  const entriesAt = (start: number): readonly Entry[] => storedFrom(start).map(readEntry);
  const storedFrom = (start: number): readonly StoredEntry[] =>
    kept.bodies.slice(start).map((body, i) => ({
      seq: from() + start + i + 1,
      at: defined(kept.ats[start + i]),
      command: defined(kept.commands[start + i]),
      body,
    }));
  const pageAt = (): number => pageStart(storedFrom(0).map(sizeOfStored), RECENT);

  const keepOnly = (stored: readonly StoredEntry[]): void => {
    kept = columnsOf(stored);
    page = null;
  };

  // Not with every entry: it takes time linear in the number of entries.
  const trim = (): void => {
    if (kept.bodies.length < RECENT.entries + SPARE && fresh < RECENT.chars) return;
    keepOnly(storedFrom(pageAt()));
    fresh = 0;
  };

  return {
    table: () => table,
    from,
    since: (seq) => (latest[0]?.seq === seq + 1 ? latest : entriesAt(seq - from())),
    lastPage() {
      const read = page?.deref() ?? entriesAt(pageAt());
      if (page?.deref() !== read) page = new WeakRef(read);
      return read;
    },
    seqOf(command) {
      const at = kept.commands.indexOf(command);
      return at < 0 ? undefined : from() + at + 1;
    },
    grow(entries, after = entries.reduce(afterEntry, table)) {
      table = after;
      latest = entries;
      page = null;
      for (const entry of entries) {
        const { at, command, body } = storedEntry(entry);
        fresh += body.length + command.length;
        kept.ats.push(at);
        kept.commands.push(command);
        kept.bodies.push(body);
      }
      for (const person of erasedIn(entries)) {
        latest = latest.map((entry) => withoutPerson(entry, person));
        keepOnly(storedFrom(0).map((one) => storedEntry(withoutPerson(readEntry(one), person))));
      }
      trim();
    },
    emptied(seq) {
      latest = [];
      keepOnly(
        storedFrom(0).map((stored) =>
          stored.seq === seq ? storedEntry({ ...readEntry(stored), events: [] }) : stored,
        ),
      );
    },
  };
}

/** Entries by column, the last of them the table's latest: a list of numbers and two of texts take 60 bytes an entry less than objects. */
interface Columns {
  readonly ats: number[];
  readonly commands: string[];
  readonly bodies: string[];
}

function columnsOf(stored: readonly StoredEntry[]): Columns {
  return {
    ats: stored.map(({ at }) => at),
    commands: stored.map(({ command }) => command),
    bodies: stored.map(({ body }) => body),
  };
}
