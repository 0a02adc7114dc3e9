import type { DatabaseSync } from 'node:sqlite';
import { asSum, checksumOf } from '../checksum.ts';
import type { Row } from '../jobs.ts';

/** Place of an entry: next in the log of the table with a number, or none. */
type Place =
  | {
      readonly kind: 'next';
      readonly no: number;
      /** The checksum that the entry will have. */
      readonly sum: string;
    }
  | { readonly kind: 'repeated'; readonly seq: number }
  | { readonly kind: 'behind' };

/** Index of the logs in play, as far as appends need it. */
export interface LogIndex {
  place(table: string, row: Row): Place;
  /** Seq of a command in the log of a table; null: none. */
  seqOf(table: string, command: string): number | null;
  /** Records that a placed entry is in the data. */
  grown(table: string, row: Row, sum: string): void;
  /** Drops a log that has been rewritten. */
  rewritten(table: string): void;
  /** Drops everything: it is read again on demand. */
  forget(): void;
}

/** A log: the number of its table, its last seq and checksum, and the hashes of its commands. */
interface Log {
  readonly no: number;
  seq: number;
  sum: string | null;
  readonly hashes: Set<number>;
}

const BEHIND: Place = { kind: 'behind' };

/** Maximum logs in the index. */
const MAX_LOGS = 20_000;

/**
 * Keeps logs in memory from their first append on, which is possible because nobody else has the
 * data open. So an append queries nothing, and there is no index of the commands, a page of which
 * would have to be written with every entry. A command with a known hash is looked up in the log
 * itself.
 *
 * @param settle called before a log is read: moves pending entries to it.
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
    const log = { no, seq, sum: asSum(sum), hashes };
    const [oldest] = logs.size >= MAX_LOGS ? logs.keys() : [];
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

/** Hash of a text (FNV-1a); collisions are rare. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash;
}
