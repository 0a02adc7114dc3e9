import type { SQLInputValue } from 'node:sqlite';
import { checksumOf } from './checksum.ts';
import type { Body, JobOf } from './jobs.ts';
import type { Prepare } from './statements.ts';

/** Entries of tables, each with whether it is as it was written (see `checksum.ts`). */
export const CHECKED = `
  SELECT e.seq, e.at, e.command, e.body,
    is_intact(b.sum, e.sum, e.seq, e.at, e.command, e.body) AS intact
  FROM tbl t JOIN event e ON e.tbl = t.no
  LEFT JOIN event b ON b.tbl = e.tbl AND b.seq = e.seq - 1`;

/** Pages of logs, and snapshots. */
export function historyStatements(prepare: Prepare) {
  // As many as a page has; what is read beyond its size is one entry.
  const entriesBefore = prepare(
    `${CHECKED} WHERE t.id = ? AND e.seq < ? ORDER BY e.seq DESC LIMIT ?`,
  );
  const rewriteEntry = prepare('UPDATE event SET body = ? WHERE tbl = ? AND seq = ?');
  const entriesFrom = prepare(
    'SELECT seq, at, command, body, sum FROM event WHERE tbl = ? AND seq >= ? ORDER BY seq',
  );
  const setSum = prepare('UPDATE event SET sum = ? WHERE tbl = ? AND seq = ?');
  const snapshotOf = prepare(
    `SELECT s.seq, s.body AS text FROM tbl t JOIN snapshot s ON s.tbl = t.no
     WHERE t.id = ? AND s.body <> ''`,
  );
  const putSnapshot = prepare(
    `INSERT INTO snapshot (tbl, seq, body) SELECT no, ?, ? FROM tbl WHERE id = ?
     ON CONFLICT (tbl) DO UPDATE SET seq = excluded.seq, body = excluded.body
     WHERE excluded.seq >= seq`,
  );

  return {
    entriesBefore({ table, seq, page }: JobOf<'entries-before'>) {
      const rows: unknown[] = [];
      let chars = 0;
      for (const row of entriesBefore.each(table, seq, page.entries)) {
        chars += String(row['body']).length + String(row['command']).length;
        if (chars > page.chars && rows.length > 0) break;
        rows.push(row);
      }
      return rows.toReversed();
    },
    /**
     * Gives entries other bodies, and all from there on new checksums: from none of those can be told any more what was
     * in an entry.
     */
    rewrite(no: SQLInputValue, bodies: readonly Body[]) {
      for (const { seq, body } of bodies) rewriteEntry.run(body, no, seq);
      const first = Math.min(...bodies.map(({ seq }) => seq));
      let sum: Uint8Array | null = null;
      for (const row of entriesFrom.all(no, first - 1)) {
        if (Number(row['seq']) < first) {
          sum = row['sum'] instanceof Uint8Array ? row['sum'] : null;
          continue;
        }
        const seq = Number(row['seq']);
        const [command, body] = [String(row['command']), String(row['body'])];
        sum = checksumOf(sum, { seq, at: Number(row['at']), command, body });
        setSum.run(sum, no, seq);
      }
    },
    snapshot: ({ table }: JobOf<'snapshot'>) => snapshotOf.get(table),
    /** Stores a snapshot in place of an earlier one; an empty one keeps earlier ones off. */
    saveSnapshot: (table: string, seq: number, text: string) => putSnapshot.run(seq, text, table),
  };
}
