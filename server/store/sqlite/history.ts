import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { EMPTY } from '../intact.ts';
import { asSum, checksumOf, isIntact } from './checksum.ts';
import type { Body, JobOf, Row } from './jobs.ts';
import type { Prepare } from './statements.ts';

/** Entries of tables, as `withIntact` takes them. */
export const ENTRIES =
  'SELECT e.tbl, e.seq, e.at, e.command, e.body, e.sum FROM tbl t JOIN event e ON e.tbl = t.no';

/** An entry with whether it is as it was written. */
export interface CheckedRow extends Row {
  readonly intact: boolean;
}

/** Pages of logs, and snapshots. */
export function historyStatements(prepare: Prepare) {
  // As many as a page has; at most one entry beyond its size is read.
  const entriesBefore = prepare(
    `${ENTRIES} WHERE t.id = ? AND e.seq < ? ORDER BY e.seq DESC LIMIT ?`,
  );
  const rewriteEntry = prepare('UPDATE event SET body = ? WHERE tbl = ? AND seq = ?');
  const entriesFrom = prepare(
    'SELECT seq, at, command, body FROM event WHERE tbl = ? AND seq >= ? ORDER BY seq',
  );
  const setSum = prepare('UPDATE event SET sum = ? WHERE tbl = ? AND seq = ?');
  const snapshotOf = prepare(
    `SELECT s.seq, s.body AS text FROM tbl t JOIN snapshot s ON s.tbl = t.no
     WHERE t.id = ? AND s.body <> ''`,
  );
  const sumOf = prepare('SELECT sum FROM event WHERE tbl = ? AND seq = ?');
  const putSnapshot = prepare(
    `INSERT INTO snapshot (tbl, seq, body) SELECT no, ?, ? FROM tbl WHERE id = ?
     ON CONFLICT (tbl) DO UPDATE SET seq = excluded.seq, body = excluded.body
     WHERE excluded.seq >= seq`,
  );

  /**
   * Verifies the checksums of entries in order; in JavaScript, for a function called by SQLite took
   * twice as long.
   */
  const withIntact = (rows: readonly Record<string, SQLOutputValue>[]): readonly CheckedRow[] => {
    let last = { seq: Number.NaN, sum: asSum(null) };
    return rows.map((found) => {
      const row = rowOf(found);
      const sum = asSum(found['sum']);
      if (last.seq !== row.seq - 1) {
        last = {
          seq: row.seq - 1,
          sum: asSum(sumOf.get(found['tbl'] ?? null, row.seq - 1)?.['sum']),
        };
      }
      const intact = isIntact(last.sum, sum, row);
      last = { seq: row.seq, sum };
      return { ...row, intact };
    });
  };

  return {
    withIntact,
    entriesBefore({ table, seq, page }: JobOf<'entries-before'>) {
      const rows: Record<string, SQLOutputValue>[] = [];
      let chars = 0;
      for (const row of entriesBefore.each(table, seq, page.entries)) {
        chars += String(row['body']).length + String(row['command']).length;
        if (chars > page.chars && rows.length > 0) break;
        rows.push(row);
      }
      return withIntact(rows.toReversed());
    },
    /** Empties an entry; all checksums stay. */
    empty(no: SQLInputValue, seq: number) {
      rewriteEntry.run(EMPTY, no, seq);
    },
    /**
     * Replaces bodies of entries, and all checksums from there on: the old ones would allow
     * guessing the erased content.
     */
    rewrite(no: SQLInputValue, bodies: readonly Body[]) {
      for (const { seq, body } of bodies) rewriteEntry.run(body, no, seq);
      const first = Math.min(...bodies.map(({ seq }) => seq));
      let sum = asSum(sumOf.get(no, first - 1)?.['sum']);
      for (const row of entriesFrom.all(no, first).map(rowOf)) {
        sum = checksumOf(sum, row);
        setSum.run(sum, no, row.seq);
      }
    },
    snapshot: ({ table }: JobOf<'snapshot'>) => snapshotOf.get(table),
    /** Stores a snapshot in place of an earlier one; an empty one keeps earlier ones off. */
    saveSnapshot: (table: string, seq: number, text: string) => putSnapshot.run(seq, text, table),
  };
}

function rowOf(row: Record<string, SQLOutputValue>): Row {
  return {
    seq: Number(row['seq']),
    at: Number(row['at']),
    command: String(row['command']),
    body: String(row['body']),
  };
}
