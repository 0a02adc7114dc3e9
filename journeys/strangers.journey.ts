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

/** Looks for somebody to play the first of the games with, in which people may talk; or the last, in which they may not. */
async function seeks(person: Traveller, which: 'first' | 'last' = 'last'): Promise<void> {
  await person.opens('/');
  const games = open(person).getByRole('combobox');
  await games.locator('option').first().waitFor({ state: 'attached' });
  const last = (await games.locator('option').count()) - 1;
  await games.selectOption({ index: which === 'first' ? 0 : last });
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
    // In this game nobody writes during a round: there is nothing to agree on.
    await anna.presses(/^Chat/u);
    await anna.sees('The chat is closed while you play. You can write again afterwards.');
    await anna.seesNo(/I would like to write/u);
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

journey(
  site,
  'two strangers react, write once both want to, and one is not paired with the other any more; a third watches',
  'desktop',
  async ({ person }) => {
    const livia = await person('Livia', {}, server.url);
    const gaius = await person('Gaius', {}, server.url);
    const clio = await person('Clio', {}, server.url);
    await seeks(livia, 'first');
    await seeks(gaius, 'first');
    await Promise.all([sitsAtTable(livia), sitsAtTable(gaius)]);
    const met = livia.page.url();
    expect(gaius.page.url()).toBe(met);

    // A word that everybody knows is allowed at once.
    await livia.presses('Log, chat and table');
    await gaius.presses('Log, chat and table');
    await livia.presses(/^Chat/u);
    await gaius.presses(/^Chat/u);
    await gaius.presses(/^Salvē!/u);
    await livia.page.getByText('Salvē!', { exact: true }).first().waitFor();
    await livia.sees(
      'You do not know each other: people write once everybody at the table wants to (0 of 2).',
    );
    await livia.looksAround('the chat of strangers');
    const field = (one: Traveller) =>
      one.page.getByRole('textbox', { name: one.wholly('Message') });
    await wantsToWrite(livia);
    await gaius.sees(
      'You do not know each other: people write once everybody at the table wants to (1 of 2).',
    );
    expect((await field(livia).count()) + (await field(gaius).count())).toBe(0);
    await wantsToWrite(gaius);
    await writes(livia, 'Unde venīs?');
    await gaius.sees(/Unde venīs\?/u);

    // Somebody else finds the table in the hall, and sees it without a hand.
    await clio.opens('/');
    const row = open(clio).getByRole('listitem').filter({ hasText: 'Livia' });
    await row.getByRole('link', { name: clio.partly('Watch') }).click();
    await clio.page.waitForURL(new URL(met).pathname);
    await clio.sees(/Livia/u);
    await clio.sees(/Gaius/u);
    await clio.sees('You are watching.');
    await clio.looksAround('a table that is watched');

    // Gaius no longer reads what Livia writes; whoever runs the server hears of it; and they are kept apart.
    await gaius.presses('Table');
    await gaius.presses('Hide messages');
    await gaius.presses(/^Chat/u);
    await gaius.seesNo(/Unde venīs\?/u, gaius.page.getByRole('log'));
    await gaius.presses('Table');
    await gaius.presses('Report');
    await gaius.looksAround('why somebody is reported');
    await gaius.presses('What they write');
    await gaius.sees('Reported. Thank you.');
    await gaius.presses('Block');
    await gaius.presses('Tap again to block');
    await gaius.sees('Livia is blocked: you will not meet at open tables any more.');
    await gaius.looksAround('somebody is blocked');
    await seeks(livia, 'first');
    await seeks(gaius, 'first');
    await Promise.all([sitsAtTable(livia), sitsAtTable(gaius)]);
    expect(gaius.page.url()).not.toBe(livia.page.url());
  },
);

async function wantsToWrite(one: Traveller): Promise<void> {
  await one.page.getByRole('switch', { name: one.partly('I would like to write') }).press(' ');
}

async function writes(one: Traveller, text: string): Promise<void> {
  await one.writes(text, 'Message');
  await one.presses('Send');
}
