import { expect, test } from 'vitest';
import { openTableServer } from './table-server.ts';
import { memoryStore } from '../memory.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import {
  gated,
  settled,
  type TestClient,
  testClient,
  testTable,
  testPorts,
} from '../testing/ports.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const BOT = { kind: 'bot', bot: 'plain' };

const tables = ({ said }: TestClient) => said.filter((message) => message.t === 'table');
const latest = (client: TestClient) => tables(client).at(-1);
const codeOf = (answer: ServerMessage | null) =>
  answer?.t === 'refused' ? answer.code : (answer?.t ?? null);

test('what was done is kept, then answered, then told to the others', async () => {
  const store = gated(memoryStore());
  const server = openTableServer(testPorts({ store }));
  const [actor, other] = [await testClient(server), await testClient(server)];
  const table = await testTable(actor, [ME, OPEN]);
  await other.ask({ t: 'open', table, seen: null });
  const before = [actor.said.length, other.said.length];
  expect(await actor.does(table, { do: 'say', text: 'avē' }, 'hello')).toBeNull();
  expect([actor.said.length, other.said.length]).toEqual(before);
  store.open();
  await settled();
  expect(actor.said.slice(before[0]).map(({ t }) => t)).toEqual(['done', 'table']);
  expect(other.said.slice(before[1]).map(({ t }) => t)).toEqual(['table']);
});

test('commands on one connection are answered in their order, whatever has to be waited for', async () => {
  const store = gated(memoryStore());
  const server = openTableServer(testPorts({ store }));
  const client = await testClient(server);
  const table = await testTable(client, [ME, OPEN]);
  const say = (id: string) =>
    JSON.stringify({ t: 'do', id, table, seen: 1, command: { do: 'say', text: id } });
  client.connection.receive(say('one'));
  client.connection.receive(JSON.stringify({ t: 'ping' }));
  client.connection.receive(say('two'));
  client.connection.refuse(say('three'), 'too-fast');
  const before = client.said.length;
  for (let i = 0; i < 3; i += 1) {
    await settled();
    store.open();
  }
  await client.connection.settled();
  const answers = client.said.slice(before).filter(({ t }) => t !== 'table');
  expect(answers).toMatchObject([
    { t: 'done', id: 'one' },
    { t: 'pong' },
    { t: 'done', id: 'two' },
    { t: 'refused', id: 'three', code: 'too-fast' },
  ]);
});

test('two servers over one store agree: one wins, the other reads what it missed', async () => {
  const store = memoryStore();
  const [one, two] = [
    testPorts({ store }),
    testPorts({ store, randomBytes: (n) => new Uint8Array(n) }),
  ];
  const [here, there] = [openTableServer(one), openTableServer(two)];
  const anna = await testClient(here);
  const table = await testTable(anna, [ME, OPEN]);
  const brutus = await testClient(there);
  await brutus.ask({ t: 'open', table, seen: null });
  expect(codeOf(await brutus.does(table, { do: 'sit', seat: 1 }))).toBe('done');
  // The first server has not received it, and finds out when it appends.
  const answers = [
    await anna.does(table, { do: 'say', text: 'prīma' }, 'same'),
    await brutus.does(table, { do: 'say', text: 'secunda' }),
    await anna.does(table, { do: 'start' }),
  ];
  expect(answers.map(codeOf)).toEqual(['done', 'done', 'done']);
  expect(one.notices.some(({ kind }) => kind === 'resync')).toBe(true);
  expect(latest(anna)?.view.seats[1]).toMatchObject({ kind: 'person', person: brutus.person() });
  await brutus.does(table, { do: 'say', text: 'tertia' });
  const log = await store.entries(table, 0);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  for (const client of [anna, brutus]) {
    const told = tables(client).reduce<readonly number[]>(
      (seqs, { from, entries }) => [...seqs.slice(0, from), ...entries.map(({ seq }) => seq)],
      [],
    );
    // The first server will receive the last entry when it next appends.
    expect(told).toEqual(log.map(({ seq }) => seq).slice(0, client === anna ? -1 : undefined));
  }
});

