import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { type Changes, SEEN_MS, SWEEP_BATCH, LEASE_BATCH } from '@lusoria/table/ports';
import type { Job, Outcome, Row } from './jobs.ts';
import { openLogIndex } from './log-index.ts';
import { migrate } from './schema.ts';

/** The file in the data folder that holds everything. */
export const FILE = 'lusoria.db';

/** The data of a house, opened by this process alone. Everything here waits for the disk. */
export interface Database {
  /**
   * Does all jobs and makes them durable together. A job that fails leaves nothing behind and does
   * not hinder the others.
   *
   * @throws when they could not be made durable; then none of them has happened.
   */
  run(jobs: readonly Job[]): readonly Outcome[];
  close(): void;
}

/** SQLite's code for a file that somebody else has locked. */
const SQLITE_BUSY = 5;

/**
 * Opens the data in a folder, which is made when it is missing.
 *
 * @param mostPages how large the file may grow, in pages of 4 KiB.
 * @throws when another process has them open, or a later version has written them.
 */
export function openDatabase(
  folder: string,
  { mostPages }: { readonly mostPages?: number } = {},
): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  try {
    const db = new DatabaseSync(join(folder, FILE));
    // Whoever is deleted shall be gone from the file, too.
    db.exec(`PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      PRAGMA wal_autocheckpoint = 4000; PRAGMA secure_delete = ON;`);
    migrate(db);
    if (mostPages !== undefined) db.exec(`PRAGMA max_page_count = ${mostPages}`);
    const desk = openDesk(db);
    return {
      run(jobs) {
        const outcomes = together(db, jobs, desk) ?? jobs.map((job) => alone(db, job, desk));
        // Whoever is deleted shall be gone from the file of latest changes, too.
        if (jobs.some(({ op }) => op === 'remove-person')) {
          db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        }
        return outcomes;
      },
      close() {
        db.close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/**
 * Two processes would each hold their own tables in memory. The lock is a transaction that never
 * ends on a file of its own: the system lets go of it when the process dies, however it dies, and
 * the data themselves stay readable for a backup.
 */
function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'lock'));
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
  'heads',
  'leaving',
  'note-of',
  'tables-of',
]);

