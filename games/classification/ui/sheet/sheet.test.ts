import { expect, test } from 'vitest';
import { sheetOf } from './sheet.ts';

test('points are added up seat by seat, and the first of a round is its sage', () => {
  const played = [
    {
      first: 1,
      outcome: {
        ranking: [[0], [2], [1]],
        points: [0, 5, 3],
        result: { described: [true, false, false] },
      },
    },
    { first: 2, outcome: { ranking: [[2], [0], [1]], points: [4, 6, 1], result: 'unreadable' } },
  ];
  const { rows, sums } = sheetOf(played, 3);
  expect(sums).toEqual([4, 11, 4]);
  expect(rows.map(({ sage }) => sage)).toEqual([1, 2]);
  expect(rows.map(({ described }) => described)).toEqual([[true, false, false], []]);
  expect(sheetOf([], 2)).toEqual({ rows: [], sums: [0, 0] });
});
