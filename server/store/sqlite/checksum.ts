import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { DamagedSnapshot } from '@lusoria/table/ports';
import { DIGITS, EMPTY, unsealed } from '../intact.ts';
import type { Row } from './jobs.ts';

/**
 * Checksum of an entry: the first 16 bytes of SHA-256 over that of the entry before it and the
 * entry itself, as hexadecimal digits, which take Node half as long as bytes.
 *
 * @param before null: the entry before has none, the chain begins here.
 */
export function checksumOf(before: string | null, { seq, at, command, body }: Row): string {
  const text = `${before ?? ''}\n${seq}\n${at}\n${command}\n${body}`;
  return hash('sha256', text).slice(0, DIGITS);
}

/** Whether an entry matches its checksum, has none, or was emptied. */
export function isIntact(before: string | null, sum: string | null, row: Row): boolean {
  return sum === null || row.body === EMPTY || sum === checksumOf(before, row);
}

/** A checksum read from the database; null: none. */
export function asSum(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null;
}

/**
 * Registers `is_intact(before, sum, seq, at, command, body)`, of an entry, and `is_sealed(id, seq,
 * body)`, of a snapshot, on a connection: 1 where it is.
 */
export function addChecksums(db: DatabaseSync): void {
  db.function('is_intact', { deterministic: true }, (before, sum, seq, at, command, body) => {
    const row = { seq: Number(seq), at: Number(at), command: String(command), body: String(body) };
    return isIntact(asSum(before), asSum(sum), row) ? 1 : 0;
  });
  db.function('is_sealed', { deterministic: true }, (id, seq, body) => {
    try {
      unsealed(String(id), { seq: Number(seq), text: String(body) });
      return 1;
    } catch (error) {
      if (error instanceof DamagedSnapshot) return 0;
      throw error;
    }
  });
}
