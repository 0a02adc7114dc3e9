import { readFileSync } from 'node:fs';
import { findings, overflow } from '@lusoria/tools/e2e/accessibility.ts';
import { openServer } from '@lusoria/tools/e2e/server.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { expect, test } from 'vitest';

const site = useSite();

test('without a network cards are printed on a phone: a PDF is made on the device, and saved', async () => {
  const server = await openServer();
  const { page, errors } = await site.visit({ width: 360, height: 640 }, server.url);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.reload();
  await server.close();
  await page.getByRole('button', { name: 'Print cards, tables and rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print' });
  await dialog.getByLabel('What').waitFor();
  expect(await findings(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await dialog.getByRole('button', { name: 'black and white' }).click();
  await dialog.getByRole('button', { name: 'Make the PDF' }).click();
  const save = dialog.getByRole('link', { name: 'Save' });
  await save.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toMatch(/^[\w-]+\.pdf$/);
  const bytes = readFileSync(await download.path());
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
  expect(bytes.length).toBeLessThan(300_000);
  // What is chosen anew is made anew.
  await dialog.getByLabel('What').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Make the PDF' }).waitFor();
  expect(errors.filter((error) => !/Failed to load|ERR_CONNECTION/.test(error))).toEqual([]);
});
