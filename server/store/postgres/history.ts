import { type Entry, readEntry, type Store } from '@lusoria/table';
import * as v from 'valibot';
import type { Queries } from './queries.ts';

const rowSchema = v.object({
  seq: v.number(),
  at: v.number(),
  command: v.string(),
  body: v.string(),
});

/** Pages of logs, commands of long ago, and snapshots. */
export function historyStore({ rows, one }: Queries) {
  return {
    async entriesBefore(id, seq, { entries, chars }) {
      const found = await rows(
        `WITH last AS (
           SELECT e.seq, e.at, e.command, e.body,
             sum(length(e.body) + length(e.command)) OVER (ORDER BY e.seq DESC) AS chars
           FROM (
             SELECT e.* FROM tbl t JOIN event e ON e.tbl = t.no
             WHERE t.id = $1 AND e.seq < $2 ORDER BY e.seq DESC LIMIT $3
           ) e
         )
         SELECT seq, at, command, body FROM last
         WHERE chars <= $4 OR seq = (SELECT max(seq) FROM last) ORDER BY seq`,
        [id, seq, entries, chars],
      );
      return entriesOf(found);
    },
    async seqOf(id, command) {
      const found = await one(
        'SELECT e.seq FROM tbl t JOIN event e ON e.tbl = t.no WHERE t.id = $1 AND e.command = $2',
        [id, command],
      );
      return v.parse(v.nullable(v.object({ seq: v.number() })), found)?.seq ?? null;
    },
    async snapshot(id) {
      const found = await one(
        `SELECT s.seq, s.body AS text FROM tbl t JOIN snapshot s ON s.tbl = t.no
         WHERE t.id = $1 AND s.body <> ''`,
        [id],
      );
      return v.parse(v.nullable(v.object({ seq: v.number(), text: v.string() })), found);
    },
    async saveSnapshot(id, { seq, text }) {
      await rows(
        `INSERT INTO snapshot (tbl, seq, body) SELECT no, $2, $3 FROM tbl WHERE id = $1
         ON CONFLICT (tbl) DO UPDATE SET seq = $2, body = $3 WHERE snapshot.seq <= $2`,
        [id, seq, text],
      );
    },
    async emptyEntry(id, seq) {
      await rows(
        `UPDATE event e SET body = '[]' FROM tbl t WHERE e.tbl = t.no AND t.id = $1 AND e.seq = $2`,
        [id, seq],
      );
    },
  } satisfies Partial<Store>;
}

/** Entries from their rows. */
export function entriesOf(found: readonly unknown[]): readonly Entry[] {
  return v.parse(v.array(rowSchema), found).map(readEntry);
}
