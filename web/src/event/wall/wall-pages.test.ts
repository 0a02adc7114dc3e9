import { expect, test } from 'vitest';
import { wallPages } from './wall-pages.ts';

const ROW_PX = 310;
const seven = [0, 0, 0, ROW_PX, ROW_PX, ROW_PX, 2 * ROW_PX].map((top) => ({ top, height: 300 }));

test('what fits on the wall is one page', () => {
  expect(wallPages(seven, 920)).toEqual([{ from: 0, to: 7, top: 0 }]);
});

test('a row that would be cut comes on the next page', () => {
  expect(wallPages(seven, 919)).toEqual([
    { from: 0, to: 6, top: 0 },
    { from: 6, to: 7, top: 620 },
  ]);
});

test('the highest tile of a row counts, and a row that is too high is a page of its own', () => {
  const tiles = [
    { top: 0, height: 100 },
    { top: 0, height: 400 },
    { top: 410, height: 90 },
  ];
  expect(wallPages(tiles, 450).map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [2, 3],
  ]);
  expect(wallPages(tiles, 50)).toHaveLength(2);
});
