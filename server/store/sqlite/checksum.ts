import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** What an entry adds to the checksum of its log: the first 64 bits of SHA-256 over all that is stored of it. */
function checksumOf(seq: unknown, command: unknown, at: unknown, body: unknown): bigint {
  return hash('sha256', [seq, command, at, body].join(' '), 'buffer').readBigInt64LE(0);
}

/**
 * Teaches SQL on a connection `checksum(seq, command, at, body)`: that of several entries, an integer of 64 bits. It is
 * the exclusive or of theirs, so an entry that is added or written anew changes it without the others being read; and as
 * each has its number in it, one that is altered, lacks or stands in another's place is noticed.
 */
export function addChecksum(db: DatabaseSync): void {
  db.aggregate('checksum', {
    deterministic: true,
    useBigIntArguments: true,
    start: 0n,
    step: (sum: bigint, seq: unknown, command: unknown, at: unknown, body: unknown) =>
      sum ^ checksumOf(seq, command, at, body),
  });
}

/** In SQL: the exclusive or of two integers, for which SQLite has no operator. */
export function either(one: string, other: string): string {
  return `((${one} | ${other}) - (${one} & ${other}))`;
}
