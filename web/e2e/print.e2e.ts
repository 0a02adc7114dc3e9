import { GAME_IDS, REGISTRY } from '@lusoria/games';
import { findings } from '@lusoria/testing/accessibility/accessibility.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { expect, test } from 'vitest';
import { deckLink } from '@lusoria/web-kit/page/deck-link.ts';

const site = useSite();

test('a deck that came with a link is opened and printed', async () => {
  const { page, errors } = await site.visit({ name: 'Magistra' });
  const printed = async (what: string) => {
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Print' });
    await dialog.getByLabel('What').selectOption({ label: what });
    await dialog.getByRole('button', { name: 'Make the PDF' }).click();
    await dialog.getByRole('link', { name: 'Save' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
  };
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
