import { check } from '@lusoria/testing/accessibility/accessibility.ts';
import { openDailyPuzzle, PUZZLE_DAY, wishAgain } from '@lusoria/testing/browser/daily-puzzle.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { defined } from '@lusoria/core';
import { dailyOf, dayOf } from '@lusoria/core/puzzle';
import { loadPuzzles, solutionOf } from '@lusoria/skat/puzzles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadSkatMessages } from '../messages/index.ts';
import { cardName } from '../messages/names.ts';

const site = useSite();
const t = await loadSkatMessages('en');
const puzzles = await loadPuzzles();

/** Chooses a card with the arrows and plays it. */
async function playByKeyboard(page: Page, name: string): Promise<void> {
  const raised = page.locator('.hand button[aria-pressed=true]');
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return raised.locator('.sr').innerText();
    })
    .toBe(name);
  await page.keyboard.press('Enter');
}

test('the puzzle of the day by the keyboard: an error is explained, a streak is kept', async () => {
  const { page } = await openDailyPuzzle(site, 'Skat: puzzles');
  const puzzle = defined(dailyOf(puzzles, dayOf(PUZZLE_DAY)) ?? undefined);
  const right = solutionOf(puzzle);
  const wrong = defined(puzzle.outcomes.find(({ card }) => !right.includes(card))).card;
  const [solution] = right.map((card) => cardName(t, card, 'french'));
  await check(page, 'puzzle', 'all');

  await playByKeyboard(page, cardName(t, wrong, 'french'));
  await page.getByRole('heading', { name: `Not ${cardName(t, wrong, 'french')}` }).waitFor();
  await page.getByRole('heading', { name: /why it fails/ }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await playByKeyboard(page, defined(solution));
  await page.getByRole('heading', { name: `Right, now: ${solution}` }).waitFor();
  await page.getByRole('heading', { name: /played best by all/ }).waitFor();
  await page.getByText('1 day in a row').waitFor();
  await check(page, 'solved', 'all');

  await wishAgain(page, 'null');
  await page.getByText('You play null alone').waitFor();
  await page.locator('.hand button[aria-disabled=false]').first().press('Enter');
  await page.getByRole('button', { name: /^(Play|Lead) / }).press('Enter');
  await page.getByRole('heading', { name: /why it fails|played best by all/ }).waitFor();
});

test.for([
  [320, 568],
  [390, 844],
  [640, 400],
  [844, 390],
] as const)(
  'on a phone of %ix%i no card covers the rank of another one in hands of ten that lie open',
  async ([width, height]) => {
    const { page } = await site.visit({ width, height, touch: true });
    await page.goto('/skat/puzzles#00fqd3c');
    const own = page.locator('.hand button').first();
    await own.waitFor();
    const ranks = page.locator('.other .card g.small text:first-of-type');
    expect(await ranks.count()).toBe(20);
    const hidden = await ranks.evaluateAll((all) =>
      all.flatMap((rank) => {
        const { left, right, top, bottom } = rank.getBoundingClientRect();
        const card = rank.closest('.card');
        const points = [left + 1, (left + right) / 2, right - 1];
        const isSeen = points.every((x) =>
          card?.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        );
        return isSeen ? [] : [rank.textContent];
      }),
    );
    expect(hidden).toEqual([]);
    await expect.poll(async () => (await own.boundingBox())?.y).toBeLessThan(height - 50);
  },
);
