import { readFile } from 'node:fs/promises';
import { check } from '@lusoria/tools/e2e/accessibility.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { until } from '@lusoria/tools/e2e/until.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSkat, SkatPlayer } from './support/player.ts';

const RECORDS = new URL('../notation/data/xskat-3000.sgf', import.meta.url);

const site = useSite();

/** From now on: the tasks of the page's main thread that take longer than 50 ms, in milliseconds. */
async function watchTasks(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const list: number[] = [];
    document.body.dataset['tasks'] = '[]';
    new PerformanceObserver((found) => {
      for (const { duration } of found.getEntries()) list.push(duration);
      document.body.dataset['tasks'] = JSON.stringify(list);
    }).observe({ type: 'longtask' });
  });
  return async () => {
    const list: unknown = JSON.parse(
      (await page.evaluate(() => document.body.dataset['tasks'])) ?? '',
    );
    return Array.isArray(list) ? list.map(Number) : [];
  };
}

/** Opens a file of records with one deal in it. */
async function openDeal(page: Page, line: number): Promise<void> {
  const lines = (await readFile(RECORDS, 'utf8')).split('\n');
  const buffer = Buffer.from(`${lines[line] ?? ''}\n`);
  await page.goto('/records');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'deal.sgf', mimeType: 'text/plain', buffer });
}

/** Goes through the deal; gives the button that asks for the declarer. */
async function reviewed(page: Page): Promise<Locator> {
  await page.locator('ol .btn').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Analysis' }).waitFor();
  const buttons = dialog.getByRole('group', { name: 'Whose cards' }).getByRole('button');
  expect(await buttons.count()).toBe(3);
  return buttons.nth(await declarerAt(page));
}

test('a deal is analysed beside the page, stopped once, and told with its turning point', async () => {
  const { page } = await site.visit();
  const dialog = page.getByRole('dialog');
  await openDeal(page, 10);
  const ask = await reviewed(page);
  await ask.click();
  await dialog.getByRole('progressbar').waitFor();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await dialog.getByText('The analysis was stopped.').waitFor();

  // On the main thread it would keep that busy nearly all the time, however slow the machine is.
  const tasks = await watchTasks(page);
  const start = performance.now();
  await ask.click();
  await dialog.getByText(/^Analysing: [1-9]/).waitFor();
  await dialog.getByText(/^Yes: on the cards as they lay /).waitFor();
  const busy = (await tasks()).reduce((sum, ms) => sum + ms, 0);
  expect(busy).toBeLessThan((performance.now() - start) / 2);

  await dialog.getByRole('img', { name: /^Card points of the declarer/ }).waitFor();
  await dialog.getByText(/was worth bidding up to \d+\./).waitFor();
  await dialog.getByRole('button', { name: /^To the turning point: trick \d+$/ }).click();
  await dialog.getByText('With this card the game is lost for the declarer.').waitFor();
  expect(await dialog.getByText(/^Best with open cards: /).count()).toBeGreaterThan(0);
  await check(page, 'analysis', true);

  // The same deal on the board: first with all cards open, then as one of the three.
  await dialog.getByRole('link', { name: 'Try lines from here' }).click();
  await page.getByText('as it was played').waitFor();
  // Somebody who comes back finds the file open.
  await page.goBack();
  await page.getByText('deal.sgf: one deal').waitFor();
  await page.goForward();
  await page.getByText('as it was played').waitFor();
  await page.getByRole('button', { name: 'Best card', disabled: false }).waitFor();
  await openDeal(page, 10);
  await reviewed(page);
  await dialog.getByRole('button', { name: 'Next trick' }).click();
  await dialog.getByRole('link', { name: 'Play on from here' }).click();
  const player = new SkatPlayer(page);
  // Forehand leads to the first trick.
  await until(() => player.isToPlay());
  expect(await player.hand.count()).toBe(10);
});

/** Which of the players is the declarer. */
async function declarerAt(page: Page): Promise<number> {
  const hands = await page.getByRole('dialog').locator('.hands > li').allInnerTexts();
  return hands.findIndex((text) => text.includes('declarer'));
}

test('whoever plays against bots can ask for a hint, and gets none unasked', async () => {
  const { page } = await site.visit({ width: 390, height: 844, touch: true });
  await page.goto('/');
  await openSkat(page);
  const player = new SkatPlayer(page);
  await until(() => player.isAsked());
  const advice = page.getByText(/^(Bid \d+|Hold \d+|Pass)\./);
  expect(await advice.count()).toBe(0);
  await player.press('Hint');
  await advice.waitFor();
  await check(page, 'hint', true);
  // Once the word is said the hint is gone.
  await player.press('Pass');
  await expect.poll(() => advice.count()).toBe(0);
});

test('a large file of records is read beside the page, and shown page by page', async () => {
  const { page } = await site.visit();
  await page.goto('/records');
  const input = page.locator('input[type=file]');
  await input.waitFor({ state: 'attached' });
  const tasks = await watchTasks(page);
  const start = performance.now();
  await input.setInputFiles({
    name: 'large.sgf',
    mimeType: 'text/plain',
    buffer: await readFile(RECORDS),
  });
  await page.getByText('large.sgf: 3000 deals').waitFor();
  const busy = (await tasks()).reduce((sum, ms) => sum + ms, 0);
  expect(busy).toBeLessThan((performance.now() - start) / 2);
  expect(await page.locator('ol .btn').count()).toBe(48);
  const first = await page.locator('ol b').first().innerText();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('49 – 96 / 3000').waitFor();
  expect(await page.locator('ol b').first().innerText()).not.toBe(first);
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByText('1 – 48 / 3000').waitFor();
});
