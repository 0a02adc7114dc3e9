import { join } from '@lusoria/testing/people/client.ts';
import { codeOfTable, makeTable, PLAYED } from '@lusoria/testing/people/play.ts';
import { memoryStore } from '@lusoria/table';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { RunningServer } from '../serve.ts';
import { withoutLoss } from '../store/open-store.ts';
import { testServer, temporaryFolder } from '../testing/test-server.ts';
import { openHistory } from './history.ts';
import { type Act, type Overview, overviewSchema } from './schema.ts';

async function asked(server: RunningServer, path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${server.adminKey}` };
  return fetch(`${server.url}/api/admin/${path}`, { headers, ...init });
}

async function overview(server: RunningServer): Promise<Overview> {
  return v.parse(overviewSchema, await (await asked(server, 'overview')).json());
}

/** Status and code of the server's answer. */
async function does(server: RunningServer, act: Act | object): Promise<readonly [number, string]> {
  const answer = await asked(server, 'act', { method: 'POST', body: JSON.stringify(act) });
  const { code } = v.parse(v.object({ code: v.string() }), await answer.json());
  return [answer.status, code];
}

const DONE = [200, 'done'];

test('nobody acts without the key, nor says what is no act', async () => {
  const server = await testServer();
  const body = JSON.stringify({ do: 'message', text: 'Hello' });
  for (const headers of [{}, { authorization: 'Bearer wrong' }]) {
    for (const [path, method] of [
      ['act', 'POST'],
      ['overview', 'GET'],
    ] as const) {
      const init = { headers, method, ...(method === 'POST' && { body }) };
      expect((await asked(server, path, init)).status).toBe(401);
    }
  }
  for (const act of [
    {},
    { do: 'dance' },
    { do: 'end' },
    { do: 'ban', of: 'cat', who: 'x', minutes: 1 },
    { do: 'ban', of: 'person', who: 'x', minutes: 0 },
    { do: 'ban', of: 'person', who: 'x', minutes: 1e9 },
    { do: 'message', text: 'x'.repeat(401) },
    { do: 'limits', limits: { connections: 0 } },
    { do: 'limits', limits: { secrets: 1 } },
  ]) {
    expect(await does(server, act)).toEqual([400, 'bad-request']);
  }
  const large = await asked(server, 'act', { method: 'POST', body: 'x'.repeat(20_000) });
  expect(large.status).toBe(413);
  expect((await overview(server)).deeds).toEqual([]);
});

test('whoever goes on guessing the key is not heard any more, with the right one neither', async () => {
  const server = await testServer({ limits: { guessesAtOnce: 3, guessesAnHour: 3 } });
  const wrong = { headers: { authorization: 'Bearer wrong' } };
  expect((await asked(server, 'overview', wrong)).status).toBe(401);
  await expect.poll(async () => (await asked(server, 'overview', wrong)).status).toBe(429);
  expect((await asked(server, 'overview')).status).toBe(429);
});

test('whoever is banned does not come back as a bot of their own', async () => {
  const server = await testServer();
  const anna = await join(server.url, { name: 'Anna' });
  const made = await anna.ask({ t: 'create-bot', name: 'Anna again' });
  if (made.t !== 'bot') throw new Error(made.t);
  const bot = await join(server.url, { token: made.token });
  const act = { do: 'ban', of: 'person', who: anna.person(), minutes: 5, reason: 'conduct' };
  expect(await does(server, act)).toEqual(DONE);
  expect(await anna.closed).toBe(1008);
  expect(await bot.closed).toBe(1008);
  const again = await fetch(`${server.url}/api/bot/tables`, {
    headers: { authorization: `Bearer ${made.token}` },
  });
  expect(again.status).toBe(403);
});

test('a table is listed, ended and deleted, and everybody there is told', async () => {
  const server = await testServer();
  const anna = await join(server.url, { name: 'Anna' });
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }]);
  const [listed] = (await overview(server)).tables;
  expect(listed).toMatchObject({
    id: table,
    code: codeOfTable(anna, table),
    live: { phase: 'lobby', rounds: 0, watching: 1, people: [{ id: anna.person(), name: 'Anna' }] },
  });
  expect(await does(server, { do: 'end', table })).toEqual(DONE);
  await anna.until(() => anna.table(table).view.phase === 'over');
  expect(await does(server, { do: 'end', table })).toEqual([409, 'not-now']);
  expect(await does(server, { do: 'remove', table })).toEqual(DONE);
  await anna.until(() =>
    anna.messages.some((message) => message.t === 'gone' && message.table === table),
  );
  expect(await does(server, { do: 'remove', table })).toEqual([409, 'no-such-table']);
  expect(await does(server, { do: 'end', table })).toEqual([409, 'no-such-table']);
  const { tables, deeds } = await overview(server);
  expect(tables).toEqual([]);
  expect(deeds.map(({ act, what }) => [act, what])).toEqual([
    ['remove', table],
    ['end', table],
  ]);
});

test('what a person reports waits for the operator, with what was said, until it is settled', async () => {
  const server = await testServer({ lobby: true });
  const [anna, ben] = [
    await join(server.url, { name: 'Anna' }),
    await join(server.url, { name: 'Ben' }),
  ];
  const table = await makeTable(ben, [{ kind: 'me' }, { kind: 'open' }]);
  await anna.open(codeOfTable(ben, table));
  await anna.do(table, { do: 'sit', seat: 1 });
  await ben.do(table, { do: 'say', text: 'Stulta!' });
  expect((await overview(server)).reports).toEqual([]);
  const report = { t: 'report', table, person: ben.person(), reason: 'chat' };
  expect(await anna.ask(report)).toMatchObject({ t: 'done' });
  const [waiting, ...more] = (await overview(server)).reports;
  expect(more).toEqual([]);
  const about = { table, person: ben.person(), by: anna.person() };
  expect(waiting).toMatchObject({ ...about, name: 'Ben', reason: 'chat', texts: ['Stulta!'] });
  // Another report is another thing.
  expect(await does(server, { do: 'settle', ...about, by: ben.person() })).toEqual(DONE);
  expect((await overview(server)).reports).toHaveLength(1);
  expect(await does(server, { do: 'settle', ...about })).toEqual(DONE);
  const { reports, deeds } = await overview(server);
  expect(reports).toEqual([]);
  expect(deeds[0]).toMatchObject({ act: 'settle', what: table });
});

test('an event is ended, so that nobody comes in any more, and deleted with its tables', async () => {
  const server = await testServer();
  const anna = await join(server.url, { name: 'Anna' });
  const settings = {
    size: 4,
    draw: 'lot',
    bot: PLAYED.bot,
    shared: false,
    next: 'players',
    score: 'points',
    minutes: null,
    clock: 'none',
    open: true,
    names: true,
  };
  const made = await anna.ask({
    t: 'event',
    request: {
      ask: 'create',
      kind: 'class',
      title: 'VII',
      game: PLAYED.game,
      options: {},
      settings,
    },
  });
  expect(made.t).toBe('event-answer');
  const [event] = (await overview(server)).tables;
  expect(event?.game).toBe('event');
  const id = event?.id ?? '';
  const ben = await join(server.url, { name: 'Ben' });
  const comes = { ask: 'do', event: id, command: { do: 'join', name: 'Ben' } };
  expect(await does(server, { do: 'end', table: id })).toEqual(DONE);
  expect(await ben.ask({ t: 'event', request: comes })).toMatchObject({ code: 'event-locked' });
  expect(await does(server, { do: 'end', table: id })).toEqual([409, 'not-now']);
  expect(await does(server, { do: 'remove', table: id })).toEqual(DONE);
  expect(await does(server, { do: 'end', table: id })).toEqual([409, 'no-such-event']);
  expect((await overview(server)).tables).toEqual([]);
});

test('who is banned is told why and until when, and does not come in again until it is lifted', async () => {
  const server = await testServer();
  const anna = await join(server.url, { name: 'Anna' });
  const ban = {
    do: 'ban',
    of: 'person',
    who: anna.person(),
    minutes: 10,
    reason: 'conduct',
  } as const;
  const soon = Date.now() + 9 * 60_000;
  const [visitor] = (await overview(server)).visitors;
  expect(visitor).toEqual({ address: '127.0.0.1', connections: 1, people: [anna.person()] });
  expect(await does(server, ban)).toEqual(DONE);
  expect(await anna.closed).toBe(1008);
  const told = anna.messages.find((message) => message.t === 'refused');
  expect(told).toMatchObject({ id: null, code: 'banned', params: { reason: 'conduct' } });
  expect(told?.t === 'refused' && Number(told.params['until'])).toBeGreaterThan(soon);
  await expect(join(server.url, { token: anna.token() })).rejects.toThrow('banned');
  // Another person at the same address does.
  const ben = await join(server.url, { name: 'Ben' });
  expect(await does(server, { do: 'lift', of: 'person', who: anna.person() })).toEqual(DONE);
  await (await join(server.url, { token: anna.token() })).close();

  const address = { of: 'address', who: '127.0.0.1' } as const;
  expect(await does(server, { do: 'ban', ...address, minutes: 10 })).toEqual(DONE);
  expect(await ben.closed).toBe(1008);
  expect(ben.messages.at(-1)).toMatchObject({ code: 'banned', params: { reason: 'none' } });
  await expect(join(server.url)).rejects.toThrow('banned');
  const bot = await fetch(`${server.url}/api/bot`, { headers: { authorization: 'Bearer x' } });
  expect([bot.status, await bot.json()]).toMatchObject([403, { code: 'banned' }]);
  expect((await overview(server)).bans).toMatchObject([address]);
  expect(await does(server, { do: 'lift', ...address })).toEqual(DONE);
  await join(server.url);
});

test('what was said, banned and limited outlives a restart, and a ban ends by itself', async () => {
  const store = memoryStore();
  let now = Date.now();
  const open = async () =>
    testServer({}, { store: async () => withoutLoss(store), now: () => now });
  const before = await open();
  await does(before, { do: 'message', text: '  Closed on Friday  ' });
  await does(before, { do: 'limits', limits: { addressConnections: 1 } });
  await does(before, { do: 'ban', of: 'address', who: '192.0.2.9', minutes: 5 });
  await before.close();
  const after = await open();
  const info = v.parse(
    v.object({ message: v.string() }),
    await (await fetch(`${after.url}/api/info`)).json(),
  );
  expect(info.message).toBe('Closed on Friday');
  const { limits, bans, deeds } = await overview(after);
  expect(limits).toMatchObject({ addressConnections: 1, connections: 5000 });
  expect(bans).toHaveLength(1);
  expect(deeds).toHaveLength(3);
  const anna = await join(after.url);
  await expect(join(after.url)).rejects.toThrow('429');
  now += 6 * 60_000;
  expect((await overview(after)).bans).toEqual([]);
  await does(after, { do: 'limits', limits: {} });
  await join(after.url);
  await anna.close();
});

test('the figures of a day are there after a restart; older ones, and damaged ones, are not', async () => {
  const store = memoryStore();
  let now = Date.UTC(2026, 0, 1);
  let moves = 0;
  const counted = (): Parameters<typeof openHistory>[2] extends () => infer C ? C : never => ({
    tables: 1,
    people: 2,
    connections: 3,
    moves,
    commit: { p50: 1, p99: 2 },
    delivery: null,
    bots: { waiting: 0, thinking: 0, answer: null, failed: 0 },
    refused: {},
    limited: {},
    resyncs: 0,
    failures: 0,
    memory: 0,
    loop: { active: 0, idle: 0 },
  });
  const errors: unknown[] = [];
  const open = async () =>
    openHistory(
      store,
      'figures',
      counted,
      () => now,
      (error) => errors.push(error),
    );
  const before = await open();
  moves = 7;
  before.take();
  now += 60_000;
  moves = 9;
  before.take();
  await before.stop();
  moves = 0;
  const after = await open();
  expect(after.samples().map((sample) => sample.moves)).toEqual([7, 2]);
  now += 24 * 60 * 60_000 - 30_000;
  after.take();
  expect(after.samples().map((sample) => sample.moves)).toEqual([2, 0]);
  await after.stop();
  expect(errors).toEqual([]);
  await store.saveSetting('figures', '{"no":');
  const damaged = await open();
  expect(damaged.samples()).toEqual([]);
  expect(errors).toHaveLength(1);
  await damaged.stop();
});

test('everything that was done is kept in a file, too', async () => {
  const dataDir = temporaryFolder();
  const before = await testServer({ database: 'sqlite', dataDir });
  await does(before, { do: 'message', text: 'Salvēte' });
  await before.close();
  const after = await testServer({ database: 'sqlite', dataDir });
  expect((await overview(after)).message).toBe('Salvēte');
});
