import type { ReportColumn, ReportTable } from '@lusoria/core';
import { expect, test } from 'vitest';
import { shownParts } from './parts.ts';

const column = (key: string, part?: string): ReportColumn => ({
  key,
  text: key,
  kind: 'percent',
  ...(part === undefined ? {} : { part }),
});
const COLUMNS = [
  column('all'),
  ...['am', 'af', 'an', 'bm', 'bf', 'bn'].map((key) => column(key, 'nouns')),
  column('c', 'verbs'),
];
const NOUNS: ReportTable = {
  title: 'singular',
  columns: ['m', 'f', 'n'],
  rows: [
    { title: 'a', keys: ['am', 'af', 'an'] },
    { title: 'b', keys: ['bm', 'bf', 'bn'] },
  ],
  part: 'nouns',
};
const VERBS: ReportTable = {
  title: 'verbs',
  columns: ['1'],
  rows: [{ title: 'c', keys: ['c'] }],
  part: 'verbs',
};

const shown = (...told: readonly string[]) => {
  const { columns, tables } = shownParts(
    { columns: COLUMNS, tables: [NOUNS, VERBS] },
    new Set(told),
  );
  return { columns: columns.map(({ key }) => key), tables };
};

test('a report has the rows and columns of what can have been told of, and no others', () => {
  expect(shown('am', 'af', 'an', 'bm', 'bf', 'bn')).toEqual({
    columns: ['all', 'am', 'af', 'an', 'bm', 'bf', 'bn'],
    tables: [NOUNS],
  });
  // Of a deck without neuters, one with a hole, and one of verbs.
  const { tables } = shown('am', 'bf');
  expect(tables).toEqual([
    {
      ...NOUNS,
      columns: ['m', 'f'],
      rows: [
        { title: 'a', keys: ['am', 'af'] },
        { title: 'b', keys: ['bm', 'bf'] },
      ],
    },
  ]);
  expect(shown('c')).toEqual({ columns: ['all', 'c'], tables: [VERBS] });
  expect(shown()).toEqual({ columns: ['all'], tables: [] });
});
