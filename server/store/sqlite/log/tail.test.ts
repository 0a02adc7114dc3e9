import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../testing/test-server.ts';
import { problemsIn } from '../check.ts';
import { FILE, openDatabase } from '../database.ts';
import type { Job } from '../jobs.ts';

const NOON = 1_700_000_000_000;
const TABLES = ['t1', 't2', 't3'];

const made = (id: string): Job => ({
  op: 'create',
  id,
  code: `CODE ${id}`,
  game: 'a-game',
  entry: { seq: 1, at: NOON, command: 'made', body: '[]' },
  people: [],
  of: null,
  keptUntil: 0,
});
const append = (table: string, seq: number): Job => ({
  op: 'append',
  table,
  entry: { seq, at: NOON + seq, command: `c${seq}`, body: `["${table}",${seq}]` },
  changes: {},
});

/** Number of rows in a table of the file, as any reader sees it. */
function rowsIn(folder: string, table: 'tail' | 'event' | 'log'): number {
  const db = new DatabaseSync(join(folder, FILE), { readOnly: true });
  const row = db.prepare(`SELECT count(*) AS n FROM ${table}`).get();
  db.close();
  return Number(row?.['n']);
}

test('what was appended is durable at once, and read in its order wherever it lies', () => {
  const folder = temporaryFolder();
  const db = openDatabase(folder);
  onTestFinished(() => db.close());
  db.run(TABLES.map(made));
  const heads: Job = { op: 'heads', tables: TABLES };
  const last = 1500;
  for (let seq = 2; seq <= last; seq += 1) {
    const outcomes = db.run(TABLES.map((id) => append(id, seq)));
    expect(outcomes).toEqual(TABLES.map(() => ({ ok: true, value: 'done' })));
  }
  expect(rowsIn(folder, 'log')).toBe(TABLES.length * last);
  // Some of it was moved, and some was not.
  expect(rowsIn(folder, 'tail')).toBeGreaterThan(0);
  expect(rowsIn(folder, 'event')).toBeGreaterThan(TABLES.length);
  expect(problemsIn(folder)).toEqual([]);
  for (const table of TABLES) {
    const [outcome] = db.run([{ op: 'entries', table, after: 0, most: -1 }]);
    const rows = outcome?.ok && Array.isArray(outcome.value) ? outcome.value : [];
    expect(rows.map(({ seq }: { seq: number }) => seq)).toEqual(
      [...Array(last).keys()].map((n) => n + 1),
    );
  }
  expect(rowsIn(folder, 'tail')).toBe(0);
  expect(db.run([heads])).toMatchObject([
    { ok: true, value: TABLES.map((id) => ({ id, seq: last })) },
  ]);
});

test('what was not moved when the process was killed is there afterwards', () => {
  const folder = temporaryFolder();
  const killed = openDatabase(folder);
  killed.run([made('t1'), append('t1', 2), append('t1', 3)]);
  const copy = temporaryFolder();
  const file = new DatabaseSync(join(folder, FILE), { readOnly: true });
  file.exec(`VACUUM INTO '${join(copy, FILE)}'`);
  file.close();
  killed.close();
  expect(rowsIn(copy, 'tail')).toBe(2);
  const db = openDatabase(copy);
  onTestFinished(() => db.close());
  expect(rowsIn(copy, 'tail')).toBe(0);
  expect(db.run([append('t1', 3), append('t1', 4), append('t1', 6)])).toMatchObject([
    { value: 3 },
    { value: 'done' },
    { value: 'behind' },
  ]);
});

test.each([
  ['the last ones', 'n > 2', 2],
  ['some in the middle', 'n IN (2, 3)', 2],
  ['all', 'n > 0', 4],
])('%s being lost before they are moved is found, then and afterwards', (_, which, lost) => {
  const folder = temporaryFolder();
  let db = openDatabase(folder);
  onTestFinished(() => db.close());
  db.run([made('t1'), made('t2'), append('t1', 2), append('t2', 2), append('t1', 3)]);
  db.run([append('t1', 4)]);
  db.run([append('t2', 3), append('t2', 9)]);
  expect(problemsIn(folder)).toEqual([]);
  const file = new DatabaseSync(join(folder, FILE));
  file.exec(`DELETE FROM tail WHERE ${which}`);
  file.close();
  const found = `entries that came in last are lost: ${lost}`;
  expect(problemsIn(folder)).toContain(found);
  for (const table of ['t1', 't2']) db.run([{ op: 'heads', tables: [table] }]);
  expect(rowsIn(folder, 'tail')).toBe(0);
  expect(problemsIn(folder)).toContain(found);
  db.close();
  db = openDatabase(folder);
  expect(problemsIn(folder)).toContain(found);
});
