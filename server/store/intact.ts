import { hash } from 'node:crypto';
// Not the whole of the table, which the thread of a store would load, too.
import { DamagedSnapshot } from '@lusoria/table/ports';
import type { Snapshot } from '@lusoria/table/types';

/** Body of an emptied entry: no events. It keeps its checksum, so that later entries need no new ones. */
export const EMPTY = '[]';

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
