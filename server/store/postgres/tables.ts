import { CONFIRM_MS, eventsText, LEASE_BATCH, type Store, SWEEP_BATCH } from '@lusoria/table';
import * as v from 'valibot';
import { CHECKED, entriesOf, historyStore } from './history.ts';
import type { Queries } from './queries.ts';

const tableSchema = v.object({ id: v.string(), code: v.string(), game: v.string() });
const createdSchema = v.object({ still: v.boolean(), made: v.boolean() });
const headsSchema = v.array(v.object({ id: v.string(), seq: v.number() }));
/** Tables in the store: logs, members, deadlines (the column `wake`), notes. `append.ts` appends entries. */
export function tableStore(queries: Queries) {
  const { rows, one } = queries;
  return {
    ...historyStore(queries),
    async create({ id, code, game, of }, entry, people, keptUntil = 0) {
      const first = [id, code, game, entry.seq, entry.at, entry.command, eventsText(entry)];
      const person = of && 'person' in of ? of.person : null;
      const within = of && 'table' in of ? of.table : null;
      // Whoever it is for is locked: they are not removed before it is there, and it is not made after that.
      const made = await one(
        `WITH p AS MATERIALIZED (SELECT id FROM person WHERE id = $10 FOR KEY SHARE),
         o AS MATERIALIZED (SELECT id FROM tbl WHERE id = $11 FOR KEY SHARE),
         f AS MATERIALIZED (
           SELECT ($10::text IS NULL OR EXISTS (SELECT FROM p))
             AND ($11::text IS NULL OR EXISTS (SELECT FROM o)) AS still
         ), t AS (
           INSERT INTO tbl (id, code, game, seq, at, sum, summed, kept)
           SELECT $1, $2, $3, $4, $5, lusoria_sum(NULL, $4, $5, $6, $7), $4, $9 FROM f WHERE still
           ON CONFLICT DO NOTHING RETURNING no, sum
         ), e AS (
           INSERT INTO event (tbl, seq, command, at, body, sum)
           SELECT no, $4, $6, $5, $7, sum FROM t
         ), m AS (
           INSERT INTO member (person, tbl) SELECT DISTINCT p, t.no FROM t, unnest($8::text[]) p
         )
         SELECT still, EXISTS (SELECT FROM t) AS made FROM f`,
        [...first, people, keptUntil, person, within],
      );
      const { still, made: isMade } = v.parse(createdSchema, made);
      if (!still) return 'orphaned';
      return isMade ? 'made' : 'taken';
    },
    find: async (idOrCode) =>
      v.parse(
        v.nullable(tableSchema),
        await one('SELECT id, code, game FROM tbl WHERE id = $1 OR code = $1', [idOrCode]),
      ),
    entries: async (id, after, most) =>
      entriesOf(
        id,
        await rows(`${CHECKED} WHERE t.id = $1 AND e.seq > $2 ORDER BY e.seq LIMIT $3`, [
          id,
          after,
          most ?? null,
        ]),
      ),
    async leaseDueTables(now, until) {
      const late = await rows(
        `WITH late AS MATERIALIZED (
           SELECT no, wake FROM tbl WHERE wake <= $1 AND (leased <= $1 OR leased > $2)
           ORDER BY wake LIMIT $3 FOR UPDATE SKIP LOCKED
         )
         UPDATE tbl t SET leased = $2 FROM late l WHERE t.no = l.no RETURNING t.id`,
        [now, until, LEASE_BATCH],
      );
      return v.parse(v.array(v.object({ id: v.string() })), late).map(({ id }) => id);
    },
    async setDeadline(id, at) {
      await rows('UPDATE tbl SET wake = $2 WHERE id = $1', [id, at]);
    },
    async eraseAt(id, of, entries) {
      await rows(
        `WITH t AS MATERIALIZED (SELECT lusoria_rewrite($1, $3::int[], $4::text[]) AS no),
         -- Empty, so that none from before takes its place.
         s AS (
           INSERT INTO snapshot (tbl, seq, body)
           SELECT t.no, b.seq, '' FROM tbl b JOIN t ON t.no = b.no
           ON CONFLICT (tbl) DO UPDATE SET seq = excluded.seq, body = ''
         ),
         n AS (DELETE FROM note n USING t WHERE n.tbl = t.no AND n.person = $2)
         DELETE FROM member m USING t WHERE m.tbl = t.no AND m.person = $2`,
        [id, of, entries.map(({ seq }) => seq), entries.map(eventsText)],
      );
    },
    async removeTable(id, seq) {
      const gone = await rows('DELETE FROM tbl WHERE id = $1 AND seq = $2 RETURNING id', [id, seq]);
      return gone.length > 0;
    },
    async heads(tables) {
      const found = await rows('SELECT id, seq FROM tbl WHERE id = ANY ($1)', [tables]);
      return new Map(v.parse(headsSchema, found).map(({ id, seq }) => [id, seq]));
    },
    async noteOf(id, of) {
      const found = await one(
        'SELECT n.text FROM tbl t JOIN note n ON n.tbl = t.no WHERE t.id = $1 AND n.person = $2',
        [id, of],
      );
      return v.parse(v.nullable(v.object({ text: v.string() })), found)?.text ?? '';
    },
    async saveNote(id, of, text) {
      await rows(
        `INSERT INTO note (tbl, person, text) SELECT no, $2, $3 FROM tbl WHERE id = $1
         ON CONFLICT (tbl, person) DO UPDATE SET text = $3`,
        [id, of, text],
      );
    },
    tablesOf: async (id, limit) =>
      v.parse(
        v.array(tableSchema),
        await rows(
          `SELECT t.id, t.code, t.game FROM member m JOIN tbl t ON t.no = m.tbl
           WHERE m.person = $1 ORDER BY t.at DESC, t.no DESC LIMIT $2`,
          [id, limit],
        ),
      ),
    async sweep(before, now) {
      const gone = await rows(
        `DELETE FROM tbl WHERE no IN (
           SELECT no FROM tbl WHERE at < $1 AND kept <= $3
           ORDER BY no LIMIT $2 FOR UPDATE SKIP LOCKED
         ) RETURNING id`,
        [before, SWEEP_BATCH, now],
      );
      if (gone.length < SWEEP_BATCH) {
        await sweepRest(queries, before, now);
      }
      return v.parse(v.array(v.object({ id: v.string() })), gone).map(({ id }) => id);
    },
  } satisfies Partial<Store>;
}

/** Deletes what has outlived its people and tables, or its time. */
async function sweepRest({ rows }: Queries, before: number, now: number): Promise<void> {
  await rows('WITH u AS (DELETE FROM used WHERE until < $1) DELETE FROM code WHERE until < $1', [
    now,
  ]);
  await rows('DELETE FROM shared WHERE until < $1', [now]);
  await rows('DELETE FROM contact WHERE confirmed IS NULL AND since < $1', [now - CONFIRM_MS]);
  await rows('DELETE FROM rest WHERE until <= $1', [now]);
  await rows(
    `DELETE FROM person p WHERE seen < $1
       AND NOT EXISTS (SELECT FROM member m WHERE m.person = p.id)
       AND NOT EXISTS (SELECT FROM shared s WHERE s.person = p.id)`,
    [before],
  );
}
