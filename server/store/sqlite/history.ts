import type { JobOf } from './jobs.ts';
import type { Prepare } from './statements.ts';

/** Pages of logs, and snapshots. */
export function historyStatements(prepare: Prepare) {
  // As many as a page has; what is read beyond its size is one entry.
  const entriesBefore = prepare(
    `SELECT e.seq, e.at, e.command, e.body FROM tbl t JOIN event e ON e.tbl = t.no
     WHERE t.id = ? AND e.seq < ? ORDER BY e.seq DESC LIMIT ?`,
  );
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
    snapshot: ({ table }: JobOf<'snapshot'>) => snapshotOf.get(table),
    /** Stores a snapshot in place of an earlier one; an empty one keeps earlier ones off. */
    saveSnapshot: (table: string, seq: number, text: string) => putSnapshot.run(seq, text, table),
  };
}
