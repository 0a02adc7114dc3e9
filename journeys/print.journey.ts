import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@lusoria/games';
import { findings } from '@lusoria/testing/accessibility/accessibility.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { until } from '@lusoria/testing/until.ts';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

const site = useSite();

/** The link that saves a PDF, once it is made. */
async function made(person: Traveller, dialog: Locator): Promise<Locator> {
  await person.presses('Make the PDF', dialog);
  const save = person.pressable('Save', dialog);
  await save.waitFor();
  return save;
}

/** The file behind a link that saves a PDF. */
async function saved({ page }: Traveller, save: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toMatch(/^[\p{L}\d-]+\.pdf$/u);
  return readFileSync(await download.path());
}

journey(
  site,
  'on a phone, cards are printed: a PDF is made on the device, and saved',
  'phone-small',
  async ({ person }) => {
    const iulia = await person('Iulia');
    await iulia.opens('/');
    await iulia.presses('Print cards, tables and rules');
    const dialog = iulia.page.getByRole('dialog');
    await dialog.getByRole('combobox').first().waitFor();
    await iulia.looksAround('what prints');
    expect(await findings(iulia.page)).toEqual([]);
    await iulia.presses('black and white', dialog);
    const bytes = await saved(iulia, await made(iulia, dialog));
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(bytes.length).toBeLessThan(300_000);
  },
);

journey(
  site,
  'a teacher prints everything there is, of every game',
  'desktop',
  async ({ person }) => {
    const magistra = await person('Magistra');
    await magistra.opens('/');
    await magistra.presses('Print cards, tables and rules');
    const dialog = magistra.page.getByRole('dialog');
    const list = dialog.getByRole('combobox', { name: magistra.partly('What') });
    await list.waitFor();
    const games = dialog.getByRole('group').first().getByRole('button');
    const printed: string[] = [];
    for (let game = 0; game < (await games.count()); game += 1) {
      const before = await list.innerText();
      await games.nth(game).click();
      if (game > 0) await until(async () => (await list.innerText()) !== before);
      for (let item = 0; item < (await list.locator('option').count()); item += 1) {
        await list.selectOption({ index: item });
        const bytes = await saved(magistra, await made(magistra, dialog));
        const head = bytes.toString('latin1', 0, 5);
        printed.push(`${game} ${item} ${head}`);
      }
    }
    expect(printed.length).toBeGreaterThan(GAME_IDS.length);
    expect(printed.filter((one) => !one.endsWith('%PDF-'))).toEqual([]);
  },
);

journey(site, 'a class is invited on paper', 'desktop', async ({ person }) => {
  const magistra = await person('Magistra');
  await magistra.opens('/class');
  await magistra.presses(/^is – ea – id/u);
  await magistra.page.locator('output.letters').waitFor();
  await magistra.presses('Print');
  const dialog = magistra.page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: magistra.partly('What') }).waitFor();
  await magistra.chooses('QR cards', 'What', dialog);
  const bytes = await saved(magistra, await made(magistra, dialog));
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
});
