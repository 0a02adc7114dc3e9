import { defined } from '@lusoria/core';
import { virtualAuthenticator } from '@lusoria/testing/browser/authenticator.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { join } from '@lusoria/testing/people/client.ts';
import { botPlayer, play } from '@lusoria/testing/people/play.ts';
import { useServerOfDays } from '@lusoria/testing/server/days.ts';
import { expectInWindow } from '@lusoria/testing/sight/sight.ts';
import { expect } from 'vitest';

const site = useSite();
const server = useServerOfDays();

/** The deal of the Latin game, of today or of yesterday. */
function latin({ page }: Traveller, day: 'today' | 'yesterday') {
  return page
    .locator(`section[aria-labelledby=day-${day === 'today' ? 0 : 1}]`)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: /· is$/u }) });
}

async function streak({ page }: Traveller): Promise<string> {
  return page.locator('.streak').innerText();
}

/** Plays the round to its end, as somebody who knows every form. */
async function playsIt(one: Traveller, seed: string): Promise<void> {
  await one.page.locator('.hand button').first().waitFor();
  const token = await one.page.evaluate(() => localStorage.getItem('lusoria.token'));
  const client = await join(server.url, { token });
  const table = await client.open(defined(/\/t\/(\w+)/u.exec(one.page.url())?.[1]));
  await play(client, table, await botPlayer('uniform', seed), ({ phase }) => phase === 'over');
  await client.close();
}

/** Passkeys are valid for names, not for addresses of machines. */
const here = (url: string): string => url.replace('127.0.0.1', 'localhost');

/** The bot of the day plays when somebody wants to see how it did, and again where a busy machine has given it up. */
const SELDOM = { interval: 2000 };

/** Switches on the own strength, under the name that one has. */
async function isRated(one: Traveller): Promise<void> {
  await one.presses('Playing strength');
  await one.page.getByRole('switch', { name: one.partly('My strength on this server') }).press(' ');
  await one.sees(`Others see it as ${one.name}.`);
  await one.looksAround('the page of strengths');
}

journey(
  site,
  'two play the deal of the day, compare, and come back the next day',
  'phone',
  async ({ person }) => {
    const url = here(server.url);
    const livia = await person('Livia', {}, url);
    await livia.opens('/');
    await livia.presses(livia.partly('Deal of the day'));
    await livia.sees('Start your streak');
    await isRated(livia);
    await livia.goesBack();
    await livia.sees('Nobody has played yet.');
    await livia.looksAround('the deals of today');
    await livia.presses('Play', latin(livia, 'today'));
    await playsIt(livia, 'Livia');
    await livia.presses('To today’s list');
    await expect.poll(async () => streak(livia)).toContain('1');
    const result = latin(livia, 'today').locator('.result').filter({ hasText: /\d/u });
    await result.waitFor();
    await expectInWindow('back at the list of today', { result });
    await livia.looksAround('the list of today');

    // Whoever has not played sees who has, and no points.
    const otho = await person('Otho', {}, url);
    await otho.opens('/daily');
    await isRated(otho);
    await otho.opens('/daily');
    const row = latin(otho, 'today').getByRole('row').filter({ hasText: 'Livia' });
    await row.waitFor();
    expect(await row.innerText()).not.toMatch(/\d/u);
    await otho.presses('Play', latin(otho, 'today'));
    await playsIt(otho, 'Otho');
    await otho.presses('To today’s list');
    await expect.poll(async () => row.innerText()).toMatch(/\d/u);
    expect(
      await latin(otho, 'today')
        .getByRole('button', { name: otho.wholly('Play') })
        .count(),
    ).toBe(0);

    // A club's season takes the list.
    const stored = otho.page.waitForEvent('download');
    await otho.presses('List as CSV, also for a season', latin(otho, 'today'));
    const list = await (await stored).path();
    await otho.opens('/season');
    await otho.page.locator('input[type=file]').setInputFiles(list);
    await otho.sees(/Livia/u);
    await otho.looksAround('a season with a deal of the day');

    // The next day there are new deals, and yesterday's can be gone over.
    server.passes(1);
    await livia.opens('/daily');
    await expect.poll(async () => streak(livia)).toContain('1');
    await latin(livia, 'today')
      .getByRole('button', { name: livia.wholly('Play') })
      .waitFor();
    await livia.sees(/Otho/u);
    await livia.looksAround('the deals of the next day');

    // What both have played is counted now; more than that is not claimed.
    await livia.opens('/strength');
    await expect
      .poll(async () => {
        await livia.reloads();
        await livia.page.locator('.name-shown').waitFor();
        return livia.page.getByText(livia.wholly('Still little known')).count();
      }, SELDOM)
      .toBe(1);
    await livia.looksAround('a strength after one day');

    // A passkey finds name and strength again on another device.
    const phone = await virtualAuthenticator(livia.page);
    await livia.presses('Set up a passkey');
    await livia.sees('The passkey is set up.');
    await livia.looksAround('a name with a passkey');
    const tablet = await person('', {}, url);
    await tablet.opens('/strength');
    const keys = await virtualAuthenticator(tablet.page);
    await tablet.presses('Sign in with a passkey');
    await tablet.sees('That did not work, or was broken off. Nothing has changed.');
    await keys.syncFrom(phone);
    await tablet.presses('Sign in with a passkey');
    await tablet.sees('Welcome back, Livia.');
    await tablet.sees('Still little known');
    await otho.opens('/strength');
    const rated = otho.page.getByRole('switch', {
      name: otho.partly('My strength on this server'),
    });
    await rated.press(' ');
    await expect.poll(async () => rated.isChecked()).toBe(false);
    await otho.page.getByText(otho.wholly('Still little known')).waitFor({ state: 'detached' });
    await livia.opens('/daily');
    await latin(livia, 'yesterday')
      .getByRole('link', { name: livia.partly('Go over deal 1') })
      .click();
    await livia.page.waitForURL(/\/round\/1$/u);
    await livia.page.getByRole('main').waitFor();
    await livia.looksAround('the review of yesterday’s deal');
  },
);
