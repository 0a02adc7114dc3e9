import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, visit } from '@lusoria/tools/e2e/browser.ts';
import { everywhere, findings, overflow } from '@lusoria/tools/e2e/checks.ts';
import { type House, openHouse } from '@lusoria/tools/e2e/house.ts';

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

test('the host sees figures that grow, with the key out of the address and not without it', async () => {
  const { page, errors, context } = await visit(browser, house.url, { name: 'Livia' });
  const check = everywhere(page);
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'The key, please' }).waitFor();
  await page.getByLabel('Key').fill('nobody-knows-this-key');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('alert').getByText('This key does not fit.').waitFor();
  await check('the key');

  await page.goto(`/admin#${house.adminKey}`);
  const figure = (name: string) =>
    page.locator('.tile').filter({ hasText: name }).locator('.value').innerText();
  await expect.poll(() => figure('tables in use')).toBe('0');
  expect(page.url()).toBe(`${house.url}/admin`);
  await page.getByText('Only this machine reaches the server.').waitFor();

  // Somebody opens a table and says something that is refused.
  const guest = await visit(browser, house.url, { name: 'Marcus' });
  await guest.page.goto('/');
  await guest.page.getByRole('button', { name: /^With friends.*ille/ }).click();
  await guest.page.getByRole('button', { name: 'Open the table' }).click();
  await guest.page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  await guest.page.goto('/t/NOWHERE');
  await guest.page.getByRole('heading', { name: 'There is no table here' }).waitFor();
  await expect.poll(() => figure('tables in use')).toBe('1');
  await expect.poll(() => figure('people')).toBe('1');
  const refused = page.getByRole('table', { name: 'Messages refused since the start' });
  await refused.getByText('no-such-table').waitFor();
  await page.getByRole('img', { name: /^Moves a minute over the last/ }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('Marcus');
  await check('the figures');

  // The tab knows the key from now on; another does not.
  await page.reload();
  await expect.poll(() => figure('tables in use')).toBe('1');
  const other = await visit(browser, house.url);
  await other.page.goto('/admin');
  await other.page.getByRole('heading', { name: 'The key, please' }).waitFor();
  expect([...errors, ...guest.errors, ...other.errors]).toEqual([]);
  for (const one of [context, guest.context, other.context]) await one.close();
});

test.each(['de', 'la'] as const)('the page of the host speaks %s', async (language) => {
  const { page, context } = await visit(browser, house.url, {
    language,
    width: 390,
    height: 844,
    dark: true,
  });
  await page.goto(`/admin#${house.adminKey}`);
  await page.locator('.tile').first().waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await findings(page)).toEqual([]);
  await context.close();
});
