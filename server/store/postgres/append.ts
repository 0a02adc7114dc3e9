import { type Appended, type Changes, type Entry, eventsText } from '@lusoria/table';
import pg, { type Pool } from 'pg';
import * as v from 'valibot';
import { DROP_UNRATED, TO_RATE } from './unrated.ts';

/** An append that waits to be written. */
interface Waiting {
  readonly table: string;
  readonly entry: Entry;
  readonly changes: Changes;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** Most appends that are made durable together. */
const MAX_APPENDS = 500;
/** Batches that are under way at the same time: while one waits for the disk, the next is being worked out. */
const AT_ONCE = 2;
/** A further batch is begun at once only where it has so many. */
const ENOUGH = 16;

/**
 * All of a batch in one statement, so that it costs one wait for the disk. Tables are locked in the
 * order of their numbers: two nodes cannot wait for each other. Whoever comes second sees, once it
 * has the lock, that the seq is taken.
 */
const APPEND = `
  WITH asked AS (
    SELECT * FROM json_to_recordset($1::json)
      AS a(n int, id text, seq int, command text, at float8, body text)
  ), locked AS MATERIALIZED (
    SELECT t.no, t.seq AS last, CASE WHEN t.summed = t.seq THEN t.sum END AS before, a.*
    FROM asked a JOIN tbl t ON t.id = a.id
    ORDER BY t.no FOR UPDATE OF t
  ), known AS MATERIALIZED (
    SELECT l.n, e.seq FROM locked l JOIN event e ON e.tbl = l.no AND e.command = l.command
  ), fitting AS MATERIALIZED (
    SELECT *, lusoria_sum(before, seq, at, command, body) AS sum
    FROM locked WHERE last = seq - 1 AND n NOT IN (SELECT n FROM known)
  ), moved AS (
    UPDATE tbl t SET seq = f.seq, at = f.at, sum = f.sum, summed = f.seq
    FROM fitting f WHERE t.no = f.no RETURNING f.n
  ), put AS (
    INSERT INTO event (tbl, seq, command, at, body, sum)
    SELECT no, seq, command, at, body, sum FROM fitting
  )
  SELECT (SELECT coalesce(json_agg(n), '[]') FROM moved) AS moved,
    (SELECT coalesce(json_agg(json_build_array(n, seq)), '[]') FROM known) AS known`;

const PEOPLE = `
  WITH t AS (SELECT no FROM tbl WHERE id = $1),
  gone AS (
    DELETE FROM member WHERE tbl = (SELECT no FROM t) AND NOT person = ANY ($2::text[])
  )
  INSERT INTO member (person, tbl) SELECT DISTINCT p, t.no FROM t, unnest($2::text[]) p
  ON CONFLICT DO NOTHING`;

const JOIN = `
  INSERT INTO member (person, tbl) SELECT $2, no FROM tbl WHERE id = $1 ON CONFLICT DO NOTHING`;

/** Locks in one order: two nodes cannot wait for each other. */
const CALL = `
  WITH called AS MATERIALIZED (
    SELECT endpoint FROM subscription WHERE person = ANY ($1::text[]) ORDER BY endpoint FOR UPDATE
  )
  UPDATE subscription s SET due = $2, leased = 0 FROM called c WHERE s.endpoint = c.endpoint`;

const SET_KEPT = 'UPDATE tbl SET kept = $2 WHERE id = $1';
const CALL_CONTACTS = `
  WITH called AS MATERIALIZED (
    SELECT key AS called_key FROM contact
    WHERE person = ANY ($1::text[]) AND kind = 'mail' AND confirmed IS NOT NULL
    ORDER BY key FOR UPDATE
  )
  UPDATE contact SET due = $2, leased = 0 FROM called WHERE key = called_key`;

const SET_DEADLINE = 'UPDATE tbl SET wake = $2 WHERE id = $1';

/** The indexes of what was appended; and of what was in the log before, with its seq. */
const resultSchema = v.tuple([
  v.object({
    moved: v.array(v.number()),
    known: v.array(v.tuple([v.number(), v.number()])),
  }),
]);

/**
 * Appends entries: what comes in while batches are being written goes along with the next one. Of one
 * table at most one entry is under way.
 */
export function appender(pool: Pool): {
  append(table: string, entry: Entry, changes?: Changes): Promise<Appended>;
  /** Resolves when nothing waits any more. */
  settled(): Promise<void>;
} {
  let waiting: Waiting[] = [];
  /** Tables of which an entry is being written. */
  const busy = new Set<string>();
  const writing = new Set<Promise<void>>();

  const nextBatch = (): readonly Waiting[] => {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const one of waiting) {
      const fits = batch.length < MAX_APPENDS && !busy.has(one.table);
      if (fits) busy.add(one.table);
      (fits ? batch : rest).push(one);
    }
    waiting = rest;
    return batch;
  };

