import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createExecutor, type Executor } from './executor.ts';
import type { Job, Outcome } from './jobs.ts';
import { PHOTO_READS } from './photos.ts';
import { openRemains } from './remains.ts';
import { migrate } from './schema.ts';

/** The file in the data folder that holds everything. */
export const FILE = 'lusoria.db';

/** The data of a server, opened by this process alone. All calls block on the disk. */
export interface Database {
  /**
   * Runs all jobs and makes them durable together. A job that fails leaves nothing behind and does
   * not hinder the others.
   *
   * @throws when they could not be made durable; then none of them has happened.
   */
  run(jobs: readonly Job[]): readonly Outcome[];
  close(): void;
}

/** SQLite's code for a file that is locked by another connection. */
const SQLITE_BUSY = 5;

/**
 * Opens the data in a folder, which is created when it is missing.
 *
 * @param mostPages maximum size of the file, in pages of 4 KiB.
 * @param now a clock that does not jump (milliseconds).
 * @throws when another process has them open, or a later version has written them.
 */
export function openDatabase(
  folder: string,
  {
    mostPages,
    now = () => performance.now(),
  }: { readonly mostPages?: number; readonly now?: () => number } = {},
): Database {
  makeFolder(resolve(folder));
  const lock = lockFolder(folder);
  try {
    const db = new DatabaseSync(ownFile(join(folder, FILE)));
    // Deleted data are overwritten in the file.
    db.exec(`PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      PRAGMA wal_autocheckpoint = 4000; PRAGMA secure_delete = ON;`);
    migrate(db);
    if (mostPages !== undefined) db.exec(`PRAGMA max_page_count = ${mostPages}`);
    const executor = createExecutor(db);
    // Entries that a killed process had not moved yet.
    settleAll(db, executor);
    const truncate = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
    const remains = openRemains(db, now);
    let owesCut = false;
    let playedAt = now();
    return {
      run(jobs) {
        if (jobs.some(({ op }) => op === 'append')) playedAt = now();
        const isDeleting = jobs.some(({ op }) => DELETING.has(op));
        // Once a day, however large the file is.
        if (jobs.some(({ op }) => op === 'sweep')) remains.clear();
        if (isDeleting) remains.expect();
        const outcomes =
          together(db, jobs, executor) ?? jobs.map((job) => alone(db, job, executor));
        // Deleted data must be gone from the write-ahead log, too; while another connection reads
        // it, it cannot be truncated.
        owesCut = remains.clearSoon(now() - playedAt) || isDeleting || owesCut;
        if (owesCut) owesCut = truncate.get()?.['busy'] !== 0;
        return outcomes;
      },
      close() {
        settleAll(db, executor);
        remains.clear();
        db.close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Outcomes of jobs, also where they could not be made durable. */
export function outcomesOf(database: Database, jobs: readonly Job[]): readonly Outcome[] {
  try {
    return database.run(jobs);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return jobs.map(() => ({ ok: false, why }));
  }
}

/** Moves all appended entries to the logs, or none of them. */
function settleAll(db: DatabaseSync, { settle, finish }: Executor): void {
  db.exec('BEGIN IMMEDIATE');
  settle();
  finish();
  db.exec('COMMIT');
}

/** Creates a private folder. Node's own `recursive` never ends where nothing can be created, such as in /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
}

/** Creates a private file; SQLite's files beside it inherit its mode. */
function ownFile(path: string): string {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  return path;
}

/**
 * Two processes would each hold their own tables in memory. The lock is a transaction on a file of
 * its own that never ends: the system releases it when the process dies, however it dies, and the
 * data stay readable for a backup.
 */
function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(ownFile(join(folder, 'lock')));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    const busy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    if (!busy) throw error;
    throw new Error(`another server has the data in ${folder} open`, { cause: error });
  }
}

const READS: ReadonlySet<Job['op']> = new Set([
  'find',
  'entries',
  'entries-before',
  'snapshot',
  'seq-of',
  'heads',
  'people-to-erase',
  'note-of',
  'tables-of',
  'latest-tables',
  'setting',
  'devices-of',
  'blocks-of',
  'blocked-with',
  'reports',
  'person-at-school',
  'shared',
  'shared-of',
  ...PHOTO_READS,
]);

const DELETING: ReadonlySet<Job['op']> = new Set([
  'erase-at',
  'remove-table',
  'remove-person',
  'remove-subscription',
  'remove-passkey',
  'save-shared',
  'remove-shared',
  'remove-photos',
  'remove-contact',
  'save-contact',
  'sweep',
]);

/** Runs all jobs in one transaction; null when one of them failed, and then none has happened. */
function together(
  db: DatabaseSync,
  jobs: readonly Job[],
  { execute, finish, undone }: Executor,
): readonly Outcome[] | null {
  db.exec(jobs.every(({ op }) => READS.has(op)) ? 'BEGIN' : 'BEGIN IMMEDIATE');
  let outcomes: readonly Outcome[];
  try {
    outcomes = jobs.map((job) => ({ ok: true, value: execute(job) }));
    finish();
  } catch {
    rollBack(db, undone);
    return null;
  }
  try {
    db.exec('COMMIT');
  } catch (error) {
    rollBack(db, undone);
    throw error;
  }
  return outcomes;
}

function rollBack(db: DatabaseSync, undone: () => void): void {
  try {
    if (db.isTransaction) db.exec('ROLLBACK');
  } finally {
    undone();
  }
}

function alone(db: DatabaseSync, job: Job, executor: Executor): Outcome {
  let why = 'failed';
  const telling = (one: Job): unknown => {
    try {
      return executor.execute(one);
    } catch (error) {
      why = error instanceof Error ? error.message : why;
      throw error;
    }
  };
  const [outcome] = together(db, [job], { ...executor, execute: telling }) ?? [];
  return outcome ?? { ok: false, why };
}
