import { STANDARD } from '@lusoria/table';
import { type Client, codeOf, join } from '@lusoria/testing/people/client.ts';
import {
  botPlayer,
  codeOfTable,
  makeTable,
  play,
  PLAYED,
  QUICK,
} from '@lusoria/testing/people/play.ts';
import { expect, test } from 'vitest';
import { claimsOf, openBrowser, openPushService } from '../testing/push-service.ts';
import { NO_LIMITS, temporaryFolder, testServer } from '../testing/test-server.ts';

const HOUR = 60 * 60 * 1000;
const MINUTE = 60_000;
const ZONE = 'Europe/Berlin';
const PATIENCE = { timeout: 60_000 };
const BY_DAY = { ...STANDARD, pace: 0, clock: 'day', substitute: false } as const;

/** A clock that stands at an hour of a winter's day in Berlin, and runs from there. */
function clockAt(hour: number) {
  const clock = { ahead: Date.UTC(2026, 0, 12, hour - 1) - Date.now() };
  return { clock, now: () => Date.now() + clock.ahead };
}

/** Two people at a table by the day, each with a browser that has subscribed. */
async function twoByDay(url: string, origin: string) {
  const people = await Promise.all(['Anna', 'Otho'].map(async (name) => join(url, { name })));
  const [anna, otho] = people;
  if (!anna || !otho) throw new Error('nobody is there');
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }], {
    options: QUICK,
    settings: BY_DAY,
  });
  await otho.open(codeOfTable(anna, table));
  expect(codeOf(await otho.do(table, { do: 'sit', seat: 1 }))).toBe('done');
  const seats = await Promise.all(
    people.map(async (client, i) => {
      const browser = openBrowser(`${origin}/send/${i}`, ZONE);
      const told = { t: 'subscribe', ...browser.subscription };
      expect(codeOf(await client.ask(told))).toBe('done');
      return { client, browser, player: await botPlayer(PLAYED.bot, `seat ${i}`) };
    }),
  );
  const isTurn = (client: Client): boolean => {
    const { view } = client.table(table);
    return view.seat !== null && (view.round?.play?.must.includes(view.seat) ?? false);
  };
  /** Who is waited for now, once the cards are dealt. */
  const awaited = async () => {
    await anna.until(() => anna.table(table).view.round?.play, 'the deal');
    const seat = anna.table(table).view.round?.play?.must[0] ?? 0;
    const one = seats[seat];
    if (!one) throw new Error('nobody is waited for');
    await one.client.until(() => isTurn(one.client), 'a turn');
    const move = async (): Promise<void> => {
      await play(one.client, table, one.player, () => !isTurn(one.client));
      const { seq } = one.client.table(table);
      await anna.until(() => anna.table(table).seq >= seq, 'the move');
    };
    return { ...one, seat, path: `/send/${seat}`, move };
  };
  expect(codeOf(await anna.do(table, { do: 'start' }))).toBe('done');
  for (const { client, player } of seats)
    await play(
      client,
      table,
      player,
      ({ round, seat }) => Boolean(round?.play) || !round?.awaited.includes(seat ?? -1),
    );
  return { anna, awaited };
}

