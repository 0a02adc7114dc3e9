import type { Entry, Store } from '@lusoria/table';
import * as v from 'valibot';
import { EMPTY, sealed, unsealed } from '../intact.ts';
import { intactEntries } from '../intact-entries.ts';
import type { Queries } from './queries.ts';

const rowSchema = v.object({
  seq: v.number(),
  at: v.number(),
  command: v.string(),
  body: v.string(),
  intact: v.boolean(),
});

const snapshotSchema = v.nullable(v.object({ seq: v.number(), text: v.string() }));

/** Entries of tables, each with whether it matches its checksum, has none, or was emptied. */
export const CHECKED = `
  SELECT e.seq, e.at, e.command, e.body,
    coalesce(e.body = '${EMPTY}' OR e.sum = lusoria_sum(b.sum, e.seq, e.at, e.command, e.body), true)
      AS intact
  FROM tbl t JOIN event e ON e.tbl = t.no
  LEFT JOIN event b ON b.tbl = e.tbl AND b.seq = e.seq - 1`;

/** Pages of logs, seqs of old commands, and snapshots. */
export function historyStore({ rows, one }: Queries) {
  return {
    async entriesBefore(id, seq, { entries, chars }) {
      const found = await rows(
        `WITH last AS (
           SELECT e.*,
             sum(length(e.body) + length(e.command)) OVER (ORDER BY e.seq DESC) AS chars
           FROM (
             ${CHECKED} WHERE t.id = $1 AND e.seq < $2 ORDER BY e.seq DESC LIMIT $3
           ) e
         )
         SELECT seq, at, command, body, intact FROM last
         WHERE chars <= $4 OR seq = (SELECT max(seq) FROM last) ORDER BY seq`,
        [id, seq, entries, chars],
      );
      return entriesOf(id, found);
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
      const stored = v.parse(snapshotSchema, found);
      return stored && unsealed(id, stored);
    },
    async saveSnapshot(id, made) {
      const { seq, text } = sealed(id, made);
      await rows(
        `INSERT INTO snapshot (tbl, seq, body) SELECT no, $2, $3 FROM tbl WHERE id = $1
         ON CONFLICT (tbl) DO UPDATE SET seq = $2, body = $3 WHERE snapshot.seq <= $2`,
        [id, seq, text],
      );
    },
    async emptyEntry(id, seq) {
      await rows(
        `UPDATE event e SET body = '${EMPTY}' FROM tbl t WHERE e.tbl = t.no AND t.id = $1 AND e.seq = $2`,
        [id, seq],
      );
    },
  } satisfies Partial<Store>;
}

/** Entries of a table from their rows. @throws DamagedLog when one is not as it was written. */
export function entriesOf(id: string, found: readonly unknown[]): readonly Entry[] {
  return intactEntries(id, v.parse(v.array(rowSchema), found));
}