test('a command that another server has carried out is answered as it was there', async () => {
  const store = memoryStore();
  const [here, there] = [
    openTableServer(testPorts({ store })),
    openTableServer(testPorts({ store })),
  ];
  const client = await testClient(here);
  const table = await testTable(client, [ME, OPEN]);
  const [welcome] = client.said;
  const token = welcome?.t === 'welcome' ? welcome.token : null;
  const again = await testClient(there, token);
  await again.ask({ t: 'open', table, seen: null });
  const first = await client.does(table, { do: 'say', text: 'semel' }, 'once');
  expect(await again.does(table, { do: 'say', text: 'semel' }, 'once')).toEqual(first);
  // And its watchers have been told.
  expect(latest(again)?.seq).toBe(2);
});

test('a repeated command is answered as it was, though it could not be done any more', async () => {
  const server = openTableServer(testPorts());
  const client = await testClient(server);
  const table = await testTable(client, [ME, BOT]);
  const first = await client.does(table, { do: 'start' }, 'go');
  expect(codeOf(first)).toBe('done');
  expect(codeOf(await client.does(table, { do: 'start' }))).toBe('not-now');
  expect(await client.does(table, { do: 'start' }, 'go')).toEqual(first);
});

test('connections that see the same get the same message', async () => {
  const server = openTableServer(testPorts());
  const clients = [await testClient(server), await testClient(server), await testClient(server)];
  const [host, one, two] = clients;
  if (!host || !one || !two) throw new Error('nobody');
  const table = await testTable(host, [ME, OPEN]);
  for (const client of [one, two]) await client.ask({ t: 'open', table, seen: null });
  await host.does(table, { do: 'say', text: 'avēte' });
  expect(latest(one)).toBe(latest(two));
  expect(latest(one)).not.toBe(latest(host));
});

test.each([
  ['fails', async () => Promise.reject(new Error('no idea')), 'no idea'],
  ['does what cannot be done', async () => ({ type: 'fly' }), 'bad-action'],
  ['does nothing when it must', async () => null, 'nothing to do'],
])('a bot that %s does not hold up the table', async (_, think, why) => {
  const ports = testPorts({ think });
  const server = openTableServer(ports);
  const client = await testClient(server);
  const table = await testTable(client, [ME, BOT]);
  await client.does(table, { do: 'start' });
  await ports.pass(3000);
  for (let i = 0; i < 3; i += 1) {
    await client.does(table, { do: 'act', action: { type: 'draw' } });
    await client.does(table, { do: 'act', action: { type: 'pass' } });
    await ports.pass(100);
  }
  const steps = tables(client)
    .flatMap(({ entries }) => entries.flatMap(({ events }) => events))
    .filter((event) => event.type === 'step' && event.actor === 'bot');
  expect(steps.length).toBeGreaterThan(2);
  const failed = ports.notices.filter((notice) => notice.kind === 'bot-failed');
  expect(failed.some((notice) => notice.why.includes(why))).toBe(true);
  expect(failed.length).toBe(steps.length);
});

test('a bot that declines is asked again only when there is something new to think about', async () => {
  let asked = 0;
  const ports = testPorts({
    think: async () => {
      asked += 1;
      return null;
    },
  });
  const server = openTableServer(ports);
  const [host, guest] = [await testClient(server), await testClient(server)];
  const table = await testTable(host, [ME, OPEN, BOT]);
  await guest.ask({ t: 'open', table, seen: null });
  await guest.does(table, { do: 'sit', seat: 1 });
  await host.does(table, { do: 'start' });
  await ports.pass(3000);
  // A person on turn lays as seldom as they draw; the bot may object to a lay only.
  const people = [host, guest];
  for (let i = 0; i < 20; i += 1) {
    const view = latest(host)?.view.round?.play;
    const seat = view?.must[0] ?? 0;
    const client = people[seat];
    if (!client) break;
    const own: unknown = latest(client)?.view.round?.play?.view;
    const hand: unknown = typeof own === 'object' && own && 'hand' in own ? own.hand : null;
    const card: unknown = Array.isArray(hand) ? hand[0] : null;
    await client.does(table, { do: 'act', action: { type: 'lay', card } });
    await ports.pass(10);
    if (latest(host)?.view.round?.play?.may.includes(2)) break;
  }
  const before = asked;
  await ports.pass(60_000);
  expect(asked - before).toBe(0);
  // Chat is nothing new for a bot.
  await host.does(table, { do: 'say', text: 'quid nunc?' });
  await ports.pass(60_000);
  expect(asked - before).toBe(0);
  await host.does(table, { do: 'pause', on: true });
  await host.does(table, { do: 'pause', on: false });
  await ports.pass(60_000);
  expect(asked - before).toBe(1);
});

