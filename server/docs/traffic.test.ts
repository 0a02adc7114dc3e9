import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { GAME_IDS, loadGame, manifestOf } from '@lusoria/games';
import { join } from '@lusoria/testing/people/client.ts';
import { quickOptions } from '@lusoria/testing/people/games.ts';
import { randomFrom } from '@lusoria/core';
import { acting, contribution } from '@lusoria/testing/people/play.ts';
import { clientMessageSchema, serverMessageSchema } from '@lusoria/table';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { testServer, NO_LIMITS } from '../testing/test-server.ts';
import { httpBot } from '../testing/http-bot.ts';
import { schemaName } from './openapi.ts';

const looseSchema = v.record(v.string(), v.unknown());
const documentSchema = v.looseObject({ components: v.looseObject({ schemas: looseSchema }) });

/** Validator of values against the schemas that a server itself publishes. */
async function checker(url: string, path: 'openapi' | 'asyncapi') {
  const raw: unknown = await (await fetch(`${url}/api/${path}.json`)).json();
  const { components } = v.parse(documentSchema, raw);
  const draft = path === 'openapi' ? '2020-12' : '7';
  const validators = new Map<string, Validator>();
  return (name: string, value: unknown): readonly OutputUnit[] => {
    if (!Object.hasOwn(components.schemas, name)) throw new Error(`no schema ${name}`);
    const schema: Schema = { $ref: `#/components/schemas/${name}`, components };
    const validator = validators.get(name) ?? new Validator(schema, draft);
    validators.set(name, validator);
    return validator.validate(value).errors;
  };
}

const random = randomFrom(new Uint8Array(32).fill(7));

describe.each(GAME_IDS)('what is said at a table of %s', (id) => {
  test('is what the documents of the server say, over the WebSocket and over HTTP', async () => {
    const game = await loadGame(id);
    if (!game) throw new Error(id);
    const { bot: builtIn } = await manifestOf(id);
    const { url } = await testServer({ limits: NO_LIMITS });
    const [socket, http] = await Promise.all([checker(url, 'asyncapi'), checker(url, 'openapi')]);
    const host = await join(url, { name: 'Livia' });
    const bot = await httpBot(url, host);
    const seats = Math.min(...game.seats.filter((count) => count > 1));
    const create = {
      id: 'make',
      game: id,
      options: quickOptions(game),
      settings: { pace: 0 },
      seats: [
        { kind: 'me' },
        ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot: builtIn })),
      ],
    };
    expect(http('BotCreate', create)).toEqual([]);
    const made: unknown = await (await bot.post('/tables', create)).json();
    expect(http('BotDone', made)).toEqual([]);
    const { table } = v.parse(v.looseObject({ table: v.string() }), made);
    await host.open(table);
    const shown = await bot.stream(table);
    let acted = 0;
    const views: unknown[] = [];
    const post = async (seq: number, command: object): Promise<void> => {
      const body = { id: `n${seq}`, seen: seq, command };
      expect(http('BotCommand', body)).toEqual([]);
      expect(http('BotDone', await (await bot.post(`/tables/${table}/do`, body)).json())).toEqual(
        [],
      );
    };
    for await (const message of shown) {
      expect(http('BotStreamLine', message)).toEqual([]);
      if (message.t !== 'table') continue;
      const { view, seq } = message;
      if (view.phase === 'over' || view.phase === 'between') break;
      if (view.phase === 'lobby') await post(seq, { do: 'start' });
      if (view.round?.play) views.push(view.round.play.view);
      const command =
        contribution(view, random) ?? acting(view, (seen) => game.sampleAction(seen, random));
      if (command?.do === 'contribute') await post(seq, command);
      if (command?.do !== 'act') continue;
      const open: unknown = await (await bot.get(`/tables/${table}/actions`)).json();
      expect(http('BotActions', open)).toEqual([]);
      expect(http(schemaName(id, 'action'), command.action)).toEqual([]);
      const body = { id: `n${seq}`, seen: seq, action: command.action };
      expect(http('BotAct', body)).toEqual([]);
      const answer = await bot.post(`/tables/${table}/act`, body);
      acted += 1;
      const said: unknown = await answer.json();
      expect(http(answer.ok ? 'BotDone' : 'Refusal', said)).toEqual([]);
    }
    expect(acted).toBeGreaterThan(0);
    expect(views.flatMap((view) => http(schemaName(id, 'view'), view))).toEqual([]);
    await host.ask({ t: 'tables' });
    await host.ask({ t: 'devices' });
    await host.ask({ t: 'bots' });
    await host.ask({ t: 'export', table });
    await host.ask({ t: 'history', table, before: 3 });
    expect(http('BotAccount', await (await bot.get('')).json())).toEqual([]);
    expect(http('BotTables', await (await bot.get('/tables')).json())).toEqual([]);
    const kinds = new Set<string>();
    for (const text of host.raw) {
      const message: unknown = JSON.parse(text);
      const { t } = v.parse(v.looseObject({ t: v.string() }), message);
      kinds.add(t);
      expect({ t, errors: socket(schemaName('server', t), message) }).toEqual({ t, errors: [] });
      expect(socket('ServerMessage', message)).toEqual([]);
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'welcome',
        'bot',
        'done',
        'table',
        'presence',
        'tables',
        'devices',
        'bots',
        'record',
        'history',
      ]),
    );
  });
});

test('the document of the connection has every message, and says what is none', async () => {
  const { url } = await testServer();
  const wrong = await checker(url, 'asyncapi');
  const raw: unknown = await (await fetch(`${url}/api/asyncapi.json`)).json();
  const { channels, operations } = v.parse(
    v.looseObject({
      channels: v.object({
        connection: v.looseObject({ address: v.literal('/ws'), messages: looseSchema }),
      }),
      operations: v.record(
        v.string(),
        v.looseObject({ action: v.string(), messages: v.array(looseSchema) }),
      ),
    }),
    raw,
  );
  const named = [
    ...clientMessageSchema.options.map(({ entries }) => schemaName('client', entries.t.literal)),
    ...serverMessageSchema.options.map(({ entries }) => schemaName('server', entries.t.literal)),
  ];
  expect(Object.keys(channels.connection.messages)).toEqual(named);
  expect(Object.values(operations).flatMap(({ messages }) => messages)).toHaveLength(named.length);
  expect(wrong('ClientMessage', { t: 'ping' })).toEqual([]);
  for (const none of [
    { t: 'ping', more: 1 },
    { t: 'pong' },
    {},
    [],
    null,
    { t: 'open', id: 'x' },
  ]) {
    expect(wrong('ClientMessage', none)).not.toEqual([]);
  }
});
