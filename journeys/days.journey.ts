import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { defined } from '@lusoria/core';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { join } from '@lusoria/testing/people/client.ts';
import { joinEvent } from '@lusoria/testing/people/event.ts';
import { botPlayer, play, QUICK } from '@lusoria/testing/people/play.ts';
import { openMailServer } from '@lusoria/testing/server/mail-server.ts';
import { openServer, type TestServer } from '@lusoria/testing/server/server.ts';
import { afterAll, beforeAll, expect } from 'vitest';

const HOUR_MS = 60 * 60 * 1000;
/** Hours that have passed at the server. */
let passed = 0;

const site = useSite();
let dataDir = '';
let server: TestServer;
let mails: Awaited<ReturnType<typeof openMailServer>>;
/** Where links in e-mails lead, behind a proxy that the test has not. */
const PUBLIC = 'https://cards.example';
async function starts(port?: number): Promise<void> {
  const now = (): number => Date.now() + passed * HOUR_MS;
  const mail = { smtp: mails.url, from: 'table@cards.example' };
  server = await openServer(undefined, PUBLIC, port, { dataDir, mail }, { now });
}
beforeAll(async () => {
  mails = await openMailServer();
  dataDir = await mkdtemp(joinPath(tmpdir(), 'lusoria-days-'));
  await starts();
});
afterAll(async () => {
  await server.close();
  await mails.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The server is stopped, and started again hours later. */
async function sleepsFor(hours: number): Promise<void> {
  const port = Number(new URL(server.url).port);
  await server.close();
  passed += hours;
  await starts(port);
}

/** Plays in the hand of a person who knows the game, until it is somebody else's turn. */
async function moves(one: Traveller, code: string): Promise<void> {
  const token = await one.page.evaluate(() => localStorage.getItem('lusoria.token'));
  const client = await join(server.url, { token });
  const table = await client.open(code);
  const player = await botPlayer('uniform', one.name);
  const mine = (): boolean => {
    const { seat, round } = client.table(table).view;
    return seat !== null && (round?.play?.must.includes(seat) ?? true);
  };
  await client.until(mine, 'a turn');
  await play(client, table, player, () => !mine());
  await client.close();
}

const TERMS =
  'Nobody is replaced by a bot. When somebody’s time is up or they leave, the round is broken off, and only what counted so far counts.';

const EVENT_TERMS =
  'Nobody is replaced by a bot. When somebody’s time is up or they leave, the round ends at their table, and only what counted so far counts.';

const turns = ({ page }: Traveller) => page.locator('a.turn');

journey(
  site,
  'two play by the day: the table waits over nights and restarts, says whose turn it is, and ends when time is up',
  'phone',
  async ({ person }) => {
    const anna = await person('Anna', {}, server.url);
    await anna.opens('/');
    await anna.presses(new RegExp(`^(?:${anna.partly('With friends').source}).*is`, 'u'));
    await anna.presses('by the day');
    await anna.sees(TERMS);
    await anna.looksAround('a new table by the day');
    await anna.presses('Open the table');
    await anna.sees('Who is playing?');
    await anna.page.waitForURL(/\/t\/[0-9A-Z]{6}$/u);
    const code = defined(/\/t\/(\w+)/u.exec(anna.page.url())?.[1]);
    await anna.sees('Everybody has a day for a move and comes by when they like.');
    await anna.looksAround('the waiting room of a table by the day');

    const otho = await person('Otho', {}, server.url);
    await otho.opens(`/t/${code}`);
    await otho.sees(TERMS);
    await otho.presses('Sit here');
    await anna.sees(/Otho/u);
    const owner = await join(server.url, {
      token: await anna.page.evaluate(() => localStorage.getItem('lusoria.token')),
    });
    const table = await owner.open(code);
    await owner.do(table, { do: 'options', options: QUICK });
    await owner.close();
    await anna.presses('Begin the game');
    await anna.sees('24 hours left');
    await anna.looksAround('a table by the day');
    // Both close their laptops.
    await anna.opens('/');
    await otho.opens('/');
    await expect
      .poll(async () => (await turns(anna).count()) + (await turns(otho).count()))
      .toBe(1);
    const waiting = (await turns(anna).count()) === 1 ? anna : otho;
    const other = waiting === anna ? otho : anna;
    await waiting.sees('24 hours left');
    await expect.poll(async () => waiting.page.title()).toContain('(1)');
    await moves(waiting, code);

    // The next day the table stands as it was, nobody has been replaced, and the other has four hours.
    await sleepsFor(20);
    await waiting.opens('/');
    await other.opens('/');
    await other.sees('4 hours left');
    expect(await other.page.title()).toContain('(1)');
    await other.looksAround('the hall on the next day');
    await other.presses(new RegExp(code, 'u'));
    await other.sees('4 hours left');
    await moves(other, code);
    await waiting.opens(`/t/${code}`);
    await waiting.sees('24 hours left');

    // Somebody forgets it.
    await waiting.opens('/');
    await sleepsFor(25);
    await other.opens(`/t/${code}`);
    await other.sees('The game was broken off.');
    await other.sees(new RegExp(waiting.name, 'u'), other.page.locator('.end .hero'));
    await other.looksAround('a round that is broken off');
    await waiting.opens(`/t/${code}`);
    await waiting.sees('Your time is up.', waiting.page.locator('.end .hero'));

    // They found a league, whose rounds are played by the day.
    await anna.opens('/evening');
    await anna.writes('Summer league', 'Name of the evening');
    await anna.presses('by the day');
    await anna.sees(EVENT_TERMS);
    await anna.looksAround('a new evening by the day');
    await anna.presses(/^is – ea – id/u);
    const league = await anna.page.locator('output.letters').innerText();
    await otho.opens(`/e/${league}`);
    await otho.sees(EVENT_TERMS);
    await otho.looksAround('the terms of a league');
    await otho.presses('Come in');
    await otho.sees('You are in. It will begin soon.');
    const livia = await join(server.url, { name: 'Livia' });
    await joinEvent(livia, league, 'Livia');
    await anna.sees('2 joined');
    await anna.page
      .getByRole('button', { name: anna.wholly('Game and rules') })
      .last()
      .click();
    await anna.sees('Time in days');
    await anna.page
      .getByRole('group', { name: anna.wholly('Time in days') })
      .getByRole('button', { name: '7', exact: true })
      .click();
    await anna.looksAround('the settings of a league');
    await anna.presses('Apply');
    await anna.page.getByRole('dialog').waitFor({ state: 'detached' });
    await anna.presses('Start all');
    await anna.sees('7 days left');
    await anna.sees('24 hours left');
    await anna.looksAround('a round by the day');
    await otho.opens('/');
    await otho.sees(/Summer league/u);
    await otho.looksAround('the hall with a league');
    await otho.presses(/Summer league/u);
    await otho.sees('7 days left');
    await otho.looksAround('a table of a league');
    // The bell tells who has not finished.
    await anna.presses('End the series');
    await anna.sees('Not finished yet');
    await anna.sees(/Otho/u, anna.page.getByRole('dialog'));
    await anna.looksAround('the bell of a league');
    await anna.presses('End it without points');
    await otho.sees('This series is over.');
    await livia.close();
  },
);

journey(
  site,
  'a notice says that it is my turn, and leads to the table; nobody is sent one unasked',
  'desktop',
  async ({ person }) => {
    const livia = await person('Livia', { keeps: true }, server.url);
    await livia.opens('/');
    const registration = await livia.page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      return active?.scriptURL;
    });
    expect(registration).toBe(`${server.url}/sw.js`);
    await livia.presses(new RegExp(`^(?:${livia.partly('With friends').source}).*is`, 'u'));
    await livia.presses('by the day');
    await livia.presses('Open the table');
    await livia.sees('Who is playing?');
    await livia.page.waitForURL(/\/t\/[0-9A-Z]{6}$/u);
    const code = livia.page.url().slice(-6);
    await livia.page
      .getByRole('button', { name: livia.wholly('Tell me when it is my turn') })
      .waitFor();
    await livia.looksAround('the way to notices');
    // The browser of the test shows none, and asks nobody.
    await livia.presses('Tell me when it is my turn');
    await livia.sees('This browser is told not to show notices. Its settings can change that.');
    await livia.looksAround('a browser without notices');

    // A friend sits down while Livia is away: the table waits for her to begin.
    const otho = await join(server.url, { name: 'Otho' });
    const table = await otho.open(code);
    await otho.do(table, { do: 'sit', seat: 1 });
    await otho.close();
    await livia.opens('/daily');
    await receivesPush(livia);
    await expect.poll(async () => pushed(livia)).toEqual([['Lusoria', 'Your turn']]);
    await livia.opens('/turn');
    await livia.page.waitForURL(`**/t/${code}`);
    await livia.sees('Who is playing?');

    // The same in her calendar, behind an address of her own, until she ends it.
    await livia.opens('/');
    await livia.presses('Reminders');
    await livia.presses('Make an address');
    await livia.sees('Calendar (iCalendar)');
    await livia.looksAround('the ways to be reminded');
    const feed = await livia.page.getByLabel(livia.wholly('Feed (Atom)')).inputValue();
    const path = new URL(feed).pathname;
    expect(await titlesOf(livia, path)).toEqual([expect.stringContaining(code)]);
    await livia.presses('End it');
    await livia.presses('Really end it?');
    await livia.sees('Make an address');
    expect(await titlesOf(livia, path)).toBeNull();

    // And by e-mail, once she has said yes in her mailbox.
    const address = `${code.toLowerCase()}@example.org`;
    await livia.writes(address, 'E-mail address');
    await livia.presses('Write to me');
    await livia.sees(new RegExp(address, 'u'));
    await livia.looksAround('an address that is asked');
    const letters = () => mails.received.filter(({ to }) => to.includes(address));
    await expect.poll(() => letters().length, { timeout: 60_000 }).toBe(1);
    const letter = defined(letters()[0]);
    const key = defined(
      /mail#(?:3D)?([0-9a-f]{40})/u.exec(letter.raw.replaceAll('=\r\n', ''))?.[1],
    );
    await livia.opens(`/mail#${key}`);
    await livia.presses('Yes, write to me');
    await livia.sees('This server writes to you when it is your turn at a table.');
    await livia.looksAround('an address that is confirmed');
    await livia.presses('No more e-mails');
    await livia.sees('No more e-mails will come.');
    await livia.reloads();
    await livia.sees('This link is no longer valid: the address is not written to.');
  },
);

/** Titles in a feed as the browser reads it; null: there is none any more. */
async function titlesOf({ page }: Traveller, path: string): Promise<unknown> {
  return page.evaluate(async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) return null;
    const feed = new DOMParser().parseFromString(await answer.text(), 'application/xml');
    return [...feed.querySelectorAll('entry > title, parsererror')].map((one) => one.textContent);
  }, path);
}

/** Notices that the service worker has asked the browser to show. */
async function pushed({ context }: Traveller): Promise<unknown> {
  return context.serviceWorkers()[0]?.evaluate('self.shown');
}

/** A push service delivers a message to the service worker. */
async function receivesPush({ page, context }: Traveller): Promise<void> {
  await context.serviceWorkers()[0]?.evaluate(`
    self.shown = [];
    const show = registration.showNotification.bind(registration);
    registration.showNotification = async (title, options) => {
      self.shown.push([title, options.body]);
      return show(title, options);
    };
  `);
  const cdp = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registration;
  const { origin } = new URL(server.url);
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: 'your-turn' });
}
