import { DamagedLog, type Entry, readEntry, type StoredEntry } from '@lusoria/table';

/** An entry as stored, and whether its checksum is valid or absent. */
interface CheckedEntry extends StoredEntry {
  readonly intact: boolean;
}

/** Entries of a table from their rows. @throws DamagedLog when one is not as it was written. */
export function intactEntries(id: string, rows: readonly CheckedEntry[]): readonly Entry[] {
  const damaged = rows.find(({ intact }) => !intact);
  if (damaged) throw new DamagedLog(id, damaged.seq - 1);
  return rows.map(({ seq, at, command, body }) => readEntry({ seq, at, command, body }));
}
