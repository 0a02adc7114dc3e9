import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { defined } from '@lusoria/core';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { join } from '@lusoria/testing/people/client.ts';
import { botPlayer, play, QUICK } from '@lusoria/testing/people/play.ts';
import { openServer, type TestServer } from '@lusoria/testing/server/server.ts';
import { afterAll, beforeAll, expect } from 'vitest';

const HOUR_MS = 60 * 60 * 1000;
/** Hours that have passed at the server. */
let passed = 0;

const site = useSite();
let dataDir = '';
let server: TestServer;
async function starts(port?: number): Promise<void> {
  const now = (): number => Date.now() + passed * HOUR_MS;
  server = await openServer(undefined, undefined, port, { dataDir }, { now });
}
beforeAll(async () => {
  dataDir = await mkdtemp(joinPath(tmpdir(), 'lusoria-days-'));
  await starts();
});
afterAll(async () => {
  await server.close();
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
    await livia.sees('This browser is told not to show notices.');
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
  },
);

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
