import { memoryStore, MESSAGE_BYTES, PROTOCOL, type Store } from '@lusoria/table';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { type Client, codeOf, connect, join } from '@lusoria/testing/people/client.ts';
import { withoutLoss } from '../store/open-store.ts';
import { testServer, NO_LIMITS } from '../testing/test-server.ts';
import { makeTable, PLAYED } from '@lusoria/testing/people/play.ts';

const HELLO = { t: 'hello', v: PROTOCOL, token: null, name: null };
const SOLO = [{ kind: 'me' }, { kind: 'bot', bot: PLAYED.bot }];

test('whoever has not said hello can only ask for the time', async () => {
  const { url } = await testServer();
  const client = await connect(url);
  expect(await client.ask({ t: 'tables' })).toMatchObject({ t: 'refused', code: 'hello-first' });
  client.send({ t: 'ping' });
  await client.until(() => client.messages.find(({ t }) => t === 'pong'));
});

test('what cannot be read is refused with the place at fault, and the line goes on', async () => {
  const { url } = await testServer();
  const client = await join(url);
  const cases = [
    ['', null, ''],
    ['{', null, ''],
    ['null', null, ''],
    ['[]', null, 't'],
    ['{"t":"dance","id":"a"}', 'a', 't'],
    ['{"t":"create-transfer-code","id":7}', null, 'id'],
    ['{"t":"create-transfer-code","id":"not an id"}', 'not an id', 'id'],
    ['{"t":"create-transfer-code","id":"a","more":1}', 'a', 'more'],
    [JSON.stringify({ t: 'open', id: 'a', table: 'x', seen: -1 }), 'a', 'seen'],
    [JSON.stringify({ t: 'open', id: 'a', table: 'ABC\u0000', seen: null }), 'a', 'table'],
    [JSON.stringify({ t: 'export', id: 'a', table: 'x'.repeat(41) }), 'a', 'table'],
    [
      JSON.stringify({ t: 'do', id: 'a', table: 'x', seen: 0, command: { do: 'fly' } }),
      'a',
      'command.do',
    ],
    [`${'['.repeat(5000)}`, null, ''],
    [`${'['.repeat(5000)}${']'.repeat(5000)}`, null, ''],
    ['{"__proto__":{"t":"ping"},"id":"a"}', 'a', 't'],
    [JSON.stringify(HELLO), null, 't'],
  ] as const;
  for (const [text, id, path] of cases) {
    const before = client.messages.length;
    client.send(text);
    const answer = await client.until(() => client.messages[before]);
    const refused = { t: 'refused', id, code: 'bad-message', params: { path } };
    expect({ text, answer }).toEqual({ text, answer: refused });
  }
  expect(codeOf(await client.ask({ t: 'tables' }))).toBe('done');
});

test('another version of the protocol is refused', async () => {
  const { url } = await testServer();
  const client = await connect(url);
  client.send({ ...HELLO, v: PROTOCOL + 1 });
  const answer = await client.until(() => client.messages[0]);
  expect(answer).toMatchObject({ code: 'bad-message', params: { path: 'v' } });
});

test('a token that is not from here is refused', async () => {
  const { url } = await testServer();
  const client = await connect(url);
  client.send({ ...HELLO, token: 'ab'.repeat(32) });
  const answer = await client.until(() => client.messages[0]);
  expect(answer).toMatchObject({ t: 'refused', code: 'unknown-token' });
  client.send(HELLO);
  await client.until(() => client.messages.find(({ t }) => t === 'welcome'));
});

test('what is not there is refused', async () => {
  const { url } = await testServer();
  const client = await join(url);
  const command = { do: 'start' };
  const refusals = [
    [{ t: 'open', table: 'ABCDEF', seen: null }, 'no-such-table'],
    [{ t: 'open', table: '0'.repeat(20), seen: null }, 'no-such-table'],
    [{ t: 'export', table: 'nowhere' }, 'no-such-table'],
    [{ t: 'do', table: 'nowhere', seen: 0, command }, 'no-such-table'],
    [{ t: 'create', game: 'chess', options: {}, settings: {}, seats: SOLO }, 'no-such-game'],
    [{ t: 'create', game: PLAYED.game, options: 5, settings: {}, seats: SOLO }, 'bad-options'],
    [{ t: 'create', game: PLAYED.game, options: {}, settings: {}, seats: [] }, 'bad-seats'],
    [
      {
        t: 'create',
        game: PLAYED.game,
        options: {},
        settings: {},
        seats: [{ kind: 'me' }, { kind: 'bot', bot: 'x' }],
      },
      'no-such-bot',
    ],
    [
      {
        t: 'create',
        game: PLAYED.game,
        options: {},
        settings: {},
        seats: [{ kind: 'me' }, { kind: 'me' }],
      },
      'bad-seats',
    ],
    [{ t: 'redeem-transfer-code', code: 'ABCDEFGH' }, 'bad-code'],
    [{ t: 'rename', name: ' \u200b ' }, 'bad-name'],
  ] as const;
  for (const [message, code] of refusals) {
    expect({ message, code: codeOf(await client.ask(message)) }).toEqual({ message, code });
  }
});