test('what the store could not keep is refused, and the table tries again by itself', async () => {
  const memory = memoryStore();
  let broken = false;
  const store = {
    ...memory,
    append: async (...args: Parameters<typeof memory.append>) => {
      if (broken) throw new Error('the disk is full');
      return memory.append(...args);
    },
  };
  const ports = testPorts({ store });
  const server = openTableServer(ports);
  const client = await testClient(server);
  const table = await testTable(client, [ME, BOT]);
  await client.does(table, { do: 'start' });
  broken = true;
  expect(codeOf(await client.does(table, { do: 'say', text: 'valē' }, 'bye'))).toBe('try-again');
  await ports.pass(10_000);
  expect(latest(client)?.view.round?.play).toBeNull();
  broken = false;
  await ports.pass(2000);
  expect(latest(client)?.view.round?.play).not.toBeNull();
  expect(codeOf(await client.does(table, { do: 'say', text: 'salvē' }, 'bye'))).toBe('done');
});

test('whoever arrives while nothing can be kept is told to try again, like everybody else', async () => {
  const store = {
    ...memoryStore(),
    addPerson: async () => Promise.reject(new Error('the disk is full')),
  };
  const said: unknown[] = [];
  const connection = openTableServer(testPorts({ store })).connect((message) => said.push(message));
  connection.receive(JSON.stringify({ t: 'hello', v: 3, token: null, name: 'Livia' }));
  await connection.settled();
  expect(said).toMatchObject([{ t: 'refused', id: null, code: 'try-again' }]);
});

test('a table that nobody looks at leaves memory, and comes back as it was', async () => {
  const ports = testPorts();
  const server = openTableServer(ports);
  const client = await testClient(server);
  const table = await testTable(client, [ME, OPEN]);
  const shown = latest(client)?.view;
  await ports.pass(300_000);
  expect(server.counts()).toEqual({ tables: 1, connections: 1, people: 1 });
  await client.ask({ t: 'close', table });
  client.connection.receive(JSON.stringify({ t: 'close', table }));
  await ports.pass(150_000);
  expect(server.counts().tables).toBe(0);
  await client.ask({ t: 'open', table, seen: 1 });
  expect(latest(client)).toMatchObject({ from: 1, seq: 1, entries: [], view: shown });
  client.connection.close();
  await ports.pass(150_000);
  expect(server.counts()).toEqual({ tables: 0, connections: 0, people: 0 });
});

test('whose time is up is substituted at that moment, and the others see it', async () => {
  const ports = testPorts();
  const client = await testClient(openTableServer(ports));
  const table = await testTable(client, [ME, BOT, BOT], { pace: 0, clock: 'tournament' });
  await client.does(table, { do: 'start' });
  // Three seconds for contributions, then twenty and two minutes for the first move; bots take no
  // time.
  await ports.pass(142_000);
  expect(latest(client)?.view.seats[0]).toMatchObject({ kind: 'person' });
  await ports.pass(2000);
  const { person } = client;
  expect(latest(client)?.view.seats[0]).toMatchObject({ kind: 'bot', substituteFor: person() });
  await client.does(table, { do: 'sit', seat: 0 });
  expect(latest(client)?.view.seats[0]).toMatchObject({ kind: 'person', person: person() });
});

test('what was due while no server was there happens when there is one again, though nobody looks', async () => {
  const { store } = testPorts();
  const before = testPorts({ store });
  const server = openTableServer(before);
  const client = await testClient(server);
  const table = await testTable(client, [ME, BOT, BOT], { pace: 0, clock: 'tournament' });
  await client.does(table, { do: 'start' });
  await before.pass(5000);
  server.stop();
  const after = testPorts({ store });
  const again = openTableServer(after);
  await after.pass(200_000);
  const log = await store.entries(table, 0);
  const late = log.flatMap(({ events }) => events).filter(({ type }) => type === 'late');
  expect(late).toEqual([{ type: 'late', seat: 0, person: client.person() }]);
  // All have left: nothing is due for days, and the table is not in memory.
  await after.pass(200_000);
  expect(again.counts().tables).toBe(0);
  // Days in which a server looks every few seconds take long.
  again.stop();
  await after.pass(10 * 24 * 3_600_000);
  openTableServer(after);
  await after.pass(200_000);
  expect((await store.entries(table, 0)).at(-1)?.events[0]).toEqual({ type: 'closed' });
});

