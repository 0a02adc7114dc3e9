import { describe, expect, test } from 'vitest';
import {
  agreement,
  CASES,
  type Cell,
  cellOf,
  CELLS,
  features,
  GENDERS,
  isCell,
  NEIGHBOURS,
  NUMBERS,
} from './index.ts';

describe('cells', () => {
  test('are 30, singular first, then by case, then by gender', () => {
    expect(CELLS).toHaveLength(30);
    expect(new Set(CELLS).size).toBe(30);
    expect(CELLS.slice(0, 4)).toEqual(['nom-sg-m', 'nom-sg-f', 'nom-sg-n', 'gen-sg-m']);
    expect(CELLS.slice(14, 16)).toEqual(['abl-sg-n', 'nom-pl-m']);
    expect(CELLS[29]).toBe('abl-pl-n');
  });

  test('are made of their features and taken apart again', () => {
    for (const number of NUMBERS) {
      for (const kase of CASES) {
        for (const gender of GENDERS) {
          const cell = cellOf(kase, number, gender);
          expect(features(cell)).toEqual({ case: kase, number, gender });
          expect(isCell(cell)).toBe(true);
        }
      }
    }
  });

  test.each(['', 'nom', 'voc-sg-m', 'nom-sg-m ', 'sg-nom-m', 'toString', '__proto__', 3, null, {}])(
    'refuse %j',
    (x) => {
      expect(isCell(x)).toBe(false);
    },
  );
});

describe('agreement', () => {
  // Counted differently from the module: on the parts of the names.
  const counted = (a: Cell, b: Cell): number => {
    const parts = b.split('-');
    return a.split('-').filter((part, i) => part === parts[i]).length;
  };

  test('counts the shared features of all 900 pairs', () => {
    for (const a of CELLS) for (const b of CELLS) expect(agreement(a, b)).toBe(counted(a, b));
  });

  test.each<[string, Cell, Cell, number]>([
    ['eum, eam', 'acc-sg-m', 'acc-sg-f', 2],
    ['iī/eī, eōs', 'nom-pl-m', 'acc-pl-m', 2],
    ['eum, eōs', 'acc-sg-m', 'acc-pl-m', 2],
    ['eius on the same eius', 'gen-sg-m', 'gen-sg-m', 3],
    ['eius on another eius', 'gen-sg-m', 'gen-sg-f', 2],
    ['is, eīs/iīs', 'nom-sg-m', 'dat-pl-f', 0],
    ['is, eā', 'nom-sg-m', 'abl-sg-f', 1],
  ])('as in the rules: %s', (_, a, b, shared) => {
    expect(agreement(a, b)).toBe(shared);
  });

  test('makes a graph of 105 edges in which each cell has 7 neighbours', () => {
    for (const cell of CELLS) expect(NEIGHBOURS[cell]).toHaveLength(7);
    const edges = CELLS.flatMap((a, i) => NEIGHBOURS[a].filter((b) => CELLS.indexOf(b) > i));
    expect(edges).toHaveLength(105);
    for (const a of CELLS) for (const b of NEIGHBOURS[a]) expect(NEIGHBOURS[b]).toContain(a);
  });

  test('lets a cell change its case (4), its number (1) or its gender (2)', () => {
    expect(NEIGHBOURS['gen-sg-f']).toEqual([
      'nom-sg-f',
      'gen-sg-m',
      'gen-sg-n',
      'dat-sg-f',
      'acc-sg-f',
      'abl-sg-f',
      'gen-pl-f',
    ]);
  });
});
