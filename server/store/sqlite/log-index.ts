import type { DatabaseSync } from 'node:sqlite';
import { checksumOf } from './checksum.ts';
import type { Row } from './jobs.ts';

/** Where an entry would come: next in the log of the table with a number, or nowhere. */
type Place =
  | {
      readonly kind: 'next';
      readonly no: number;
      /** The checksum that the entry will have. */
      readonly sum: Uint8Array<ArrayBuffer>;
    }
  | { readonly kind: 'repeated'; readonly seq: number }
  | { readonly kind: 'behind' };

/** The logs of the tables that are played at, as far as an append must know them. */
export interface LogIndex {
  place(table: string, row: Row): Place;
  /** The seq of a command in the log of a table; null: it is not there. */
  seqOf(table: string, command: string): number | null;
  /** An entry that was placed is in the data. */
  grown(table: string, row: Row, sum: Uint8Array): void;
  /** The log of a table is not as it was. */
  rewritten(table: string): void;
  /** What was known may not be so any more: it is read again. */
  forget(): void;
}

/** A log: the number of its table, its last seq and checksum, and the hashes of its commands. */
interface Log {
  readonly no: number;
  seq: number;
  sum: Uint8Array | null;
  readonly hashes: Set<number>;
}

const BEHIND: Place = { kind: 'behind' };

/** Logs that are known at the same time. */
const MOST = 20_000;

/**
 * Knows logs from their first append on, which is possible because nobody else has the data open. So
 * an append asks nothing, and there is no index of the commands, a page of which would have to be
 * written with every entry. A command with a known hash is looked up in the log itself.
 *
 * @param settle called before a log is read: entries that wait are moved to it.
 */
export function openLogIndex(db: DatabaseSync, settle: () => void): LogIndex {
  const head = db.prepare('SELECT no, seq FROM tbl WHERE id = ?');
  const lastSum = db.prepare('SELECT sum FROM event WHERE tbl = ? AND seq = ?');
  const commands = db.prepare('SELECT command FROM event WHERE tbl = ?');
  const known = db.prepare('SELECT seq FROM event WHERE tbl = ? AND command = ?');
  const logs = new Map<string, Log>();

  const read = (table: string): Log | null => {
    settle();
    const row = head.get(table);
    if (!row) return null;
    const no = Number(row['no']);
    const hashes = new Set(commands.all(no).map(({ command }) => hashOf(String(command))));
    const seq = Number(row['seq']);
    const sum = lastSum.get(no, seq)?.['sum'];
    const log = { no, seq, sum: sum instanceof Uint8Array ? sum : null, hashes };
    const [oldest] = logs.size >= MOST ? logs.keys() : [];
    if (oldest !== undefined) logs.delete(oldest);
    logs.set(table, log);
    return log;
  };

  const seqIn = ({ no, hashes }: Log, command: string): number | null => {
    if (!hashes.has(hashOf(command))) return null;
    settle();
    const row = known.get(no, command);
    return row ? Number(row['seq']) : null;
  };

  return {
    seqOf(table, command) {
      const log = logs.get(table) ?? read(table);
      return log && seqIn(log, command);
    },
    place(table, row) {
      const log = logs.get(table) ?? read(table);
      if (!log) return BEHIND;
      const repeated = seqIn(log, row.command);
      if (repeated !== null) return { kind: 'repeated', seq: repeated };
      if (row.seq !== log.seq + 1) return BEHIND;
      return { kind: 'next', no: log.no, sum: checksumOf(log.sum, row) };
    },
    grown(table, { seq, command }, sum) {
      const log = logs.get(table);
      if (!log) return;
      log.seq = seq;
      log.sum = sum;
      log.hashes.add(hashOf(command));
    },
    rewritten: (table) => void logs.delete(table),
    forget: () => logs.clear(),
  };
}

/** A number for a text: different texts seldom have the same (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash;
}
