import { loadPuzzles } from '@lusoria/agreement/puzzles/puzzle.ts';
import { expect, test } from 'vitest';
import { shareOfMobile } from './candidates.ts';

const puzzles = await loadPuzzles();

test('keeping what fits most cells, without looking further, solves few of them', () => {
  const solved = puzzles.reduce((sum, puzzle) => sum + shareOfMobile(puzzle), 0);
  expect(solved / puzzles.length).toBeLessThan(1 / 3);
});
