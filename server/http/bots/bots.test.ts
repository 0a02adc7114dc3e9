import { connect, type Socket } from 'node:net';
import { pick, seeded } from '@lusoria/core';
import { MESSAGE_BYTES } from '@lusoria/table';
import { join } from '@lusoria/testing/people/client.ts';
import {
  acting,
  botPlayer,
  makeTable,
  play,
  PLAYED,
  QUICK,
  tireless,
} from '@lusoria/testing/people/play.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { testServer, NO_LIMITS } from '../../testing/test-server.ts';
import { httpBot } from '../../testing/http-bot.ts';
import { MAX_STREAMS } from './streams.ts';

const LIMITS = { limits: NO_LIMITS };
const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const doneSchema = v.strictObject({ seq: v.number(), table: v.optional(v.string()) });
const refusalSchema = v.strictObject({
  code: v.string(),
  params: v.record(v.string(), v.unknown()),
});

async function firstData(socket: Socket): Promise<string> {
  return new Promise((resolve) => socket.once('data', (data) => resolve(String(data))));
}

async function collected<T>(all: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const one of all) found.push(one);
  return found;
}

const doneIn = async (answer: Response) => v.parse(doneSchema, await answer.json());
const refusalIn = async (answer: Response): Promise<string> => {
  const { code } = v.parse(refusalSchema, await answer.json());
  return `${answer.status} ${code}`;
};

/** A table with a free seat, and a bot of its owner's. */
async function tableWithBot() {
  const { url } = await testServer(LIMITS);
  const host = await join(url, { name: 'Livia' });
  const bot = await httpBot(url, host);
  const table = await makeTable(host, [ME, OPEN]);
  return { url, host, bot, table };
}

/** The same, with the bot streaming the table and seated. */
async function seatedBot() {
  const at = await tableWithBot();
  const { host, bot, table } = at;
  const shown = await bot.stream(table);
  await bot.post(`/tables/${table}/do`, { id: 'sit', seen: 1, command: { do: 'sit', seat: 1 } });
  await host.until(() => host.table(table).view.seats[1]?.kind === 'person');
  return { ...at, shown };
}

describe('a bot over HTTP', () => {
  test('plays a match against somebody on a WebSocket, and every repeated request is done once', async () => {
    const { host, bot, table } = await tableWithBot();
    const { code } = host.table(table).view;
    const shown = await bot.stream(code);
    const sit = { id: 'sit', seen: 1, command: { do: 'sit', seat: 1 } };
    const first = await doneIn(await bot.post(`/tables/${code}/do`, sit));
    expect(await doneIn(await bot.post(`/tables/${table}/do`, sit))).toEqual(first);
    expect((await host.do(table, { do: 'start' })).t).toBe('done');
    const hosting = play(
      host,
      table,
      tireless(await botPlayer(PLAYED.bot, 'a')),
      ({ phase }) => phase === 'over',
    );
    const random = seeded('over http');
    let acted = 0;
    for await (const message of shown) {
      if (message.t !== 'table') continue;
      const { seq, view } = message;
      if (view.phase === 'over') break;
      // It knows nothing of the game: the server says what it may do.
      if (acting(view, () => null) === null) continue;
      const { seq: at, actions } = v.parse(
        v.strictObject({ seq: v.number(), actions: v.array(v.unknown()) }),
        await (await bot.get(`/tables/${table}/actions`)).json(),
      );
      if (at !== seq) continue;
      const body = { id: `at-${seq}`, seen: seq, action: pick(actions, random) };
      const answers = await Promise.all(
        [1, 2].map(async () => bot.post(`/tables/${table}/act`, body)),
      );
      const [once_, again] = await Promise.all(answers.map(doneIn));
      expect(again).toEqual(once_);
      acted += 1;
    }
    await hosting;
    expect(acted).toBeGreaterThan(1);
    const listed: unknown = await (await bot.get('/tables')).json();
    expect(listed).toMatchObject({ tables: [{ table, phase: 'over' }] });
    expect(await (await bot.get('')).json()).toMatchObject({ person: bot.id, name: 'Otto' });
  });

  test('makes a table of its own, once for an id, and is shown it', async () => {
    const { url } = await testServer(LIMITS);
    const bot = await httpBot(url, await join(url));
    const made = { id: 'c1', game: PLAYED.game, options: QUICK, settings: {}, seats: [ME, OPEN] };
    const { table = '' } = await doneIn(await bot.post('/tables', made));
    expect((await doneIn(await bot.post('/tables', made))).table).toBe(table);
    expect(await refusalIn(await bot.post('/tables', { ...made, seats: [OPEN, ME] }))).toBe(
      '409 id-used',
    );
    const shown: unknown = await (await bot.get(`/tables/${table}`)).json();
    expect(shown).toMatchObject({ t: 'table', table, view: { seat: 0, phase: 'lobby' } });
  });

  test('sees of a hand what its seat sees, and nothing without one', async () => {
    const { url } = await testServer(LIMITS);
    const host = await join(url);
    const bot = await httpBot(url, host);
    const table = await makeTable(host, [ME, { kind: 'bot', bot: PLAYED.bot }], {
      settings: { pace: 0, spectators: false },
    });
    await host.do(table, { do: 'start' });
    expect(await refusalIn(await bot.get(`/tables/${table}`))).toBe('409 no-spectators');
    expect(await refusalIn(await bot.get(`/tables/${table}/stream`))).toBe('409 no-spectators');
    expect(await refusalIn(await bot.get(`/tables/${table}/actions`))).toBe('409 no-spectators');
  });
});

