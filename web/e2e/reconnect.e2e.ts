import { useProxy } from '@lusoria/testing/server/proxy.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { openTable } from '@lusoria/testing/browser/table.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const site = useSite();
const proxy = useProxy(site);

const lost = (page: Page) => page.getByText('Connecting again');
const bots = (page: Page) => page.getByRole('button', { name: 'Clear this seat' });

test('a network that goes away is seen; when it is back, what was pressed is done at once', async () => {
  const { page, context } = await site.visit({ name: 'Livia' }, proxy.url);
  await openTable(page, '');
  const put = page.getByRole('button', { name: 'Put a bot here' });
  const free = await put.count();
  // The socket stays open, but nothing answers on it.
  proxy.dropAll(true);
  await context.setOffline(true);
  await put.first().click();
  await lost(page).waitFor();
  expect(await put.count()).toBe(free);
  proxy.dropAll(false);
  await context.setOffline(false);
  await expect.poll(() => put.count()).toBe(free - 1);
  expect(await lost(page).count()).toBe(0);
});

test('a page that comes back to the front finds out that its connection is dead, and gets a new one', async () => {
  const { page } = await site.visit({ name: 'Marcus' }, proxy.url);
  await openTable(page, '');
  const comeBack = async () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  proxy.dropAll(true);
  await comeBack();
  // Detected without any input, before it is needed.
  await lost(page).waitFor();
  proxy.dropAll(false);
  // Returning to the page does not have to wait until the last attempt has failed.
  await expect
    .poll(async () => {
      await comeBack();
      return lost(page).count();
    })
    .toBe(0);
  await page.getByRole('button', { name: 'Put a bot here' }).first().click();
  await expect.poll(() => bots(page).count()).toBe(1);
});

test('the page to which a notice of a turn leads says that no server answers, and goes on when one does', async () => {
  const { page } = await site.visit({ name: 'Otho' });
  let isAway = true;
  await page.routeWebSocket(/\/ws/u, (socket) => {
    if (isAway) void socket.close();
    else socket.connectToServer();
  });
  await page.goto('/turn');
  await page.getByRole('note').getByText('This page keeps trying').waitFor();
  await page.getByRole('link', { name: 'Back to the hall' }).waitFor();
  isAway = false;
  await expect.poll(() => page.url()).toBe(`${site.server.url}/`);
});

test('a page older than its server says that a part is gone; one press loads the new one, at the same place', async () => {
  const { page } = await site.visit();
  await page.goto('/');
  const part = '**/assets/LearnPage-*.js';
  await page.route(part, (route) => route.fulfill({ status: 404 }));
  await page.locator('a[href^="/learn/"]').first().click();
  const reload = page.getByRole('button', { name: 'Load anew' });
  await reload.waitFor();
  const { pathname } = new URL(page.url());
  await page.unroute(part);
  await reload.click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(pathname);
  expect(await reload.count()).toBe(0);
});

test('texts that are lost on the way are fetched again, wherever the page needs them', async () => {
  const { page } = await site.visit();
  const lost = new Set<string>();
  await page.route('**/assets/*.ftl', async (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort('connectionreset');
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Deal of the day' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Deal of the day' }).waitFor();
  expect(lost.size).toBeGreaterThan(2);
});