test('whoever is waited for is told so, by day, encrypted for their browser, and nothing else', async () => {
  const service = await openPushService();
  const { clock, now } = clockAt(12);
  const config = { limits: NO_LIMITS, pushServices: [service.origin] };
  const { url } = await testServer(config, { now });
  const { anna, awaited } = await twoByDay(url, service.origin);
  const key = await anna.ask({ t: 'push-key' });
  if (key.t !== 'push-key') throw new Error(key.t);

  const first = await awaited();
  // They act within a minute: nobody need tell them. The other is away.
  await first.move();
  const second = await awaited();
  clock.ahead += 2 * MINUTE;
  await expect.poll(() => service.pushed.length, PATIENCE).toBe(1);
  const [message] = service.pushed;
  if (!message) throw new Error('nothing came');
  expect(message.path).toBe(second.path);
  expect(second.browser.read(message.body)).toBe('your-turn');
  expect(() => first.browser.read(message.body)).toThrow(/authenticate/u);
  expect(claimsOf(message.headers['authorization'], key.key)).toMatchObject({
    aud: service.origin,
  });
  expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'your-turn' });
  const said = JSON.stringify([message.path, message.headers]);
  for (const secret of ['Anna', 'Otho', anna.person()]) expect(said).not.toContain(secret);

  // At night they are left in peace, until the morning.
  clock.ahead += 11 * HOUR;
  await second.move();
  const third = await awaited();
  clock.ahead += 2 * MINUTE;
  // A browser in another zone, where it is day, is told meanwhile.
  const elsewhere = openBrowser(`${service.origin}/send/elsewhere`, 'America/Los_Angeles');
  await third.client.ask({ t: 'subscribe', ...elsewhere.subscription });
  await third.move();
  const fourth = await awaited();
  await fourth.move();
  await awaited();
  clock.ahead += 2 * MINUTE;
  await expect.poll(() => service.pushed.length, PATIENCE).toBe(2);
  expect(service.pushed[1]?.path).toBe('/send/elsewhere');
  clock.ahead += 8 * HOUR;
  await expect.poll(() => service.pushed.length, PATIENCE).toBe(3);
  expect(service.pushed[2]?.path).toBe(third.path);
});

test('subscriptions and the key survive a restart; a subscription that is gone is removed', async () => {
  const service = await openPushService();
  const { clock, now } = clockAt(9);
  const config = {
    limits: NO_LIMITS,
    pushServices: [service.origin],
    database: 'sqlite',
    dataDir: temporaryFolder(),
  };
  const before = await testServer(config, { now });
  const { anna, awaited } = await twoByDay(before.url, service.origin);
  const key = await anna.ask({ t: 'push-key' });
  const { client, path } = await awaited();
  const token = client.token();
  await before.close();

  const { url } = await testServer(config, { now });
  const again = await join(url, { token });
  expect(await again.ask({ t: 'push-key' })).toMatchObject(
    key.t === 'push-key' ? { key: key.key } : {},
  );
  service.status = 503;
  clock.ahead += 2 * MINUTE;
  await expect.poll(() => service.pushed.length, PATIENCE).toBe(1);
  // Tried again later, as the service asks; then it says that the browser is gone.
  service.status = 410;
  clock.ahead += 20 * MINUTE;
  await expect.poll(() => service.pushed.map((one) => one.path), PATIENCE).toEqual([path, path]);
});

test('endpoints of strangers lead nowhere else, and the operator can switch notices off', async () => {
  const { url } = await testServer({ limits: NO_LIMITS });
  const client = await join(url, { name: 'Anna' });
  const subscribe = async (endpoint: string, zone = ZONE) =>
    codeOf(await client.ask({ t: 'subscribe', ...openBrowser(endpoint, zone).subscription }));
  expect(await subscribe('http://169.254.169.254/latest')).toBe('unknown-push-service');
  expect(await subscribe(`${url}/admin`)).toBe('unknown-push-service');
  expect(await subscribe('ftp://fcm.googleapis.com/')).toBe('bad-message');
  expect(await subscribe(`https://fcm.googleapis.com/${'x'.repeat(700)}`)).toBe('bad-message');
  expect(await subscribe('https://fcm.googleapis.com/x', 'Nowhere/City')).toBe('bad-message');
  expect(await subscribe('https://fcm.googleapis.com/x')).toBe('done');
  const off = await testServer({ push: false });
  const there = await join(off.url, { name: 'Anna' });
  expect(codeOf(await there.ask({ t: 'push-key' }))).toBe('push-off');
  const { subscription } = openBrowser('https://fcm.googleapis.com/x', ZONE);
  expect(codeOf(await there.ask({ t: 'subscribe', ...subscription }))).toBe('push-off');
});
