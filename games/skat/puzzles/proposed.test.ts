import { NO_PROGRESS, withDone } from '@lusoria/core/puzzle';
import { expect, test } from 'vitest';
import { proposedPuzzles } from './proposed.ts';
import { loadPuzzles } from './puzzle.ts';

const puzzles = await loadPuzzles();
const NOTHING = { auction: null, skat: 0, alone: null, defence: 0.2 };

test('three different puzzles are about what cost most, and others the next time', () => {
  const lost = { auction: 1, skat: 2, alone: 3, defence: 9 };
  const first = proposedPuzzles(puzzles, NO_PROGRESS, lost);
  expect(first).toMatchObject({ phase: 'defence', isAuctionWorse: false });
  const ids = first?.puzzles.map(({ id }) => id) ?? [];
  expect(new Set(ids).size).toBe(3);
  for (const { theme } of first?.puzzles ?? []) {
    expect(['lead', 'defend', 'null-defence']).toContain(theme);
  }
  const done = ids.reduce((progress, id) => withDone(progress, id, 'first', null), NO_PROGRESS);
  const next = proposedPuzzles(puzzles, done, lost);
  expect(next?.puzzles.filter(({ id }) => ids.includes(id))).toEqual([]);
  expect(next?.puzzles).toHaveLength(3);
});

test('an auction that cost most is told; without errors nothing is proposed', () => {
  const lost = { auction: 12, skat: 2, alone: null, defence: null };
  expect(proposedPuzzles(puzzles, NO_PROGRESS, lost)).toMatchObject({
    phase: 'skat',
    isAuctionWorse: true,
  });
  expect(proposedPuzzles(puzzles, NO_PROGRESS, NOTHING)).toBeNull();
});
