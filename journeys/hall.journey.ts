import { GAME_IDS, manifestOf } from '@lusoria/games';
import { check } from '@lusoria/testing/accessibility/accessibility.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { chooseDeck } from '@lusoria/testing/browser/table.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { expect } from 'vitest';

const site = useSite();
const manifests = await Promise.all(GAME_IDS.map(manifestOf));

/** Looks around with eyes, with a finger and with a screen reader. */
async function examines(person: Traveller, place: string): Promise<void> {
  await person.looksAround(place);
  await check(person.page, place, 'all');
}

journey(
  site,
  'a stranger looks around in the hall, and opens a table of each game',
  'desktop',
  async ({ person }) => {
    const anna = await person('Anna');
    const { page } = anna;
    await anna.opens('/');
    await anna.sees('Table code');
    expect(await page.locator('html').getAttribute('lang')).toBe(anna.language);
    await examines(anna, 'the hall');
    await anna.presses('How to play');
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await examines(anna, 'the help');
    await page.keyboard.press('Escape');
    await anna.presses('Settings');
    await page.getByRole('dialog').waitFor();
    await examines(anna, 'the settings');
    await page.keyboard.press('Escape');

    const tiles = manifests.flatMap(({ offers }, game) =>
      offers.flatMap(({ key, size }) => (size === 'tile' ? [{ key, game }] : [])),
    );
    for (const [i, { key, game }] of tiles.entries()) {
      await chooseDeck(page, key);
      const tile = page.locator('main article').nth(game);
      await tile.getByRole('button', { name: anna.partly('With friends') }).click();
      if (i === 0) await examines(anna, 'a new table');
      await anna.presses('Open the table');
      await anna.sees('Who is playing?');
      if (i === 0) await examines(anna, 'the waiting room');
      await anna.presses('Back to the hall');
    }
    const titles = page.locator('section li .title');
    await expect.poll(() => titles.count()).toBe(tiles.length);
    const names = (await titles.allInnerTexts()).map((title) => title.trim());
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(tiles.length);
  },
);

journey(
  site,
  'every link of the hall leads somewhere, other addresses say that there is nothing',
  'phone-small',
  async ({ person }) => {
    const anna = await person('Anna');
    const { page } = anna;
    await anna.opens('/');
    const paths = manifests.flatMap(({ pages }) => Object.keys(pages ?? {}));
    const links = page.locator('main a[href^="/"]');
    await links.first().waitFor();
    const found = await links.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href') ?? ''),
    );
    expect(found).toEqual(expect.arrayContaining([...paths, '/class', '/evening']));
    for (const path of new Set(found)) {
      await anna.opens(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await anna.seesNo('There is no table here.');
      await anna.looksAround(path);
      if (!paths.includes(path)) continue;
      // A game's own page has the shell's settings, as all others do.
      await anna.presses('Settings');
      await anna.presses('Close');
    }
    for (const path of ['/nowhere', '/t', '/offline/x/round/0', '/learn']) {
      await anna.opens(path);
      await anna.sees('There is no table here.');
    }
  },
);
