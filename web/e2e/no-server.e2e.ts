import { openProxy } from '@lusoria/testing/server/proxy.ts';
import { openServer } from '@lusoria/testing/server/server.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { openTable } from '@lusoria/testing/browser/table.ts';
import { expect, onTestFinished, test } from 'vitest';

const site = useSite();

test('without a server a link to a table says that it waits, leads home, and goes on when one is there', async () => {
  const older = await openServer();
  const proxy = await openProxy(Number(new URL(older.url).port));
  onTestFinished(() => proxy.close());
  const { page } = await site.visit({ keeps: true }, proxy.url);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await older.close();
  await page.goto('/t/NOWHERE');
  await page.getByText('This page keeps trying').waitFor();
  await page.getByRole('link', { name: 'Back to the hall' }).click();
  await page.getByText('No server: tables with others').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goto('/t/NOWHERE');
  await page.getByText('This page keeps trying').waitFor();
  proxy.routeTo(Number(new URL(site.server.url).port));
  // The server reports that there is no such table.
  await page.getByRole('heading', { name: 'There is no table here' }).waitFor();
});

test('an invitation that only this device can follow says so', async () => {
  const { page } = await site.visit({ name: 'Iulia', width: 360, height: 640 });
  await openTable(page, '');
  await page.getByText('Only this device can open this address').waitFor();
  expect(await page.getByRole('textbox', { name: 'Invitation' }).inputValue()).toContain(
    '127.0.0.1',
  );
});
