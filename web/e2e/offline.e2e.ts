import { PARADIGMS } from '@lusoria/latin';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from '@lusoria/tools/e2e/browser.ts';
import { openHouse } from '@lusoria/tools/e2e/house.ts';
import { openOffline } from './support/offline.ts';
import { Player } from './support/player.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

test('a game against bots is played to its end after the server has stopped, also when the page is loaded anew', async () => {
  const house = await openHouse();
  const { page, errors } = await visit(browser, house.url, {
    width: 390,
    height: 844,
    touch: true,
  });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await openOffline(page, { deck: 'ipse', bots: ['pupil:70', 'uniform'] });
  await house.close();
  const player = new Player(page, PARADIGMS.ipse);
  await player.untilAsked();
  await player.go();
  const hand = await player.hand.count();
  await page.reload();
  await page.locator('.decl').waitFor();
  expect(Math.abs((await player.hand.count()) - hand)).toBeLessThanOrEqual(1);
  await player.untilOver(() => player.go());
  await page.getByText('Shuffle checked: honest').waitFor();
  // Once more: a new match at the same table.
  await page.getByRole('button', { name: 'Once more' }).click();
  await page.locator('.decl').waitFor();
  expect(errors).toEqual([]);
});

test('in practice the table says why a lay is wrong, and it is still my go', async () => {
  const house = await openHouse();
  const { page } = await visit(browser, house.url);
  await page.goto('/');
  await openOffline(page, { deck: 'is', bots: ['uniform'], practice: true });
  const player = new Player(page, PARADIGMS.is);
  await expect.poll(() => player.isMyGo(), { timeout: 10_000 }).toBe(true);
  const hand = await player.hand.count();
  const wrong = await player.wrong();
  await player.lay(wrong);
  await page.locator('.mistake').getByText(wrong.form).first().waitFor();
  expect(await player.hand.count()).toBe(hand);
  expect(await player.isMyGo()).toBe(true);
  // Learners may look at the form tables at any time.
  await page.getByRole('button', { name: 'Form tables' }).click();
  await page.getByRole('dialog').getByRole('cell', { name: 'eōrum' }).first().waitFor();
  await house.close();
});

test('a slip of the finger does nothing: drawing and challenging take a second press', async () => {
  const house = await openHouse();
  const { page, context } = await visit(browser, house.url);
  await context.addInitScript(() => localStorage.setItem('lusoria.guard', 'on'));
  await page.goto('/');
  await openOffline(page, { deck: 'is', bots: ['uniform'] });
  const player = new Player(page, PARADIGMS.is);
  await expect.poll(() => player.isMyGo(), { timeout: 10_000 }).toBe(true);
  const hand = await player.hand.count();
  await page.locator('.actions').getByRole('button', { name: 'Draw a card' }).click();
  const second = page.getByRole('button', { name: 'Really draw?' });
  await second.waitFor();
  expect(await player.hand.count()).toBe(hand);
  await second.click();
  await expect.poll(() => player.hand.count()).toBe(hand + 1);
  await house.close();
});