test('what is too large is refused, what is far too large ends the line', async () => {
  const { url } = await testServer();
  const client = await join(url);
  const large = (bytes: number) => ({ t: 'rename', name: 'x'.repeat(bytes) });
  expect(codeOf(await client.ask(large(MESSAGE_BYTES), 'big'))).toBe('too-large');
  expect(codeOf(await client.ask({ t: 'tables' }))).toBe('done');
  client.send(large(5 * MESSAGE_BYTES));
  expect(await client.closed).toBe(1009);
});

test('whoever has no bytes left is not read, and so not refused, until there are some again', async () => {
  const { url } = await testServer({ limits: { bytesAtOnce: 4000, bytesAnHour: 3600 * 8000 } });
  const client = await join(url);
  const ask = async (id: string) => {
    client.send(`{"t":"tables","id":"${id}"${' '.repeat(3000)}}`);
    const answer = await client.until(() =>
      client.messages.find((one) => 'id' in one && one.id === id),
    );
    return answer.t === 'refused' ? answer.code : 'done';
  };
  expect(await ask('a')).toBe('done');
  expect(await ask('b')).toBe('too-fast');
  expect(await ask('c')).toBe('done');
});

test('what is not text is refused and ends the line', async () => {
  const { url } = await testServer();
  const ws = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  const said: string[] = [];
  ws.on('message', (data: Buffer) => said.push(data.toString()));
  ws.on('open', () => ws.send(Buffer.from(JSON.stringify(HELLO))));
  const code = await new Promise((resolve) => ws.on('close', resolve));
  expect(code).toBe(1003);
  expect(said).toEqual([
    JSON.stringify({ t: 'refused', id: null, code: 'bad-message', params: { path: '' } }),
  ]);
});

test('whoever says too much is refused, and sent away when it goes on', async () => {
  const { url } = await testServer({ limits: { messages: 1, messagesAtOnce: 5 } });
  const client = await join(url);
  const answers = await Promise.all(Array.from({ length: 10 }, () => client.ask({ t: 'tables' })));
  expect(answers.map(codeOf)).toEqual([
    ...Array.from({ length: 4 }, () => 'done'),
    ...Array.from({ length: 6 }, () => 'too-fast'),
  ]);
  for (let i = 0; i < 60; i += 1) client.send({ t: 'ping' });
  expect(await client.closed).toBe(1008);
  // All messages before the end were answered, however fast they came.
  expect(client.messages.filter(({ t }) => t === 'refused').length).toBeGreaterThanOrEqual(30);
});

test('so is an address that says too much on many lines', async () => {
  const { url } = await testServer({ limits: { addressMessages: 1, addressMessagesAtOnce: 8 } });
  const [one, two] = [await join(url), await join(url)];
  const ask = async () =>
    Promise.all([one, two].map(async (client) => client.ask({ t: 'tables' })));
  const answers = [...(await ask()), ...(await ask()), ...(await ask()), ...(await ask())];
  expect(answers.slice(0, 6).map(codeOf)).toEqual(Array.from({ length: 6 }, () => 'done'));
  expect(answers.slice(6).map(codeOf)).toEqual(['too-fast', 'too-fast']);
});

test('an address makes only so many people and tables', async () => {
  const { url } = await testServer({ limits: { peopleAnHour: 2, tablesAnHour: 2 } });
  const one = await join(url);
  await join(url);
  const third = await connect(url);
  third.send(HELLO);
  expect(await third.until(() => third.messages[0])).toMatchObject({ code: 'too-fast' });
  // A known client is not a new person.
  await join(url, { token: one.token() });
  const create = { t: 'create', game: PLAYED.game, options: {}, settings: {}, seats: SOLO };
  const answers = [
    await one.ask(create, 'a'),
    await one.ask(create, 'a'),
    await one.ask(create, 'b'),
    await one.ask(create, 'c'),
    await one.ask(create, 'b'),
  ];
  expect(answers.map(codeOf)).toEqual(['done', 'done', 'done', 'too-fast', 'done']);
});

