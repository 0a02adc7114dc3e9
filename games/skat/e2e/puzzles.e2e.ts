import { readFile } from 'node:fs/promises';
import { check } from '@lusoria/testing/accessibility/accessibility.ts';
import { openDailyPuzzle, PUZZLE_DAY, wishAgain } from '@lusoria/testing/browser/daily-puzzle.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { defined } from '@lusoria/core';
import { dailyOf, dayOf } from '@lusoria/core/puzzle';
import { loadPuzzles, solutionOf } from '@lusoria/skat/puzzles';
import type { Locator, Page } from 'playwright-core';
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

/** Ranks of cards that lie below another card. */
async function hiddenOf(ranks: Locator): Promise<readonly (string | null)[]> {
  return ranks.evaluateAll((all) =>
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
}

test('nor does any in a recorded deal that is dropped on the smallest phone, which opens at once', async () => {
  const { page } = await site.visit({ width: 320, height: 568, touch: true });
  await page.goto('/records');
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  const years = await readFile(new URL('../notation/data/xskat-3000.sgf', import.meta.url), 'utf8');
  await page.evaluate(
    (text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'one.sgf', { type: 'text/plain' }));
      globalThis.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    },
    defined(years.split('\n')[12]),
  );
  const hand = page.getByRole('dialog').locator('.hands > li').nth(1);
  await hand.waitFor();
  const ranks = hand.locator('.card g.small text:first-of-type');
  expect(await ranks.count()).toBe(10);
  expect(await hiddenOf(ranks)).toEqual([]);
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
    expect(await hiddenOf(ranks)).toEqual([]);
    await expect.poll(async () => (await own.boundingBox())?.y).toBeLessThan(height - 50);
  },
);