  const run = async (): Promise<void> => {
    // What else comes in on this turn of the loop goes along.
    await new Promise<void>((resolve) => setImmediate(resolve));
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
      await write(pool, batch).catch((error: unknown) => {
        for (const { reject } of batch) reject(error);
      });
      for (const { table } of batch) busy.delete(table);
    }
  };

  const begin = (): void => {
    const line = run().finally(() => {
      writing.delete(line);
      // What has waited for a table that another line was busy with.
      if (waiting.length > 0 && writing.size === 0) begin();
    });
    writing.add(line);
  };

  return {
    append: async (table, entry, changes = {}) =>
      new Promise((resolve, reject) => {
        waiting.push({ table, entry, changes, resolve, reject });
        const isMore = writing.size < AT_ONCE && waiting.length >= ENOUGH;
        if (writing.size === 0 || isMore) begin();
      }),
    async settled() {
      while (writing.size > 0) await Promise.all(writing);
    },
  };
}

/** As the statement reads it. */
function rowOf({ table, entry }: Waiting, n: number): object {
  const { seq, command, at } = entry;
  return { n, id: table, seq, command, at, body: eventsText(entry) };
}

/** Codes of errors that end the connection and leave open whether the query was executed: lost connections, shutdowns. */
const CUT_OFF = /^(08|57P0)/;

/** Routine that warns when a commit stops waiting for the standby because somebody has cancelled it. */
const UNREPLICATED = 'SyncRepWaitForLSN';

/** Whether the database itself has refused what was asked, and so has not done it. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !CUT_OFF.test(error.code ?? '');
}

async function write(pool: Pool, batch: readonly Waiting[]): Promise<void> {
  const more = batch.some(({ changes }) =>
    Object.values(changes).some((value) => value !== undefined),
  );
  // Until it is connected nothing was asked.
  const db = await pool.connect();
  let mayBeHereOnly = false;
  const onNotice = ({ routine }: { readonly routine: string | undefined }): void => {
    mayBeHereOnly ||= routine === UNREPLICATED;
  };
  db.on('notice', onNotice);
  let broken = true;
  let mayBeDone = false;
  try {
    if (more) await db.query('BEGIN');
    mayBeDone = !more;
    const { rows } = await db.query({
      name: 'append',
      text: APPEND,
      values: [JSON.stringify(batch.map(rowOf))],
    });
    const [{ moved, known }] = v.parse(resultSchema, rows);
    const done = new Set(moved);
    const seqs = new Map(known);
    for (const [n, { table, entry, changes }] of batch.entries()) {
      if (!done.has(n)) continue;
      const { people, joins, deadline, keptUntil, toRate, rated } = changes;
      if (people !== undefined) await db.query(PEOPLE, [table, people]);
      if (joins !== undefined) await db.query(JOIN, [table, joins]);
      if (deadline !== undefined) await db.query(SET_DEADLINE, [table, deadline]);
      if (keptUntil !== undefined) await db.query(SET_KEPT, [table, keptUntil]);
      if (toRate !== undefined) await db.query(TO_RATE, [table, toRate, entry.at]);
      if (rated !== undefined) await db.query(DROP_UNRATED, [rated.table, rated.round]);
    }
    const calls = batch.flatMap(({ changes }, n) => (done.has(n) ? (changes.calls ?? []) : []));
    if (calls.length > 0) {
      const called = calls.flatMap(({ people }) => people);
      const at = Math.max(...calls.map((call) => call.at));
      await db.query(CALL, [called, at]);
      await db.query(CALL_CONTACTS, [called, at]);
    }
    mayBeDone = true;
    if (more) await db.query('COMMIT');
    broken = false;
    for (const [n, { resolve }] of batch.entries()) {
      const seq = seqs.get(n);
      if (mayBeHereOnly) resolve({ kind: 'unknown' });
      else if (seq !== undefined) resolve({ kind: 'repeated', seq });
      else resolve({ kind: done.has(n) ? 'done' : 'behind' });
    }
  } catch (error) {
    if (!mayBeDone || isRefusal(error)) throw error;
    for (const { resolve } of batch) resolve({ kind: 'unknown' });
  } finally {
    // A connection on which something went wrong may be in the midst of a transaction.
    db.off('notice', onNotice);
    db.release(broken);
  }
}
