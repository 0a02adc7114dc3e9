import { expect, test } from 'vitest';
import { ranked } from './ranked.ts';

test('the tied share a place, in the order of the seats', () => {
  expect(ranked([[2], [0, 3], [1]])).toEqual([
    { seat: 2, place: 1 },
    { seat: 0, place: 2 },
    { seat: 3, place: 2 },
    { seat: 1, place: 4 },
  ]);
  expect(ranked([])).toEqual([]);
});
