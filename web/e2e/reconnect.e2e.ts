import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from '@lusoria/tools/e2e/browser.ts';
import { type Front, openFront } from '@lusoria/tools/e2e/front.ts';
import { type House, openHouse } from '@lusoria/tools/e2e/house.ts';

let browser: Browser;
let house: House;
let front: Front;

beforeAll(async () => {
  [browser, house] = await Promise.all([launch(), openHouse()]);
  front = await openFront(Number(new URL(house.url).port));
});

afterAll(async () => {
  await browser.close();
  await front.close();
  await house.close();
});

const lost = (page: Page) => page.getByText('Connecting again');
const bots = (page: Page) => page.getByRole('button', { name: 'Clear this seat' });

async function waitingRoom(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^With friends.*ille/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '3 players' }).click();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
}

test('a network that goes away is seen soon; when it is back, what was pressed is done at once', async () => {
  const { page, context, errors } = await visit(browser, front.url, { name: 'Livia' });
  await waitingRoom(page);
  const put = page.getByRole('button', { name: 'Put a bot here' });
  const free = await put.count();
  // The socket stays open, and nobody answers on it any more.
  front.swallow(true);
  await context.setOffline(true);
  await put.first().click();
  await lost(page).waitFor({ timeout: 6000 });
  expect(await put.count()).toBe(free);
  front.swallow(false);
  await context.setOffline(false);
  await expect.poll(() => put.count(), { timeout: 5000 }).toBe(free - 1);
  expect(await lost(page).count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('a page that comes back to the front finds out that its line is dead, and gets a new one', async () => {
  const { page, context, errors } = await visit(browser, front.url, { name: 'Marcus' });
  await waitingRoom(page);
  const comeBack = async () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  front.swallow(true);
  await comeBack();
  // Nobody has pressed anything: it is known before it is needed.
  await lost(page).waitFor({ timeout: 6000 });
  front.swallow(false);
  // Whoever looks again need not wait until the last try has failed.
  await expect
    .poll(
      async () => {
        await comeBack();
        return lost(page).count();
      },
      { timeout: 5000 },
    )
    .toBe(0);
  await page.getByRole('button', { name: 'Put a bot here' }).first().click();
  await expect.poll(() => bots(page).count()).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});
