import { openServer, type TestServer } from '@lusoria/testing/server/server.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { afterAll, beforeAll, expect } from 'vitest';

const site = useSite();
let server: TestServer;
beforeAll(async () => {
  server = await openServer(undefined, undefined, 0, { lobby: true });
});
afterAll(async () => server.close());

const open = (person: Traveller) => person.page.locator('section[aria-labelledby=open-title]');

async function seeks(person: Traveller): Promise<void> {
  await person.opens('/');
  const games = open(person).getByRole('combobox');
  await games.locator('option').first().waitFor({ state: 'attached' });
  await games.selectOption({ index: (await games.locator('option').count()) - 1 });
  await person.presses('Find people to play with', open(person));
}

/** Waits until the person sits, and until the address shows the code, which takes the place of the table's id. */
async function sitsAtTable(person: Traveller): Promise<void> {
  await person.page.waitForURL(/\/t\/[0-9A-Z]{6}$/u);
  await person.page.getByRole('main').waitFor();
}

journey(
  site,
  'two strangers find each other, one leaves for good, a third takes the seat of a bot',
  'desktop',
  async ({ person }) => {
    const anna = await person('Anna', {}, server.url);
    const otho = await person('Otho', {}, server.url);
    const titus = await person('Titus', {}, server.url);

    // Whoever changes their mind sits nowhere.
    await seeks(titus);
    await titus.sees('Looking for people …');
    await titus.looksAround('the search for people');
    await titus.presses('Stop looking');
    await titus.page
      .getByRole('button', { name: titus.wholly('Find people to play with') })
      .waitFor();

    await seeks(anna);
    await seeks(otho);
    await Promise.all([sitsAtTable(anna), sitsAtTable(otho)]);
    expect(anna.page.url()).toBe(otho.page.url());
    await anna.sees(/Otho/u);
    await otho.sees(/Anna/u);

    // The hall of a third shows the table, as it is.
    const row = open(titus).getByRole('listitem').first();
    await row.waitFor();
    expect(await row.innerText()).toContain('Anna, Otho');
    await titus.looksAround('the list of open tables');

    await leaves(otho);
    await expect.poll(async () => row.innerText()).not.toContain('Otho');
    // Whoever has no name is led to the field for it.
    await titus.writes('', 'Your name at the table');
    const sit = titus.page.getByRole('button', { name: /Anna/u }).first();
    await sit.click();
    const name = open(titus).getByRole('textbox');
    await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true);
    await name.fill('Titus');
    await sit.click();
    await sitsAtTable(titus);
    expect(titus.page.url()).toBe(anna.page.url());
    await anna.sees(/Titus/u);

    // Whoever owns the table closes it to others, and nobody finds it any more.
    await otho.opens('/');
    const shown = open(otho).getByRole('listitem').filter({ hasText: 'Anna, Titus' });
    await shown.waitFor();
    await anna.presses('Log, chat and table');
    await anna.presses('Table');
    await anna.page
      .getByRole('switch', { name: anna.wholly('In the hall of this server') })
      .press(' ');
    await anna.looksAround('the table’s page of its panel');
    await shown.waitFor({ state: 'detached' });
  },
);

async function leaves(person: Traveller): Promise<void> {
  await person.presses('Log, chat and table');
  await person.presses('Table');
  await person.presses('Leave the seat');
  await person.presses('Really leave?');
}
