import { expect, test } from 'vitest';
import { addCounts, countOf, increment } from './index.ts';

test('a name that was never counted counts as 0, and no name of every object counts', () => {
  const counts: Record<string, number> = { tricks: 3 };
  addCounts(counts, { tricks: 2, games: 1 });
  expect(counts).toEqual({ tricks: 5, games: 1 });
  expect(countOf(counts, 'toString')).toBe(0);
});

test('keys are counted in the order of their first appearance', () => {
  const counts = new Map<string, number>();
  for (const word of ['is', 'ea', 'is']) increment(counts, word);
  increment(counts, 'ea', 3);
  expect([...counts]).toEqual([
    ['is', 2],
    ['ea', 4],
  ]);
});
