import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { list } from '@lusoria/core/schema';
import { workerCall, workerCaller } from '@lusoria/core/worker-call';
import * as v from 'valibot';
import { threadChannel } from '../../worker-channel.ts';
import { addChecksums } from './checksum.ts';
import { FILE } from './database.ts';
import { isUpToDate } from './schema.ts';

/** Maximum problems of one kind that are reported. */
const MAX_REPORTED = 20;

/** Logs that lack entries, at their end or within. Entries in the tail are not counted in `tbl` yet. */
const CUT_SHORT = `
  SELECT t.id FROM tbl t LEFT JOIN (
    SELECT tbl, count(*) AS n, max(seq) AS last FROM log GROUP BY tbl
  ) e ON e.tbl = t.no
  WHERE e.last IS NULL OR e.last < t.seq OR e.n <> e.last LIMIT ${MAX_REPORTED}`;

/** Logs in which an entry does not match its checksum: it was altered, or the one before it was, or is missing. */
const ALTERED = `
  SELECT id, first AS seq FROM (
    SELECT tbl, min(seq) AS first FROM (
      SELECT tbl, seq, is_intact(lag(sum) OVER w, sum, seq, at, command, body) AS intact
      FROM log WINDOW w AS (PARTITION BY tbl ORDER BY seq)
    ) WHERE intact = 0 GROUP BY tbl
  ) JOIN tbl ON no = tbl LIMIT ${MAX_REPORTED}`;

/** Entries missing from the tail, now or when it was moved: it is unknown of which tables. */
const LOST = 'SELECT n - (SELECT count(*) FROM tail) + lost AS entries FROM tail_size';

/** Snapshots that do not match their checksums. */
const SNAPSHOTS = `
  SELECT t.id FROM snapshot s JOIN tbl t ON t.no = s.tbl
  WHERE s.body <> '' AND NOT is_sealed(t.id, s.seq, s.body) LIMIT ${MAX_REPORTED}`;

/** Damage in the data of a folder, which a server may have open; empty when there is none. */
export function problemsIn(folder: string): readonly string[] {
  return problemsOf(join(folder, FILE));
}

/** Damage in a database file. */
export function problemsOf(file: string): readonly string[] {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      addChecksums(db);
      const checked = db.prepare(`PRAGMA quick_check(${MAX_REPORTED})`).all();
      const damage = checked.map((row) => String(row['quick_check'])).filter((one) => one !== 'ok');
      // A backup of an earlier version, say: its logs are checked after its migration.
      if (!isUpToDate(db)) return damage;
      const idsOf = (sql: string): readonly string[] =>
        db
          .prepare(sql)
          .all()
          .map(({ id }) => String(id));
      const altered = db
        .prepare(ALTERED)
        .all()
        .map(({ id, seq }) => `the log of table ${String(id)} is damaged at entry ${String(seq)}`);
      const lost = Number(db.prepare(LOST).get()?.['entries'] ?? Number.NaN);
      return [
        ...damage,
        ...(lost === 0 ? [] : [`entries that came in last are lost: ${lost}`]),
        ...idsOf(CUT_SHORT).map((id) => `the log of table ${id} lacks entries`),
        ...altered,
        ...idsOf(SNAPSHOTS).map((id) => `the snapshot of table ${id} is damaged`),
      ];
    } finally {
      db.close();
    }
  } catch (error) {
    return [String(error)];
  }
}

/** Calls of the thread that checks: a folder, and the damage in it. */
export const checkCalls = { check: workerCall(v.string(), list(v.string())) };

/** Damage in a folder, checked in a thread of its own. Rejects when that ends without an answer. */
export async function checkInThread(folder: string): Promise<readonly string[]> {
  const program = new URL('./check.worker.ts', import.meta.url);
  const caller = workerCaller(checkCalls, () => threadChannel(new Worker(program)));
  try {
    return await caller.call('check', folder);
  } finally {
    await caller.end();
  }
}
