import { basename } from 'node:path';
import { defined } from '@lusoria/core';
import { virtualAuthenticator } from '@lusoria/testing/browser/authenticator.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { join } from '@lusoria/testing/people/client.ts';
import { dealOf, dealOfToday, playsDeal, pointsAt } from '@lusoria/testing/people/daily.ts';
import { botPlayer, type Player } from '@lusoria/testing/people/play.ts';
import { openServerOfDays } from '@lusoria/testing/server/days.ts';
import type { Locator } from 'playwright-core';
import { expectInWindow } from '@lusoria/testing/sight/sight.ts';
import * as v from 'valibot';
import { expect } from 'vitest';

const site = useSite();

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

const windowSchema = v.object({ window: v.object({ lay: v.number() }) });

/** Somebody who lays what may be laid, and lets pass at once what others lay: nobody has to wait for them. */
async function promptPlayer(seed: string): Promise<Player> {
  const player = await botPlayer('uniform', seed);
  return (view) => {
    const own = player(view);
    const play = view.round?.play;
    if (own || view.seat === null || !play?.may.includes(view.seat)) return own;
    const seen = v.safeParse(windowSchema, play.view);
    return seen.success
      ? { do: 'act', action: { type: 'go-on', lay: seen.output.window.lay } }
      : null;
  };
}

/** Plays the round to its end, as somebody who knows every form. @returns their points */
async function playsIt(one: Traveller, url: string): Promise<number> {
  await one.page.locator('.hand button').first().waitFor();
  const token = await one.page.evaluate(() => localStorage.getItem('lusoria.token'));
  const client = await join(url, { token });
  const table = await client.open(defined(/\/t\/(\w+)/u.exec(one.page.url())?.[1]));
  const points = await pointsAt(client, table, await promptPlayer(one.name));
  await client.close();
  return points;
}

/** Drops a file on the page, out of a folder of the device. */
async function drops({ page, context }: Traveller, file: string): Promise<void> {
  const cdp = await context.newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, x: 100, y: 100, data });
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
    const server = await openServerOfDays();
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
    await playsIt(livia, server.url);
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
    await playsIt(otho, server.url);
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
    const file = await stored;
    // A game has several deals on a day, which are told apart.
    expect(file.suggestedFilename()).toMatch(/ is \d{4}-\d\d-\d\d\.csv$/u);
    const list = await file.path();
    // The hall opens no files, and is not left for one that is dropped there; the season takes it, and counts it once.
    await otho.opens('/');
    await otho.page.getByRole('article').first().waitFor();
    await drops(otho, list);
    expect(new URL(otho.page.url()).pathname).toBe('/');
    await otho.opens('/season');
    await otho.sees('There are no results yet.');
    await drops(otho, list);
    await otho.sees(/Livia/u);
    await otho.page.locator('input[type=file]').setInputFiles(list);
    await otho.sees(`${basename(list)} was here already; the table now has it as in this file.`);
    expect(await otho.page.locator('tbody tr').count()).toBe(2);
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
      .getByRole('link', { name: livia.wholly('Go over deal 1') })
      .click();
    await livia.page.waitForURL(/\/round\/1$/u);
    await livia.page.getByRole('main').waitFor();
    await livia.looksAround('the review of yesterday’s deal');

    // So can that of the other one.
    await livia.goesBack();
    await latin(livia, 'yesterday').getByRole('link', { name: /^Otho/u }).click();
    await livia.page.waitForURL(/\/round\/1$/u);
    await livia.page.getByText('Otho').first().waitFor();
    await livia.looksAround('how the other one played');
  },
);

