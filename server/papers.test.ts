import { DatabaseSync } from 'node:sqlite';
import { defined } from '@lusoria/core';
import { COLUMNS, ENTRIES } from '@lusoria/print/papers/stored.ts';
import { dayEventSchema } from '@lusoria/tournaments/daily-types';
import { ratingEventSchema } from '@lusoria/tournaments/rating-events';
import { rosterEventSchema } from '@lusoria/tournaments/roster-types';
import { eventSchema as classEvents } from '@lusoria/tournaments/types';
import { expect, test } from 'vitest';
import { eventSchema as tableEvents } from '@lusoria/table/types';
import { migrate } from './store/sqlite/schema.ts';

/** Columns that only PostgreSQL has. */
const POSTGRES_ONLY = new Set(['tbl.sum', 'tbl.summed']);

test('the papers know every column of the database', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  const tables = db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .all()
    .map(({ name }) => String(name));
  expect(Object.keys(COLUMNS).toSorted()).toEqual(tables.toSorted());
  for (const table of tables) {
    const columns = db
      .prepare('SELECT name FROM pragma_table_info(?)')
      .all(table)
      .map(({ name }) => String(name));
    const known = Object.keys(defined(COLUMNS[table]));
    const here = known.filter((name) => !POSTGRES_ONLY.has(`${table}.${name}`));
    expect([table, here.toSorted()]).toEqual([table, columns.toSorted()]);
  }
  db.close();
});

test.each([
  ['table', tableEvents],
  ['event', classEvents],
  ['roster', rosterEventSchema],
  ['day', dayEventSchema],
  ['ratings', ratingEventSchema],
] as const)('the papers know every entry of the log of a %s', (log, schema) => {
  const types = schema.options.map(({ entries }) => entries.type.literal);
  expect(Object.keys(ENTRIES[log]).toSorted()).toEqual([...types].toSorted());
});
