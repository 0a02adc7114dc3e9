import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from '@lusoria/tools/e2e/browser.ts';
import { check as checked } from '@lusoria/tools/e2e/checks.ts';
import { type House, openHouse } from '@lusoria/tools/e2e/house.ts';
import { call, openSkat, SkatPlayer } from './support/player.ts';

let browser: Browser;
let house: House;

beforeAll(async () => {
  browser = await launch();
  house = await openHouse();
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

test.each([
  { scheme: 'light', look: {}, axe: true },
  {
    scheme: 'dark on a phone',
    look: { dark: true, width: 390, height: 844, touch: true },
    axe: true,
  },
  { scheme: 'light on a small phone', look: { width: 320, height: 640, touch: true }, axe: false },
])('nothing stands in the way at a Skat table, $scheme', async ({ look, axe }) => {
  const { page, context, errors } = await visit(browser, house.url, { ...look, name: 'Iulia' });
  const check = (place: string) => checked(page, place, axe);
  const player = new SkatPlayer(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^With friends.*Skat/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).waitFor();
  await check('new table');
  await page.keyboard.press('Escape');

  await openSkat(page);
  await expect.poll(() => player.isAsked(), { timeout: 15_000 }).toBe(true);
  await check('auction');
  await expect
    .poll(
      async () => {
        if (await player.isAsked()) await call(player, 120);
        return player.button('Play hand').count();
      },
      { timeout: 15_000 },
    )
    .toBe(1);
  await check('skat or hand');
  await player.press('Pick up the skat');
  await expect.poll(() => player.hand.count()).toBe(12);
  for (const n of [0, 1]) await player.hand.nth(n).click({ position: { x: 8, y: 40 } });
  await player.button(/^null$/i).click();
  await check('null below the bid');
  await player
    .button(/^clubs$/i)
    .first()
    .click();
  await check('declaring');
  await player.button(/^Declare /).click();
  await expect.poll(() => player.playIfAsked(), { timeout: 15_000 }).toBe(true);
  await expect.poll(() => player.button('Last trick').isEnabled(), { timeout: 15_000 }).toBe(true);
  await expect.poll(() => player.isToPlay(), { timeout: 15_000 }).toBe(true);
  await player.hand
    .and(page.locator('[aria-disabled=false]'))
    .first()
    .click({ position: { x: 8, y: 40 } });
  await check('play');
  await player.press('Last trick');
  await check('last trick');
  await page.keyboard.press('Escape');
  await player.press(/^Show cards, Concede/);
  await check('claiming');
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Really concede?' }).click();
  await expect.poll(() => player.isOver(), { timeout: 15_000 }).toBe(true);
  await page.getByText('Shuffle checked: honest').waitFor();
  await check('end');
  await page.goto(`${new URL(page.url()).pathname}/round/1`);
  await player.button('Next trick').click();
  await check('review');
  expect(errors).toEqual([]);
  await context.close();
});

test('a whole deal by the keyboard', async () => {
  const { page, errors } = await visit(browser, house.url, { name: 'Iulia' });
  const player = new SkatPlayer(page);
  await page.goto('/');
  await openSkat(page);
  const focused = (name: RegExp) => page.locator(':focus').and(player.button(name));
  /** Goes on with the tabulator until this button has the focus, and presses it. */
  const reach = async (name: RegExp) => {
    await player.button(name).first().waitFor();
    for (let i = 0; i < 60 && (await focused(name).count()) === 0; i += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  };
  await expect
    .poll(
      async () => {
        if (await player.isAsked()) await reach(/^Pass$/);
        return (await player.isToPlay()) || (await player.isToAnswer()) || (await player.isOver());
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await expect
    .poll(
      async () => {
        if (await player.isAsked()) await reach(/^Pass$/);
        if (await player.isToAnswer()) await reach(/^(Agree|Accept)$/);
        if (await player.isToPlay()) {
          await page.locator('body').press('ArrowRight');
          await page.locator('body').press('Enter');
        }
        return player.isOver();
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBe(true);
  expect(errors).toEqual([]);
});