test('only so many lines are let in, and as many again when others have gone', async () => {
  const { url } = await testServer({ limits: { addressConnections: 2 } });
  const [one] = [await join(url), await join(url)];
  await expect(connect(url)).rejects.toThrow('HTTP 429');
  await one.close();
  await expect.poll(async () => connect(url).then(() => true, String)).toBe(true);
});

test('those who say nothing take nobody’s place but that of others at their address', async () => {
  const { url } = await testServer({ limits: { strangers: 3 }, publicUrl: 'http://localhost' });
  const at = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
  const enter = async (): Promise<Client> => connect(url, at('10.0.0.1'));
  const silent = [await enter(), await enter(), await enter()];
  await expect(enter()).rejects.toThrow('HTTP 429');
  // An identified client is not a stranger any more.
  for (let n = 0; n < 4; n += 1) await join(url, at('10.0.0.2'));
  expect(await silent[0]?.closed).toBe(1006);
  const [, second] = silent;
  second?.send({ t: 'hello', v: 3, token: null, name: 'late' });
  await second?.until(() => second.messages.some(({ t }) => t === 'welcome'));
  await enter();
});

test('whoever says nothing is sent away', async () => {
  const { url } = await testServer({ limits: { helloSeconds: 1 } });
  const [silent, polite] = [await connect(url), await join(url)];
  expect(await silent.closed).toBe(1008);
  expect(codeOf(await polite.ask({ t: 'tables' }))).toBe('done');
});

test('whoever has said hello waits for the store for as long as it takes', async () => {
  const memory = memoryStore();
  const held = Promise.withResolvers<void>();
  const addPerson: Store['addPerson'] = async (...given) => {
    await held.promise;
    return memory.addPerson(...given);
  };
  const store = async () => withoutLoss({ ...memory, addPerson });
  const { url } = await testServer({ limits: { helloSeconds: 1 } }, { store });
  const waiting = await connect(url);
  waiting.send(HELLO);
  const later = await connect(url);
  expect(await later.closed).toBe(1008);
  held.resolve();
  await waiting.until(() => waiting.messages.some(({ t }) => t === 'welcome'));
});

test('a line whose other end is gone is ended', async () => {
  const { url } = await testServer({ limits: { heartbeatSeconds: 1 } });
  const alive = await join(url);
  const dead = new WebSocket(`${url.replace('http', 'ws')}/ws`, { autoPong: false });
  expect(await new Promise((resolve) => dead.on('close', resolve))).toBe(1006);
  expect(codeOf(await alive.ask({ t: 'tables' }))).toBe('done');
});

test('a client that does not read is not waited for', async () => {
  const { url } = await testServer({ limits: { ...NO_LIMITS, bufferedBytes: 100_000 } });
  const host = await join(url);
  const table = await makeTable(host, SOLO);
  const text = 'ā'.repeat(300);
  for (let i = 0; i < 300; i += 1) await host.do(table, { do: 'say', text });
  const deaf = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  await new Promise((resolve) => deaf.on('open', resolve));
  deaf.send(JSON.stringify(HELLO));
  await new Promise((resolve) => deaf.once('message', resolve));
  deaf.pause();
  const closed = new Promise((resolve) => deaf.on('close', resolve));
  for (let i = 0; i < 100; i += 1) {
    deaf.send(JSON.stringify({ t: 'open', id: `o${i}`, table, seen: null }));
  }
  await expect.poll(async () => metric(url, 'lusoria_connections_ended_total{why="slow"}')).toBe(1);
  deaf.resume();
  expect(await closed).toBe(1006);
  expect(codeOf(await host.do(table, { do: 'say', text }))).toBe('done');
});

test('what waits for all clients together has a bound: those who have most waiting are cut off', async () => {
  const { url } = await testServer({ limits: { ...NO_LIMITS, allBufferedBytes: 3_000_000 } });
  const host = await join(url);
  const table = await makeTable(host, SOLO);
  const text = 'ā'.repeat(300);
  for (let i = 0; i < 100; i += 1) await host.do(table, { do: 'say', text });
  const deaf = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const ws = new WebSocket(`${url.replace('http', 'ws')}/ws`);
      await new Promise((resolve) => ws.on('open', resolve));
      ws.send(JSON.stringify(HELLO));
      await new Promise((resolve) => ws.once('message', resolve));
      ws.pause();
      return ws;
    }),
  );
  // None alone exceeds its own buffer limit.
  for (const ws of deaf) {
    for (let i = 0; i < 300; i += 1) {
      ws.send(JSON.stringify({ t: 'open', id: `o${i}`, table, seen: null }));
    }
  }
  const ended = async () => metric(url, 'lusoria_connections_ended_total{why="slow"}');
  await expect.poll(ended).toBeGreaterThan(0);
  expect(codeOf(await host.do(table, { do: 'say', text }))).toBe('done');
  for (const ws of deaf) ws.terminate();
});

