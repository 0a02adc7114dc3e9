import { connect as connectTo } from 'node:net';
import { memoryStore } from '@lusoria/table';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { type OpenStore, withoutLoss } from '../store/open-store.ts';
import { codeOf, join } from '@lusoria/testing/people/client.ts';
import { testServer } from '../testing/test-server.ts';
import { codeOfTable, makeTable } from '@lusoria/testing/people/play.ts';
import { adminFiguresSchema } from './admin-figures.ts';
import { newKey } from './admin-key.ts';

async function said(answer: Response): Promise<readonly [number, string]> {
  return [answer.status, await answer.text()];
}

async function asked(url: string, authorization?: string): Promise<Response> {
  return fetch(`${url}/api/admin`, authorization ? { headers: { authorization } } : {});
}

test('the figures are for whoever has the key, and nobody else', async () => {
  const { url, adminKey } = await testServer();
  expect(adminKey).toMatch(/^[a-z2-9]{20}$/);
  const wrong = [
    undefined,
    'Bearer',
    `Bearer ${adminKey}x`,
    `Bearer ${adminKey.slice(1)}`,
    adminKey,
  ];
  for (const header of [...wrong, `Basic ${adminKey}`, `Bearer ${newKey()}`, 'Bearer ']) {
    const answer = await asked(url, header);
    expect({ header, status: answer.status }).toEqual({ header, status: 401 });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await answer.json()).toEqual({ code: 'wrong-key' });
  }
  const right = await asked(url, `Bearer ${adminKey}`);
  expect(right.status).toBe(200);
  expect(right.headers.get('cache-control')).toBe('no-store');
  expect(v.is(adminFiguresSchema, await right.json())).toBe(true);
});

test('so are the metrics, unless they are opened', async () => {
  const { url, adminKey } = await testServer({ openMetrics: false });
  const metrics = `${url}/metrics`;
  expect((await fetch(metrics)).status).toBe(401);
  const headers = { authorization: `Bearer ${adminKey}` };
  expect(await (await fetch(metrics, { headers })).text()).toContain('lusoria_connections 0');
});

test('every start has a key of its own, unless one is given', async () => {
  const given = 'a-key-of-my.own~_1234';
  const { url, adminKey } = await testServer({ adminKey: given });
  expect(adminKey).toBe(given);
  expect((await asked(url, `Bearer ${given}`)).status).toBe(200);
  const keys = Array.from({ length: 50 }, newKey);
  expect(new Set(keys).size).toBe(50);
  await expect(testServer({ adminKey: 'short' })).rejects.toThrow('adminKey');
});

test('a key is carried by a header and not by the beginning of one', async () => {
  const { url, adminKey } = await testServer();
  const statusOf = async (header: string) => (await asked(url, header)).status;
  expect(await statusOf(`bearer  ${adminKey}`)).toBe(200);
  expect(await statusOf(`Bearer ${adminKey} more`)).toBe(401);
  expect(await statusOf(`Bearer${adminKey}`)).toBe(401);
});

test('the figures tell what is going on, and neither names nor chat nor codes', async () => {
  const { url, adminKey, port } = await testServer();
  const anna = await join(url, { name: 'Annabella' });
  const ben = await join(url, { name: 'Benedictus' });
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }]);
  await ben.open(codeOfTable(anna, table));
  expect(codeOf(await anna.do(table, { do: 'say', text: 'sēcrētum' }))).toBe('done');
  expect(codeOf(await anna.do(table, { do: 'next' }))).toBe('not-now');
  await ben.until(() => ben.table(table).seq === 2);
  const text = await (await asked(url, `Bearer ${adminKey}`)).text();
  const figures = v.parse(adminFiguresSchema, JSON.parse(text));
  expect(figures).toMatchObject({
    tables: 1,
    people: 2,
    connections: 2,
    moves: 1,
    bots: { waiting: 0, thinking: 0, answer: null, failed: 0 },
    refused: { 'not-now': 1 },
    limited: { message: 0, connection: 0 },
    resyncs: 0,
    failures: 0,
    nodes: 'alone',
    addresses: [`http://127.0.0.1:${port}`],
  });
  expect(figures.commit?.p50).toBeGreaterThan(0);
  expect(figures.delivery?.p99).toBeGreaterThanOrEqual(figures.commit?.p99 ?? 0);
  expect(figures.startedAt).toBeLessThanOrEqual(figures.now);
  const secrets = [
    'Annabella',
    'Benedictus',
    'sēcrētum',
    codeOfTable(anna, table),
    adminKey,
    table,
  ];
  for (const secret of [...secrets, anna.token(), anna.person()])
    expect(text).not.toContain(secret);
});

test('a store that cannot be written, or only after long, makes the server not ready', async () => {
  let probe: OpenStore['probe'] = async () => undefined;
  const store = async () => ({ ...withoutLoss(memoryStore()), probe: async () => probe() });
  const { url } = await testServer({}, { store });
  const ready = async () => said(await fetch(`${url}/readyz`));
  const no = [503, '{"code":"not-ready"}'];
  const yes = [200, '{"status":"ready"}'];
  expect(await ready()).toEqual(yes);
  probe = async () => Promise.reject(new Error('the disk is full'));
  await expect.poll(ready).toEqual(no);
  probe = async () => new Promise(() => undefined);
  await expect.poll(ready).toEqual(no);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  probe = async () => undefined;
  await expect.poll(ready).toEqual(yes);
});

test('while it stops a server is alive and not ready, and lets no line in', async () => {
  const running = await testServer();
  const { url, port } = running;
  // An idle connection holds up the shutdown for a moment.
  const deaf = connectTo(port, '127.0.0.1');
  onTestFinished(() => void deaf.destroy());
  deaf.write(
    [
      'GET /ws HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      '\r\n',
    ].join('\r\n'),
  );
  await new Promise((resolve) => deaf.once('data', resolve));
  const closed = running.close();
  expect(await said(await fetch(`${url}/readyz`))).toEqual([503, '{"code":"not-ready"}']);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await expect(join(url)).rejects.toThrow('HTTP 503');
  await closed;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
});
