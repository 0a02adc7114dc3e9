import type { Figure, ReportColumn } from '@lusoria/core';
import { expect, test } from 'vitest';
import { shownParts } from './parts.ts';

const column = (key: string, part?: string): ReportColumn => ({
  key,
  text: key,
  kind: 'percent',
  ...(part === undefined ? {} : { part }),
});
const COLUMNS = [column('all'), column('a', 'nouns'), column('b', 'nouns'), column('c', 'verbs')];
const SOME: Figure = { value: 50, n: 2, range: null };

const shown = (row: Readonly<Record<string, Figure | null>>) =>
  COLUMNS.filter(shownParts(COLUMNS, row)).map(({ key }) => key);

test('a part of a report is shown where something in it is known; of a report in which nothing is, the first', () => {
  expect(shown({ all: SOME, a: SOME, b: null, c: null })).toEqual(['all', 'a', 'b']);
  expect(shown({ all: SOME, a: null, b: null, c: SOME })).toEqual(['all', 'c']);
  expect(shown({ a: SOME, c: SOME })).toEqual(['all', 'a', 'b', 'c']);
  expect(shown({})).toEqual(['all', 'a', 'b']);
});
