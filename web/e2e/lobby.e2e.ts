import { GAME_IDS, manifestOf } from '@lusoria/games';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { expect, test } from 'vitest';

const site = useSite();
const manifests = await Promise.all(GAME_IDS.map(manifestOf));

test('a table of each game that the lobby offers is in the list, under its title', async () => {
  const tiles = manifests.flatMap(({ offers }) => offers.filter(({ size }) => size === 'tile'));
  const { page } = await site.visit({ name: 'Iulia' });
  for (const i of tiles.keys()) {
    await page.goto('/');
    await page.getByRole('button', { name: 'With friends' }).nth(i).click();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  }
  await page.goto('/');
  const titles = page.getByRole('region', { name: 'My tables' }).locator('li .title');
  await expect.poll(() => titles.count()).toBe(tiles.length);
  await expect
    .poll(async () => (await titles.allInnerTexts()).filter((title) => title.trim() === ''))
    .toEqual([]);
  expect(new Set(await titles.allInnerTexts()).size).toBe(tiles.length);
});

test('pages of games are found by their links, other paths lead nowhere', async () => {
  const { page } = await site.visit();
  const paths = manifests.flatMap(({ pages }) => Object.keys(pages ?? {}));
  for (const path of paths) {
    await page.goto('/');
    await page.locator(`a[href="${path}"]`).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('There is no table here').count()).toBe(0);
  }
  for (const path of ['/nowhere', '/t', '/offline/x/round/0', '/learn']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'There is no table here' }).waitFor();
  }
});
