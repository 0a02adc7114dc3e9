import { readFileSync } from 'node:fs';
import { GAME_IDS, REGISTRY } from '@lusoria/games';
import { findings, overflow } from '@lusoria/tools/e2e/accessibility.ts';
import { openServer } from '@lusoria/tools/e2e/server.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { expect, test } from 'vitest';
import { deckLink } from '../src/deck/link.ts';

const site = useSite();

test('without a network cards are printed on a phone: a PDF is made on the device, and saved', async () => {
  const server = await openServer();
  const { page, errors } = await site.visit({ width: 360, height: 640, keeps: true }, server.url);
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
  // A changed choice creates a new PDF.
  await dialog.getByLabel('What').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Make the PDF' }).waitFor();
  expect(errors.filter((error) => !/Failed to load|ERR_CONNECTION/.test(error))).toEqual([]);
});

test('a class is invited on paper, and a deck that came with a link is opened and printed', async () => {
  const { page, errors } = await site.visit({ name: 'Magistra' });
  const printed = async (what: string) => {
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Print' });
    await dialog.getByLabel('What').selectOption({ label: what });
    await dialog.getByRole('button', { name: 'Make the PDF' }).click();
    await dialog.getByRole('link', { name: 'Save' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
  };
  await page.goto('/class');
  await page.getByRole('button', { name: 'is – ea – id' }).click();
  await page.getByLabel('Code', { exact: true }).waitFor();
  await printed('QR cards');

  const [game] = GAME_IDS;
  if (!game) throw new Error('no games');
  const { offers } = await REGISTRY[game]();
  const options = offers.at(-1)?.options ?? {};
  await page.goto(await deckLink(site.server.url, game, options));
  await page.getByRole('dialog', { name: 'New table' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'quī' }).waitFor();
  await printed('Cards');
  expect(await findings(page)).toEqual([]);

  await page.goto(`${site.server.url}/deck/${game}#nothing`);
  await page.reload();
  await page.getByText('There is no table here.').waitFor();
  expect(errors).toEqual([]);
});
