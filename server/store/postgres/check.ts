import * as v from 'valibot';
import type { Queries } from './queries.ts';

/** Tables that are looked at together: a log is some hundred entries, and a query has 8 seconds. */
const PAGE = 200;
/** Problems that are told. */
const MOST = 20;

/** In SQL: the checksum of the entries `e`. */
const CHECKSUM = 'bit_xor(lusoria_checksum(e.seq, e.command, e.at, e.body))';

/** What the logs of the next tables are like, by one and the same snapshot. */
const LOOK = `
  SELECT t.no::text, t.id, CASE
    WHEN t.seq <> least(c.n, c.last) THEN 'short'
    WHEN t.checksum IS NULL OR t.summed <> t.seq THEN 'not-summed'
    WHEN t.checksum <> c.checksum THEN 'altered'
    ELSE 'well' END AS state
  FROM (SELECT * FROM tbl WHERE no > $1 ORDER BY no LIMIT ${PAGE}) t
  CROSS JOIN LATERAL (
    SELECT count(*) AS n, max(e.seq) AS last, ${CHECKSUM} AS checksum
    FROM event e WHERE e.tbl = t.no
  ) c
  ORDER BY t.no`;

/** Counts what a node of an earlier version has appended. Who appends meanwhile has a longer log, and is left. */
const SUM = `
  UPDATE tbl t SET checksum = c.checksum, summed = t.seq
  FROM (
    SELECT e.tbl, count(*) AS n, ${CHECKSUM} AS checksum
    FROM event e WHERE e.tbl = ANY ($1::bigint[]) GROUP BY e.tbl
  ) c WHERE t.no = c.tbl AND t.seq = c.n`;

const foundSchema = v.array(
  v.object({
    no: v.string(),
    id: v.string(),
    state: v.picklist(['short', 'altered', 'not-summed', 'well']),
  }),
);

/** Logs that lack entries or are not what was written. Everything else PostgreSQL checks by itself. */
export async function problemsIn({ rows }: Queries): Promise<readonly string[]> {
  const problems: string[] = [];
  for (let after = '0'; problems.length < MOST; ) {
    const found = v.parse(foundSchema, await rows(LOOK, [after]));
    for (const { id, state } of found) {
      if (state === 'short') problems.push(`the log of table ${id} lacks entries`);
      if (state === 'altered') problems.push(`the log of table ${id} is not what was written`);
    }
    const older = found.filter(({ state }) => state === 'not-summed').map(({ no }) => no);
    if (older.length > 0) await rows(SUM, [older]);
    const last = found.at(-1);
    if (!last) break;
    after = last.no;
  }
  return problems;
}