describe('who may not', () => {
  test('no token, one of somebody else, one that is none: 401, whatever is asked', async () => {
    const { url } = await testServer(LIMITS);
    const person = await join(url);
    const bot = await httpBot(url, person);
    for (const authorization of [
      undefined,
      '',
      'Bearer ',
      `Basic ${bot.token}`,
      `Bearer ${bot.token}x`,
      `Bearer ${bot.token.toUpperCase()}`,
      `Bearer lusoria_bot_${'0'.repeat(48)}`,
      // A person's own token is not a bot's.
      `Bearer ${person.token()}`,
      `Bearer ${'a'.repeat(5000)}`,
    ]) {
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/tables'],
        ['GET', '/tables/ABCDEF'],
        ['GET', '/tables/ABCDEF/stream'],
        ['POST', '/tables'],
        ['POST', '/tables/ABCDEF/act'],
        ['POST', '/tables/ABCDEF/do'],
      ] as const) {
        const headers = authorization === undefined ? {} : { authorization };
        const answer = await fetch(`${url}/api/bot${path}`, { method, headers });
        expect({ authorization, path, is: await refusalIn(answer) }).toMatchObject({
          is: '401 wrong-token',
        });
        expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      }
    }
  });

  test('a token that is revoked ends its streams, and the seat is free', async () => {
    const { host, bot, table, shown } = await seatedBot();
    await host.ask({ t: 'remove-bot', bot: bot.id });
    const last = (await collected(shown)).at(-1);
    expect(last).toEqual({ t: 'gone', table, code: 'unknown-token' });
    expect(await refusalIn(await bot.get(''))).toBe('401 wrong-token');
    await host.until(() => host.table(table).view.seats[1]?.kind === 'open');
  });

  test('whom the owner of the table removes is told so, and it ends', async () => {
    const { host, table, shown } = await seatedBot();
    await host.do(table, { do: 'remove', seat: 1 });
    expect((await collected(shown)).at(-1)).toEqual({ t: 'gone', table, code: 'removed' });
  });
});