test('codes are not guessed: whoever has been wrong too often waits', async () => {
  const { url } = await testServer({
    limits: { ...NO_LIMITS, guessesAtOnce: 5, guessesAnHour: 1 },
  });
  const host = await join(url);
  const table = await makeTable(host, SOLO);
  await host.open(table);
  const { code } = host.table(table).view;
  const [one, two] = [await join(url), await join(url)];
  const open = async (client: typeof one, at: string) =>
    codeOf(await client.ask({ t: 'open', table: at, seen: null }));
  const redeem = { t: 'redeem-transfer-code', code: 'ABCDEFGH' };
  expect(await open(one, 'AAAAAA')).toBe('no-such-table');
  expect(codeOf(await one.ask(redeem))).toBe('bad-code');
  expect(await open(two, code)).toBe('done');
  expect(await open(two, 'AAAAAB')).toBe('no-such-table');
  expect(codeOf(await two.ask(redeem))).toBe('bad-code');
  expect(await open(one, 'AAAAAC')).toBe('too-fast');
  expect(codeOf(await two.ask(redeem))).toBe('too-fast');
  expect(await open(one, code)).toBe('too-fast');
  // Nobody guesses an id, and people at a table know it.
  expect(await open(one, table)).toBe('done');
});

test('pages of other origins are not let in, unless they are known', async () => {
  const { url, port } = await testServer({
    publicUrl: 'https://ludus.example/',
    origins: ['http://school.example:3000'],
  });
  const from = async (origin: string, headers: Record<string, string> = {}) =>
    connect(url, { headers: { Origin: origin, ...headers } }).then(() => 'in', String);
  expect(await from(url)).toBe('in');
  expect(await from(`http://localhost:${port}`, { Host: `localhost:${port}` })).toBe('in');
  expect(await from('https://ludus.example')).toBe('in');
  expect(await from('http://school.example:3000')).toBe('in');
  for (const origin of [
    'http://school.example',
    'https://school.example:3000',
    'http://ludus.example',
    'https://ludus.example.evil.example',
    'http://127.0.0.1',
    `http://localhost:${port}`,
    'null',
    'file://',
    'ludus.example',
  ]) {
    expect({ origin, got: await from(origin) }).toEqual({ origin, got: 'Error: HTTP 403' });
  }
});

test('a server for one machine does not listen to other names', async () => {
  const { url, port } = await testServer({ publicUrl: 'https://ludus.example' });
  const to = async (host: string) =>
    connect(url, { headers: { Host: host } }).then(() => 'in', String);
  expect(await to(`127.0.0.1:${port}`)).toBe('in');
  expect(await to(`localhost:${port}`)).toBe('in');
  expect(await to('ludus.example')).toBe('in');
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    '192.168.0.5',
    'localhost.evil.example',
  ]) {
    expect({ host, got: await to(host) }).toEqual({ host, got: 'Error: HTTP 421' });
  }
  const other = await testServer({ bindAddress: '0.0.0.0' });
  const there = async (host: string) =>
    connect(other.url, { headers: { Host: host } }).then(() => 'in', String);
  for (const host of ['school.local', 'school', '192.168.0.5:8080', '[fe80::1]', 'pc.fritz.box']) {
    expect({ host, got: await there(host) }).toEqual({ host, got: 'in' });
  }
  // A page elsewhere whose host name points here (DNS rebinding).
  for (const host of ['evil.example', '192.168.0.5.evil.example', 'local.evil.example']) {
    expect({ host, got: await there(host) }).toEqual({ host, got: 'Error: HTTP 421' });
  }
});

test('there is a line at one place only', async () => {
  const { url } = await testServer();
  await expect(connect(`${url}/api`)).rejects.toThrow('HTTP 404');
});

test('what was asked before the server stops is kept and answered, then lines end with 1001', async () => {
  const running = await testServer({ limits: NO_LIMITS });
  const client = await join(running.url);
  const table = await makeTable(client, SOLO);
  const said = Array.from({ length: 20 }, async () =>
    client.do(table, { do: 'say', text: 'valē' }),
  );
  client.send({ t: 'ping' });
  await client.until(() => client.messages.find(({ t }) => t === 'pong'));
  await running.close();
  expect(await client.closed).toBe(1001);
  expect((await Promise.all(said)).map(codeOf)).toEqual(Array.from({ length: 20 }, () => 'done'));
  await expect(connect(running.url)).rejects.toThrow(/ECONNREFUSED/);
});

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? 0);
}
