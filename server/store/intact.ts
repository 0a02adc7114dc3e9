import { DamagedLog, type Entry, readEntry, type StoredEntry } from '@lusoria/table';

/** What an entry says that was emptied: nothing. It keeps its checksum, so that none after it needs another. */
export const EMPTY = '[]';

/** An entry as it is stored, and whether it has its checksum, or none. */
interface CheckedEntry extends StoredEntry {
  readonly intact: boolean;
}

/** Entries of a table from their rows. @throws DamagedLog when one is not as it was written. */
export function intactEntries(id: string, rows: readonly CheckedEntry[]): readonly Entry[] {
  const damaged = rows.find(({ intact }) => !intact);
  if (damaged) throw new DamagedLog(id, damaged.seq - 1);
  return rows.map(({ seq, at, command, body }) => readEntry({ seq, at, command, body }));
}
