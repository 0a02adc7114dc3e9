import { codeOf, join } from '@lusoria/testing/people/client.ts';
import { expect, test } from 'vitest';
import { clockAt, HOUR, MINUTE, PATIENCE, twoByDay, ZONE } from '../testing/by-day.ts';
import { claimsOf, openBrowser, openPushService } from '../testing/push-service.ts';
import { NO_LIMITS, temporaryFolder, testServer } from '../testing/test-server.ts';

/** Two people at a table by the day, each with a browser that has subscribed. */
async function twoWithBrowsers(url: string, origin: string) {
  return twoByDay(url, async (client, i) => {
    const path = `/send/${i}`;
    const browser = openBrowser(`${origin}${path}`, ZONE);
    const told = { t: 'subscribe', ...browser.subscription };
    expect(codeOf(await client.ask(told))).toBe('done');
    return { browser, path };
  });
}

test('whoever is waited for is told so, by day, encrypted for their browser, and nothing else', async () => {
  const service = await openPushService();
  const { clock, now } = clockAt(12);
  const config = { limits: NO_LIMITS, pushServices: [service.origin] };
  const { url } = await testServer(config, { now });
  const { anna, awaited } = await twoWithBrowsers(url, service.origin);
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
  expect(message.path).toBe(second.own.path);
  expect(second.own.browser.read(message.body)).toBe('your-turn');
  expect(() => first.own.browser.read(message.body)).toThrow(/authenticate/u);
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
  expect(service.pushed[2]?.path).toBe(third.own.path);
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
  const { anna, awaited } = await twoWithBrowsers(before.url, service.origin);
  const key = await anna.ask({ t: 'push-key' });
  const { client, own } = await awaited();
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
  await expect
    .poll(() => service.pushed.map((one) => one.path), PATIENCE)
    .toEqual([own.path, own.path]);
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
