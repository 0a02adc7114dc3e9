import { untilKept } from '@lusoria/testing/browser/kept.ts';
import { openPathProxy } from '@lusoria/testing/server/path-proxy.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { openTable } from '@lusoria/testing/browser/table.ts';
import { expect, onTestFinished, test } from 'vitest';

const site = useSite();

test('under a path of another server everything is found there: page, links, tables, invitations, and offline', async () => {
  const proxy = await openPathProxy('/cards');
  onTestFinished(() => proxy.close());
  const server = await openServer(undefined, proxy.url);
  onTestFinished(() => server.close());
  proxy.routeTo(Number(new URL(server.url).port));
  const pathOf = (page: { url(): string }): string => new URL(page.url()).pathname;

  const { page } = await site.visit({ name: 'Iulia', keeps: true }, `${proxy.url}/`);
  await page.goto('./');
  await untilKept(page);
  await openTable(page, '');
  expect(pathOf(page)).toMatch(/^\/cards\/t\/\w+$/);
  const invitation = await page.getByRole('textbox', { name: 'Invitation' }).inputValue();
  expect(invitation).toBe(`${proxy.url}${pathOf(page).slice('/cards'.length)}`);

  const guest = await site.visit({ name: 'Marcus' }, `${proxy.url}/`);
  await guest.page.goto(invitation);
  await guest.page.getByText('Iulia').first().waitFor();

  // Links work natively, too: to open in another tab, or to copy.
  await page.goto('./');
  const evening = page.locator('a[href$="/evening"]');
  await evening.hover();
  expect(await evening.getAttribute('href')).toBe('/cards/evening');
  await evening.click();
  await page.waitForURL(`${proxy.url}/evening`);
  await page.goBack();
  await evening.waitFor();
  expect(pathOf(page)).toBe('/cards/');

  expect(proxy.astray).toEqual([]);
  await proxy.close();
  await page.goto(`${proxy.url}/evening`);
  await page.goto('./');
  await page.getByText('No server: tables with others').waitFor();
});
