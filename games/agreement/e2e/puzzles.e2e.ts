import { defined } from '@lusoria/core';
import { dailyOf, dayOf } from '@lusoria/core/puzzle';
import { check } from '@lusoria/tools/e2e/accessibility.ts';
import { openDailyPuzzle, PUZZLE_DAY, wishOffline } from '@lusoria/tools/e2e/daily-puzzle.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { expect, test } from 'vitest';
import { loadPuzzles } from '../puzzles/puzzle.ts';
import { outcomesOf } from '../puzzles/run.ts';

const site = useSite();
const puzzles = await loadPuzzles();

test('the puzzle of the day by the keyboard: an error is explained, a streak is kept, without a network too', async () => {
  const { page } = await openDailyPuzzle(site, 'Latin: puzzles');
  const puzzle = defined(dailyOf(puzzles, dayOf(PUZZLE_DAY)) ?? undefined);
  const outcomes = outcomesOf(puzzle);
  const right = outcomes.findIndex(({ left }) => left === 0);
  const wrong = outcomes.findIndex(({ left }) => left > 0);
  await check(page, 'puzzle', true);

  await page.keyboard.press(String(wrong + 1));
  await page.getByRole('heading', { name: /^Not / }).waitFor();
  await page.getByText(/However you go on/).waitFor();
  await page.getByRole('heading', { name: /^The furthest/ }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await page.keyboard.press(String(right + 1));
  await page.getByRole('heading', { name: /^Right, now/ }).waitFor();
  // All cards of the hand lie in the run.
  expect(await page.locator('ol li').count()).toBe(puzzle.hand.length);
  await page.getByText('1 day in a row').waitFor();
  await check(page, 'solved', true);

  await wishOffline(page, 'reading');
  await page.getByRole('button', { name: / as / }).first().click();
  await page.getByRole('heading', { name: /^(Not|Right)/ }).waitFor();
});