/** All jobs in one transaction; null when one of them failed, and then none has happened. */
function together(
  db: DatabaseSync,
  jobs: readonly Job[],
  { work, undone }: Desk,
): readonly Outcome[] | null {
  db.exec(jobs.every(({ op }) => READS.has(op)) ? 'BEGIN' : 'BEGIN IMMEDIATE');
  let outcomes: readonly Outcome[];
  try {
    outcomes = jobs.map((job) => ({ ok: true, value: work(job) }));
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
  undone();
  if (db.isTransaction) db.exec('ROLLBACK');
}

function alone(db: DatabaseSync, job: Job, { work, undone }: Desk): Outcome {
  let why = 'failed';
  const telling = (one: Job): unknown => {
    try {
      return work(one);
    } catch (error) {
      why = error instanceof Error ? error.message : why;
      throw error;
    }
  };
  const [outcome] = together(db, [job], { work: telling, undone }) ?? [];
  return outcome ?? { ok: false, why };
}

type Values = readonly SQLInputValue[];
type Found = Record<string, SQLOutputValue> | null;

/** What does jobs. */
interface Desk {
  /** Does one, inside of a transaction. */
  work(job: Job): unknown;
  /** Is told that a transaction is not going to have happened. */
  undone(): void;
}

function openDesk(db: DatabaseSync): Desk {
  const sql = (text: string) => {
    const statement = db.prepare(text);
    return {
      run: (...values: Values) => Number(statement.run(...values).changes),
      get: (...values: Values): Found => statement.get(...values) ?? null,
      all: (...values: Values) => statement.all(...values),
    };
  };
  const addPerson = sql('INSERT INTO person (id, name, seen) VALUES (?, ?, ?)');
  const addToken = sql('INSERT INTO token (hash, person) VALUES (?, ?)');
  const personOf = sql(
    'SELECT p.id, p.name, p.seen FROM token t JOIN person p ON p.id = t.person WHERE t.hash = ?',
  );
  const saw = sql('UPDATE person SET seen = ? WHERE id = ?');
  const rename = sql('UPDATE person SET name = ? WHERE id = ?');
  const person = sql('SELECT id, name FROM person WHERE id = ?');
  const lend = sql('INSERT OR REPLACE INTO code (hash, person, until) VALUES (?, ?, ?)');
  const claim = sql('DELETE FROM code WHERE hash = ? RETURNING person, until');
  const create = sql(
    `INSERT INTO tbl (id, code, game, seq, at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING RETURNING no`,
  );
  const find = sql('SELECT id, code, game FROM tbl WHERE id = ?1 OR code = ?1');
  const entries = sql(
    `SELECT e.seq, e.at, e.command, e.body FROM tbl t JOIN event e ON e.tbl = t.no
     WHERE t.id = ? AND e.seq > ? ORDER BY e.seq`,
  );
  const move = sql('UPDATE tbl SET seq = ?, at = ? WHERE no = ?');
  const insert = sql('INSERT INTO event (tbl, seq, command, at, body) VALUES (?, ?, ?, ?, ?)');
  const setWake = sql('UPDATE tbl SET wake = ? WHERE no = ?');
  const putWake = sql('UPDATE tbl SET wake = ? WHERE id = ?');
  const claimWakes = sql(
    `UPDATE tbl SET leased = ?2 WHERE no IN (
       SELECT no FROM tbl WHERE wake <= ?1 AND leased <= ?1 ORDER BY wake LIMIT ${LEASE_BATCH}
     ) RETURNING id`,
  );
  const leave = sql('DELETE FROM member WHERE tbl = ?');
  const join = sql('INSERT OR IGNORE INTO member (person, tbl) VALUES (?, ?)');
  const heads = sql('SELECT id, seq FROM tbl WHERE id IN (SELECT value FROM json_each(?))');
  const noteOf = sql(
    'SELECT n.text FROM tbl t JOIN note n ON n.tbl = t.no WHERE t.id = ? AND n.person = ?',
  );
  const keepNote = sql(
    'INSERT OR REPLACE INTO note (tbl, person, text) SELECT no, ?, ? FROM tbl WHERE id = ?',
  );
  const forgetNotes = sql('DELETE FROM note WHERE tbl = ?');
  const tablesOf = sql(
    `SELECT t.id, t.code, t.game FROM member m JOIN tbl t ON t.no = m.tbl WHERE m.person = ?
     ORDER BY t.at DESC, t.no DESC LIMIT ?`,
  );
  const old = sql(`SELECT no, id FROM tbl WHERE at < ? LIMIT ${SWEEP_BATCH}`);
  const forgetEvents = sql('DELETE FROM event WHERE tbl = ?');
  const noOf = sql('SELECT no, seq FROM tbl WHERE id = ?');
  const leaving = sql(
    `SELECT id FROM person WHERE id NOT IN (SELECT person FROM token) LIMIT ${SWEEP_BATCH}`,
  );
  const forgetNote = sql('DELETE FROM note WHERE tbl = ? AND person = ?');
  const leaveOne = sql('DELETE FROM member WHERE tbl = ? AND person = ?');
  const rewrite = sql('UPDATE event SET body = ? WHERE tbl = ? AND seq = ?');
  const devices = ['DELETE FROM token WHERE person = ?', 'DELETE FROM code WHERE person = ?'].map(
    sql,
  );
  const removals = [
    'DELETE FROM person WHERE id = ?',
    'DELETE FROM member WHERE person = ?',
    'DELETE FROM note WHERE person = ?',
  ].map(sql);
  const forgetTable = sql('DELETE FROM tbl WHERE no = ?');
  const forgetCodes = sql('DELETE FROM code WHERE until < ?');
  const forgetPeople = sql(
    'DELETE FROM person WHERE seen < ? AND id NOT IN (SELECT person FROM member)',
  );
  const forgetTokens = sql('DELETE FROM token WHERE person NOT IN (SELECT id FROM person)');
  const shrink = sql('PRAGMA incremental_vacuum(200)');
  const logs = openLogIndex(db);

  const put = (
    no: SQLInputValue,
    { seq, command, at, body }: Row,
    { people, deadline }: Changes,
  ): void => {
    insert.run(no, seq, command, at, body);
    if (deadline !== undefined) setWake.run(deadline, no);
    if (people === undefined) return;
    leave.run(no);
    for (const one of people) join.run(one, no);
  };

  const removeTable = (no: SQLInputValue): void => {
    logs.forget();
    for (const statement of [forgetEvents, forgetNotes, leave, forgetTable]) statement.run(no);
  };

  const sweep = (before: number, now: number): readonly SQLOutputValue[] => {
    const gone = old.all(before);
    for (const { no = null } of gone) removeTable(no);
    if (gone.length < SWEEP_BATCH) {
      forgetCodes.run(now);
      if (forgetPeople.run(before) > 0) forgetTokens.run();
    }
    return gone.flatMap(({ id }) => id ?? []);
  };

  const work = (job: Job): unknown => {
    switch (job.op) {
      case 'add-person':
        addPerson.run(job.id, job.name, job.now);
        return addToken.run(job.hash, job.id);
      case 'add-token':
        return addToken.run(job.hash, job.person);
      case 'person-of': {
        const found = personOf.get(job.hash);
        if (found && job.now - Number(found['seen']) >= SEEN_MS) {
          saw.run(job.now, found['id'] ?? null);
        }
        return found;
      }
      case 'rename':
        return rename.run(job.name, job.person);
      case 'lend':
        return lend.run(job.hash, job.person, job.until);
      case 'claim': {
        const code = claim.get(job.hash);
        return code && Number(code['until']) >= job.now ? person.get(code['person'] ?? null) : null;
      }
      case 'create': {
        const made = create.get(job.id, job.code, job.game, job.entry.seq, job.entry.at);
        if (made) put(made['no'] ?? null, job.entry, { people: job.people });
        return made !== null;
      }
      case 'find':
        return find.get(job.idOrCode);
      case 'entries':
        return entries.all(job.table, job.after);
      case 'append': {
        const { seq, at } = job.entry;
        const place = logs.place(job.table, job.entry);
        if (place.kind !== 'next') return place.kind === 'repeated' ? place.seq : 'behind';
        move.run(seq, at, place.no);
        put(place.no, job.entry, job.changes);
        logs.grown(job.table, job.entry);
        return 'done';
      }
      case 'claim-wakes':
        return claimWakes.all(job.now, job.until).map(({ id }) => id);
      case 'put-wake':
        return putWake.run(job.at, job.table);
      case 'remove-tokens':
        return devices.map((statement) => statement.run(job.person));
      case 'leaving':
        return leaving.all().map(({ id }) => id);
      case 'forget-at': {
        const no = noOf.get(job.table)?.['no'] ?? null;
        for (const { seq, body } of job.bodies) rewrite.run(body, no, seq);
        forgetNote.run(no, job.person);
        return leaveOne.run(no, job.person);
      }
      case 'remove-table': {
        const found = noOf.get(job.table);
        if (found?.['seq'] !== job.seq) return false;
        removeTable(found['no'] ?? null);
        return true;
      }
      case 'remove-person':
        return [...devices, ...removals].map((statement) => statement.run(job.person));
      case 'heads':
        return heads.all(JSON.stringify(job.tables));
      case 'note-of':
        return noteOf.get(job.table, job.person)?.['text'] ?? '';
      case 'keep-note':
        return keepNote.run(job.person, job.text, job.table);
      case 'tables-of':
        return tablesOf.all(job.person, job.limit);
      case 'sweep': {
        const gone = sweep(job.before, job.now);
        shrink.run();
        return gone;
      }
    }
  };
  return { work, undone: () => logs.forget() };
}
