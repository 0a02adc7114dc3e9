import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { defined } from '@lusoria/core';
import { claimsOf, openBrowser, openPushService } from '@lusoria/server/testing/push-service.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { codeOf, join } from '@lusoria/testing/people/client.ts';
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
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
/** Where links in e-mails lead, behind a proxy that the test has not. */
const PUBLIC = 'https://cards.example';
/** Push services that the operator trusts besides those of the browsers. */
let pushServices: string[] = [];
const now = (): number => Date.now() + passed * HOUR_MS;
async function starts(port?: number): Promise<void> {
  const mail = { smtp: mails.url, from: 'table@cards.example' };
  server = await openServer(undefined, PUBLIC, port, { dataDir, mail, pushServices }, { now });
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

/** The server sleeps until noon: at night nobody is told anything. */
async function sleepsUntilNoon(): Promise<void> {
  await sleepsFor((36 - new Date(now()).getHours()) % 24);
}

async function tokenOf({ page }: Traveller): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('lusoria.token'));
}

/** Plays in the hand of a person who knows the game, until it is somebody else's turn. */
async function moves(one: Traveller, code: string): Promise<void> {
  const token = await tokenOf(one);
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

/** Plays at the table of an event in the hand of a person, as long as it is their turn. */
async function movesIn(event: string, token: string | null): Promise<void> {
  const client = await join(server.url, { token });
  const answer = await client.ask({ t: 'tables' });
  if (answer.t !== 'tables') throw new Error(answer.t);
  const own = defined(answer.tables.find((one) => one.event?.code === event));
  const table = await client.open(own.table);
  const player = await botPlayer('uniform', event);
  await play(client, table, player, ({ seat, round }) => {
    return !(round?.play?.must.includes(seat ?? -1) ?? false);
  });
  await client.close();
}

const TERMS =
  'Nobody is replaced by a bot. When somebody’s time is up or they leave, the round is broken off, and only what counted so far counts.';

const EVENT_TERMS =
  'Nobody is replaced by a bot. When somebody’s time is up or they leave, the round ends at their table, and only what counted so far counts.';

const KEPT_OF_MAIL =
  'Whoever wants e-mails about their turns gives this server their e-mail address; nobody else is asked for it. Nothing more is written to it until they have said yes in their mailbox. Without this yes the address goes after two days, otherwise with one press or with their data.';

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
  },
);

journey(
  site,
  'a league plays a round for a week by the day, over restarts, until its time is up by itself',
  'phone',
  async ({ person }) => {
    const anna = await person('Anna', {}, server.url);
    const otho = await person('Otho', {}, server.url);
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
    // The bell would tell who has not finished.
    await anna.presses('End the series');
    await anna.sees('Not finished yet');
    await anna.sees(/Otho/u, anna.page.getByRole('dialog'));
    await anna.looksAround('the bell of a league');
    await anna.page.keyboard.press('Escape');
    await anna.page.getByRole('dialog').waitFor({ state: 'detached' });

    // Six days go by, each with a night in which the server is down; both move when it is their turn.
    const players = [await tokenOf(otho), livia.token()];
    await livia.close();
    for (let day = 1; day <= 6; day += 1) {
      for (const token of players) await movesIn(league, token);
      await sleepsFor(23);
    }
    for (const token of players) await movesIn(league, token);
    await otho.opens(`/e/${league}`);
    await sleepsFor(23);
    await otho.sees('7 hours left');
    await sleepsFor(7);
    await otho.sees('This series is over.');
    await otho.looksAround('a league whose week is over');
    await anna.looksAround('a round whose week is over');
  },
);

journey(
  site,
  'a notice says that it is my turn, and leads to the table; nobody is sent one unasked',
  'desktop',
  async ({ person }) => {
    const service = await openPushService();
    pushServices = [service.origin];
    await sleepsUntilNoon();
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

    // A friend sits down while Livia is away: the table waits for her to begin. Her browser's push service is told.
    const browser = openBrowser(`${service.origin}/send/livia`, ZONE);
    const device = await join(server.url, { token: await tokenOf(livia) });
    expect(codeOf(await device.ask({ t: 'subscribe', ...browser.subscription }))).toBe('done');
    const vapid = await device.ask({ t: 'push-key' });
    if (vapid.t !== 'push-key') throw new Error(vapid.t);
    await device.close();
    const otho = await join(server.url, { name: 'Otho' });
    const table = await otho.open(code);
    await otho.do(table, { do: 'sit', seat: 1 });
    await otho.close();
    await livia.opens('/daily');
    await sleepsFor(1);
    await expect.poll(() => service.pushed.length, { timeout: 60_000 }).toBe(1);
    const message = defined(service.pushed[0]);
    expect(message.path).toBe('/send/livia');
    expect(claimsOf(message.headers['authorization'], vapid.key)).toMatchObject({
      aud: service.origin,
    });
    // What only she can read goes on to her service worker, as her browser's push service does it.
    await receivesPush(livia, browser.read(message.body));
    await expect.poll(async () => pushed(livia)).toEqual([[['Lusoria', 'Your turn']], 1]);
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
    // She is waited for: the letter says so, and leads there.
    await expect.poll(() => letters().length, { timeout: 60_000 }).toBe(2);
    expect(defined(letters()[1]).raw.replaceAll('=\r\n', '')).toContain(`${PUBLIC}/t/${code}`);
    await livia.presses('No more e-mails');
    await livia.sees('No more e-mails will come.');
    await livia.reloads();
    await livia.sees('This link is no longer valid: the address is not written to.');
    await livia.opens('/privacy');
    await livia.sees(KEPT_OF_MAIL);
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

/** Notices that the service worker has asked the browser to show, and how often it has marked the icon. */
async function pushed({ context }: Traveller): Promise<unknown> {
  return context.serviceWorkers()[0]?.evaluate('[self.shown, self.marks]');
}

/** The browser's push service delivers a message to the service worker. */
async function receivesPush({ page, context }: Traveller, data: string): Promise<void> {
  // This browser has no place where it shows notices: what it is asked for is kept.
  await context.serviceWorkers()[0]?.evaluate(`
    self.shown = [];
    self.marks = 0;
    registration.showNotification = async (title, { body }) => void self.shown.push([title, body]);
    navigator.setAppBadge = async () => void (self.marks += 1);
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
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}
