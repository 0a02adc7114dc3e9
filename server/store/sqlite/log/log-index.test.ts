import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../testing/test-server.ts';
import { restore } from '../backup.ts';
import { problemsIn } from '../check.ts';
import { type Database, FILE, openDatabase } from '../database.ts';
import type { Job } from '../jobs.ts';

const NOON = 1_700_000_000_000;

function opened(folder = temporaryFolder()): Database {
  const db = openDatabase(folder);
  onTestFinished(() => db.close());
  return db;
}

const row = (seq: number, command: string) => ({ seq, at: NOON, command, body: '[]' });
const made = (id: string): Job => ({
  op: 'create',
  id,
  code: `CODE ${id}`,
  game: 'a-game',
  entry: row(1, 'made'),
  people: [],
  of: null,
  keptUntil: 0,
});
const append = (table: string, seq: number, command: string): Job => ({
  op: 'append',
  table,
  entry: row(seq, command),
  changes: {},
});

function answers(db: Database, ...jobs: readonly Job[]): readonly unknown[] {
  return db.run(jobs).map((outcome) => (outcome.ok ? outcome.value : 'failed'));
}

test('commands that look alike are different commands', () => {
  const db = opened();
  answers(db, made('t1'));
  // Their FNV-1a hashes collide.
  expect(answers(db, append('t1', 2, 'costarring'))).toEqual(['done']);
  expect(answers(db, append('t1', 3, 'liquid'))).toEqual(['done']);
  expect(answers(db, append('t1', 4, 'liquid'), append('t1', 4, 'costarring'))).toEqual([3, 2]);
});

test('what was taken back was never known', () => {
  const db = opened();
  answers(db, made('t1'), append('t1', 2, 'one'));
  const person: Job = { op: 'add-person', id: 'p1', name: '', hash: 'hash', now: NOON };
  // The last one fails, so that all are run once more, each by itself.
  const first = answers(db, append('t1', 3, 'two'), person, { ...person, id: 'p2' });
  expect(first.map((answer) => answer === 'failed')).toEqual([false, false, true]);
  expect(first[0]).toBe('done');
  expect(answers(db, append('t1', 4, 'two'), append('t1', 4, 'three'))).toEqual([3, 'done']);
});

test('a table that was deleted and made again has a new log', () => {
  const db = opened();
  answers(db, made('t1'), append('t1', 2, 'one'));
  answers(db, { op: 'sweep', before: NOON + 1, now: NOON });
  expect(answers(db, append('t1', 3, 'two'))).toEqual(['behind']);
  expect(answers(db, made('t2'), made('t1'), append('t1', 2, 'one'))).toEqual([
    'made',
    'made',
    'done',
  ]);
  expect(answers(db, append('t2', 2, 'one'), append('t2', 3, 'one'))).toEqual(['done', 2]);
});

test('data with an index of the commands are taken over, from a backup as well', () => {
  const folder = temporaryFolder();
  const before = openDatabase(folder);
  answers(before, made('t1'), append('t1', 2, 'one'), made('t2'), append('t1', 3, 'two'));
  before.close();
  // The schema after the third migration.
  const old = new DatabaseSync(join(folder, FILE));
  old.exec(`ALTER TABLE event RENAME TO later;
    CREATE TABLE event (
      tbl INTEGER NOT NULL, seq INTEGER NOT NULL, command TEXT NOT NULL, at INTEGER NOT NULL,
      body TEXT NOT NULL, PRIMARY KEY (tbl, seq), UNIQUE (tbl, command)
    ) STRICT;
    INSERT INTO event SELECT tbl, seq, command, at, body FROM later; DROP TABLE later; DROP VIEW log; DROP TABLE tail; DROP TABLE tail_size; DROP TABLE snapshot; DROP TABLE probe; DROP TABLE setting; DROP TABLE bot; DROP TABLE block; DROP TABLE report; DROP TABLE subscription;
    DROP TABLE passkey; DROP TABLE school_person; DROP TABLE used; DROP TABLE grade; DROP TABLE shared; DROP TABLE contact; DROP TABLE rest; DROP TABLE photo;
    DROP TABLE unrated; ALTER TABLE tbl DROP COLUMN kept; ALTER TABLE token DROP COLUMN since; ALTER TABLE token DROP COLUMN seen; PRAGMA user_version = 3`);
  old.close();
  const restored = join(temporaryFolder(), 'restored');
  restore(join(folder, FILE), restored);
  const db = opened(restored);
  expect(problemsIn(restored)).toEqual([]);
  expect(answers(db, { op: 'entries', table: 't1', after: 0, most: -1 })).toMatchObject([
    [row(1, 'made'), row(2, 'one'), row(3, 'two')],
  ]);
  expect(answers(db, append('t1', 4, 'one'), append('t1', 4, 'three'))).toEqual([2, 'done']);
  expect(answers(db, append('t2', 2, 'one'))).toEqual(['done']);
});