test('a table that is no longer in the store is gone for those who watch it', async () => {
  const ports = testPorts();
  const server = openTableServer(ports);
  const client = await testClient(server);
  const table = await testTable(client, [ME, OPEN]);
  server.evict(await ports.store.sweep(ports.now() + 1, ports.now()));
  expect(client.said.at(-1)).toEqual({ t: 'gone', table, code: 'no-such-table' });
  expect(codeOf(await client.does(table, { do: 'start' }))).toBe('no-such-table');
  expect(server.counts().tables).toBe(0);
});

test('when the server stops, its tables do nothing by themselves any more', async () => {
  const ports = testPorts();
  const server = openTableServer(ports);
  const client = await testClient(server);
  const table = await testTable(client, [ME, BOT]);
  await client.does(table, { do: 'start' });
  const before = client.said.length;
  server.stop();
  await ports.pass(3_600_000);
  expect(client.said.length).toBe(before);
});

test('what could not be done is answered with the id of what was asked', async () => {
  const store = memoryStore();
  const server = openTableServer(
    testPorts({ store: { ...store, find: async () => Promise.reject(new Error('busy')) } }),
  );
  const client = await testClient(server);
  const answer = await client.ask({ t: 'open', table: 'ABCDEF', seen: null });
  expect(answer).toMatchObject({ t: 'refused', code: 'try-again' });
});

test('of what the store has not answered nobody says whether it was done; asking again tells', async () => {
  const store = memoryStore();
  let answer: 'lost' | 'late' | null = null;
  const slow: typeof store = {
    ...store,
    async append(...given) {
      if (answer !== 'late') {
        const appended = await store.append(...given);
        return answer === 'lost' ? { kind: 'unknown' } : appended;
      }
      return { kind: 'unknown' };
    },
  };
  const server = openTableServer(testPorts({ store: slow }));
  const client = await testClient(server);
  const table = await testTable(client, [ME, OPEN]);
  const say = async (id: string) => client.does(table, { do: 'say', text: id }, id);
  answer = 'lost';
  expect(await say('one')).toMatchObject({ t: 'refused', code: 'unknown' });
  answer = 'late';
  expect(await say('two')).toMatchObject({ t: 'refused', code: 'unknown' });
  answer = null;
  expect(await say('two')).toMatchObject({ t: 'done', seq: 3 });
  expect(await say('one')).toMatchObject({ t: 'done', seq: 2 });
  expect((await store.entries(table, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  // And everybody has been sent both.
  expect(tables(client).flatMap(({ entries }) => entries.map(({ seq }) => seq))).toEqual([1, 2, 3]);
});

test.each([-7_200_000, 7_200_000])(
  'bots and clocks go on when the clock of the next server is off by %s ms',
  async (step) => {
    const { store } = testPorts();
    const before = testPorts({ store });
    const server = openTableServer(before);
    const client = await testClient(server);
    const table = await testTable(client, [ME, BOT, BOT], { pace: 1000, clock: 'tournament' });
    await client.does(table, { do: 'start' });
    await before.pass(3000);
    server.stop();
    const inner = testPorts({ store });
    const after = { ...inner, now: () => inner.now() + 4000 + step };
    const again = openTableServer(after);
    const back = await testClient(again);
    const length = async () => (await store.entries(table, 0)).length;
    const then = await length();
    // Opening the table loads it into memory; bots move and time runs, however the clock was set.
    await back.ask({ t: 'open', table, seen: null });
    const shown = latest(back);
    const untils = (shown?.view.round?.play?.clocks ?? []).flatMap(({ until }) => until ?? []);
    for (const until of untils) expect(until - (shown?.now ?? 0)).toBeLessThan(200_000);
    await inner.pass(200_000);
    expect(await length()).toBeGreaterThan(then);
  },
);
