import * as v from 'valibot';
import { DIGITS, EMPTY } from '../intact.ts';
import type { Queries } from './queries.ts';

/** Maximum problems of one kind that are reported. */
const MAX_PROBLEMS = 20;
/** Tables checked in one query: it must end before the database cancels it. */
const AT_ONCE = 500;

/** Logs that lack entries, at their end or within. PostgreSQL checks everything else by itself. */
const CUT_SHORT = `
  SELECT t.id FROM tbl t WHERE t.no > $1 AND t.no <= $2 AND t.seq IS DISTINCT FROM (
    SELECT least(count(*), max(seq)) FROM event e WHERE e.tbl = t.no
  ) LIMIT ${MAX_PROBLEMS}`;

/** Logs in which an entry does not match its checksum: it was altered, or the one before it was, or is missing. */
const ALTERED = `
  SELECT t.id, min(e.seq) AS seq FROM event e JOIN tbl t ON t.no = e.tbl
  LEFT JOIN event b ON b.tbl = e.tbl AND b.seq = e.seq - 1
  WHERE e.tbl > $1 AND e.tbl <= $2
    AND e.body <> '${EMPTY}' AND e.sum <> lusoria_sum(b.sum, e.seq, e.at, e.command, e.body)
  GROUP BY t.id LIMIT ${MAX_PROBLEMS}`;

/** Snapshots that do not have the checksum on their first line (see `sealed`). */
const SNAPSHOTS = `
  SELECT t.id FROM snapshot s JOIN tbl t ON t.no = s.tbl
  WHERE s.tbl > $1 AND s.tbl <= $2 AND s.body <> '' AND NOT starts_with(s.body, '{')
    AND NOT starts_with(s.body, left(encode(sha256(convert_to(
      concat_ws(chr(10), t.id, s.seq, substr(s.body, ${DIGITS + 2})), 'UTF8'
    )), 'hex'), ${DIGITS}) || chr(10)) LIMIT ${MAX_PROBLEMS}`;

const idSchema = v.array(v.object({ id: v.string() }));
const alteredSchema = v.array(v.object({ id: v.string(), seq: v.number() }));

/** Descriptions of all damage. */
export async function problemsOf({ rows, one }: Queries): Promise<readonly string[]> {
  const { last } = v.parse(
    v.object({ last: v.number() }),
    await one('SELECT coalesce(max(no), 0)::float8 AS last FROM tbl', []),
  );
  const problems: string[] = [];
  for (let from = 0; from < last && problems.length < MAX_PROBLEMS; from += AT_ONCE) {
    const part = [from, from + AT_ONCE];
    const short = v.parse(idSchema, await rows(CUT_SHORT, part));
    const altered = v.parse(alteredSchema, await rows(ALTERED, part));
    const snapshots = v.parse(idSchema, await rows(SNAPSHOTS, part));
    problems.push(
      ...short.map(({ id }) => `the log of table ${id} lacks entries`),
      ...altered.map(({ id, seq }) => `the log of table ${id} is damaged at entry ${seq}`),
      ...snapshots.map(({ id }) => `the snapshot of table ${id} is damaged`),
    );
  }
  return problems;
}