describe('too much', () => {
  test('a thousand streams: so many of a bot, so many from an address, and all are given back', async () => {
    const { url } = await testServer({ limits: { ...NO_LIMITS, addressConnections: 60 } });
    const host = await join(url);
    const table = await makeTable(host, [ME, OPEN]);
    const bots = await Promise.all(
      Array.from({ length: 4 }, async (_, i) => httpBot(url, host, `Bot ${i}`)),
    );
    const open = async (i: number) => {
      const stop = new AbortController();
      const headers = { authorization: `Bearer ${bots[i % 4]?.token ?? ''}` };
      const request = { headers, signal: stop.signal };
      const ask = async () => fetch(`${url}/api/bot/tables/${table}/stream`, request);
      // A kept-alive connection may be closed just when it is used again.
      const answer = await ask().catch(ask).catch(ask);
      return { answer, stop };
    };
    const opened: Awaited<ReturnType<typeof open>>[] = [];
    while (opened.length < 1000) {
      const batch = Array.from({ length: 50 }, async (_, i) => open(i));
      opened.push(...(await Promise.all(batch)));
    }
    const through = opened.filter(({ answer }) => answer.status === 200);
    const others = opened.filter(({ answer }) => answer.status !== 200);
    expect(through.length).toBeGreaterThan(MAX_STREAMS);
    expect(through.length).toBeLessThanOrEqual(59);
    for (const { answer } of others) {
      expect(['429 too-many', '429 too-many-streams']).toContain(await refusalIn(answer));
      expect(answer.headers.get('retry-after')).toBe('1');
    }
    const watching = () => host.messages.findLast(({ t }) => t === 'presence');
    await host.until(() => {
      const now = watching();
      return now?.t === 'presence' && now.watching > 0;
    });
    for (const { stop } of through) stop.abort();
    await host.until(() => {
      const now = watching();
      return now?.t === 'presence' && now.watching === 0;
    });
    const [bot] = bots;
    const again = await bot?.stream(table);
    expect((await again?.next())?.value).toMatchObject({ t: 'table' });
    await again?.return(undefined);
  });

  test('bodies that are too large are refused without being read, others by what is wrong', async () => {
    const { bot, table } = await tableWithBot();
    const say = (text: string) => ({ id: 's', seen: 1, command: { do: 'say', text } });
    const path = `/tables/${table}/do`;
    expect(await refusalIn(await bot.post(path, say('x'.repeat(MESSAGE_BYTES))))).toBe(
      '413 too-large',
    );
    expect(await refusalIn(await bot.post(path, ''))).toBe('400 bad-message');
    expect(await refusalIn(await bot.post(path, '{'))).toBe('400 bad-message');
    expect(await refusalIn(await bot.post(path, '[]'))).toBe('400 bad-message');
    expect(await refusalIn(await bot.post(path, { ...say('x'), t: 'erase' }))).toBe(
      '400 bad-message',
    );
    expect(await refusalIn(await bot.post(path, { ...say('x'), table: 'other' }))).toBe(
      '400 bad-message',
    );
    const deep = `{"id":"d","seen":1,"action":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    expect(await refusalIn(await bot.post(`/tables/${table}/act`, deep))).toBe('400 bad-message');
    expect(await refusalIn(await bot.get('/tables/NOSUCH'))).toBe('404 no-such-table');
    expect(await refusalIn(await bot.get('/tables/%00'))).toBe('400 bad-message');
    expect((await bot.get('/tables/%E0%A4%A')).status).toBeLessThan(500);
    expect((await bot.get('/nothing')).status).toBe(404);
  });

  test('a body without end is cut off where it is too large, and one that trickles by the clock', async () => {
    const { url } = await testServer(LIMITS);
    const bot = await httpBot(url, await join(url));
    const { hostname, port } = new URL(url);
    const begin = (length: string) =>
      `POST /api/bot/tables HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bearer ${bot.token}\r\n${length}\r\n\r\n`;
    const endless = connect(Number(port), hostname);
    endless.on('error', () => undefined);
    endless.write(begin('Transfer-Encoding: chunked'));
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    let written = 0;
    const pour = (): void => {
      while (!endless.destroyed && written < 1000 && endless.write(chunk)) written += 1;
    };
    endless.on('drain', pour);
    pour();
    const answer = await firstData(endless);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    endless.destroy();
    const slow = connect(Number(port), hostname);
    slow.on('error', () => undefined);
    slow.write(`${begin('Content-Length: 1000')}{`);
    const late = await firstData(slow);
    expect(late).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('requests are counted as messages are', async () => {
    const { url } = await testServer({ limits: { ...NO_LIMITS, messages: 1, messagesAtOnce: 5 } });
    const bot = await httpBot(url, await join(url));
    const all = await Promise.all(Array.from({ length: 30 }, async () => bot.get('/tables')));
    const codes = await Promise.all(all.filter(({ status }) => status !== 200).map(refusalIn));
    expect(codes.length).toBeGreaterThan(20);
    expect(new Set(codes)).toEqual(new Set(['429 too-fast']));
  });
});

test('a server that stops tells those who stream', async () => {
  const { url, close } = await testServer(LIMITS);
  const host = await join(url);
  const bot = await httpBot(url, host);
  const table = await makeTable(host, [ME, OPEN]);
  const answer = await bot.get(`/tables/${table}/stream`);
  await close();
  expect((await answer.text()).trim().split('\n').at(-1)).toBe('{"t":"closing"}');
});
