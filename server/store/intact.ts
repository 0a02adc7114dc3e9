import { hash } from 'node:crypto';
import {
  DamagedLog,
  DamagedSnapshot,
  type Entry,
  readEntry,
  type Snapshot,
  type StoredEntry,
} from '@lusoria/table';

/** Body of an emptied entry: no events. It keeps its checksum, so that later entries need no new ones. */
export const EMPTY = '[]';

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

/** Hexadecimal digits of a checksum. */
export const DIGITS = 32;

/** Text of a snapshot as stored: the first line is a checksum of its table, its seq and the rest. */
export function sealed(id: string, { seq, text }: Snapshot): Snapshot {
  const sum = hash('sha256', `${id}\n${seq}\n${text}`).slice(0, DIGITS);
  return { seq, text: `${sum}\n${text}` };
}

/**
 * Reads a stored snapshot; those from before there were checksums are JSON without one.
 *
 * @throws DamagedSnapshot when it is not as it was written.
 */
export function unsealed(id: string, stored: Snapshot): Snapshot {
  if (stored.text.startsWith('{')) return stored;
  const made = { seq: stored.seq, text: stored.text.slice(DIGITS + 1) };
  if (sealed(id, made).text !== stored.text) throw new DamagedSnapshot(id);
  return made;
}