/** Names and points of a list as a person sees it, from the first place. */
async function rowsSeen(deal: Locator): Promise<readonly (readonly [string, number])[]> {
  const rows = await deal
    .getByRole('row')
    .filter({ has: deal.page().getByRole('rowheader') })
    .all();
  const named = rows.map(async (row) => {
    const name = await row.getByRole('rowheader').innerText();
    const points = await row.locator('.sum').innerText();
    return [
      name.replace(/ \(.*$/u, '').trim(),
      Number(points.replace('−', '-').replace(',', '.')),
    ] as const;
  });
  return Promise.all(named);
}

journey(
  site,
  'five people and three bots: the list is as they have played; the next day continues it, and a day that was missed stays outside',
  'desktop',
  async ({ person }) => {
    const server = await openServerOfDays();
    const url = here(server.url);
    const clio = await person('Clio', {}, url);
    await clio.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const points = new Map<string, number>();
    const program = async (name: string): Promise<void> => {
      const client = await join(server.url, { name });
      const { day } = await dealOfToday(client);
      points.set(name, await playsDeal(client, day, await promptPlayer(name)));
      await client.close();
    };
    const reader = async (one: Traveller): Promise<void> => {
      await one.opens('/daily');
      await one.presses('Play', latin(one, 'today'));
      points.set(one.name, await playsIt(one, server.url));
    };
    await Promise.all([
      ...['Gaius', 'Marcus', 'Paula'].map(program),
      ...[clio, await person('Titus', {}, url)].map(reader),
    ]);
    await clio.opens('/daily');
    const today = latin(clio, 'today');
    const list = today.getByRole('table', { name: clio.wholly('List') });
    await expect.poll(async () => (await rowsSeen(list)).length).toBe(5);
    const watcher = await join(server.url, { name: 'Nemo' });
    const { day, best, bots } = await dealOfToday(watcher);
    // The third one is the strongest, with which all are compared.
    expect(bots).toHaveLength(2);
    const rows = await rowsSeen(list);
    expect(new Map(rows)).toEqual(points);
    const ranked = rows.map(([, own]) => (best === 'most' ? -own : own));
    expect(ranked).toEqual(ranked.toSorted((a, b) => a - b));
    await clio.looksAround('a list of five');

    // What is copied tells the points, and nothing of the cards.
    await today
      .locator('.result')
      .filter({ hasText: /\d\D+\d\D+\d/u })
      .waitFor();
    const [own, field, engine] =
      (await today.locator('.result').innerText()).match(/−?\d+([.,]\d+)?/gu) ?? [];
    const name = await today.getByRole('heading').innerText();
    const date = await clio.page.locator('#day-0 .quiet').innerText();
    await clio.presses('Copy your result', today);
    await clio.sees('Copied');
    const [said = '', ...others] = (
      await clio.page.evaluate(async () => navigator.clipboard.readText())
    ).split('\n');
    expect(said).toMatch(
      clio.wholly(`${name}, ${date}: me ${own}, average ${field}, strongest bot ${engine}`),
    );
    expect(others).toEqual([`${url}/daily`]);

    // She comes back the next day; Otho plays what he has missed, which is not in its list.
    server.passes(1);
    const otho = await person('Otho', {}, url);
    await clio.opens('/daily');
    await otho.opens('/daily');
    await clio.presses('Play', today);
    await otho.presses('Play it now', latin(otho, 'yesterday'));
    for (const { page } of [clio, otho]) await page.locator('.hand button').first().waitFor();
    await clio.opens('/daily');
    await clio.sees('2 days in a row');
    await clio.looksAround('a streak');
    await otho.looksAround('a day that was missed');
    expect((await dealOf(watcher, day)).rows.map((row) => row.name).toSorted()).toEqual(
      [...points.keys()].toSorted(),
    );
    await watcher.close();

    // The table of a group, of names that this device keeps: how far they were ahead of the average.
    const mean = [...points.values()].reduce((sum, one) => sum + one, 0) / points.size;
    const ahead = (who: string) => (defined(points.get(who)) - mean) * (best === 'most' ? 1 : -1);
    await clio.page.getByText(clio.wholly('Your group')).click();
    await clio.writes('Paula\nGaius\nNemo', 'Names');
    await clio.chooses(/· is$/u, 'Deal');
    await clio.presses('Table of the last 30 days');
    const month = clio.page.getByRole('table', { name: clio.wholly('Table of the last 30 days') });
    await month.waitFor();
    await clio.looksAround('the table of a group');
    const sums = ['Paula', 'Gaius'].map((who) => [who, ahead(who)] as const);
    expect(await rowsSeen(month)).toEqual(
      sums.toSorted(([, a], [, b]) => b - a).map(([who, sum]) => [who, Number(sum.toFixed(1))]),
    );
  },
);
