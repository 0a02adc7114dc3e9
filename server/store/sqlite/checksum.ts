import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Row } from './jobs.ts';

/** Bytes of a checksum. */
const BYTES = 16;

/**
 * The checksum of an entry: the first 16 bytes of SHA-256 over that of the entry before it and the entry itself.
 *
 * @param before null: the entry before has none, the chain begins here.
 */
export function checksumOf(
  before: Uint8Array | null,
  { seq, at, command, body }: Row,
): Uint8Array<ArrayBuffer> {
  const text = `${before ? Buffer.from(before).toString('hex') : ''}\n${seq}\n${at}\n${command}\n${body}`;
  return new Uint8Array(hash('sha256', text, 'buffer').subarray(0, BYTES));
}

/** Makes `is_intact(before, sum, seq, at, command, body)` known to a connection: 1 where an entry has its checksum, or none. */
export function addChecksums(db: DatabaseSync): void {
  db.function('is_intact', { deterministic: true }, (before, sum, seq, at, command, body) => {
    if (!(sum instanceof Uint8Array)) return 1;
    const row = { seq: Number(seq), at: Number(at), command: String(command), body: String(body) };
    const right = checksumOf(before instanceof Uint8Array ? before : null, row);
    return Buffer.compare(sum, right) === 0 ? 1 : 0;
  });
}
