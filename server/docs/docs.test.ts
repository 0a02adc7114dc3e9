import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chanceKey, commitmentTo, drawAt } from '@lusoria/core';
import {
  commandSchema,
  clientMessageSchema,
  eventSchema,
  serverMessageSchema,
} from '@lusoria/table';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { generatedFiles } from './files.ts';
import { alternativesOf, documentedGames, gameInMarkdown } from './games.ts';
import { openapi, schemaName } from './openapi.ts';
import { componentsOf } from './schemas.ts';

const ROOT = new URL('../../', import.meta.url);
const operationSchema = v.object({ responses: v.record(v.string(), v.unknown()) });
const documentSchema = v.object({
  paths: v.record(
    v.string(),
    v.object({ get: v.optional(operationSchema), post: v.optional(operationSchema) }),
  ),
  components: v.object({ schemas: v.record(v.string(), v.unknown()) }),
});

const games = await documentedGames();
const document = openapi(games.map(({ game }) => game));
const written = v.parse(documentSchema, document);
const protocol = readFileSync(new URL('docs/PROTOCOL.md', ROOT), 'utf8');

test('what is made from the code is up to date (npm run docs)', async () => {
  for (const { path, present, wanted } of await generatedFiles()) {
    expect({ path, isCurrent: present === wanted }).toEqual({ path, isCurrent: true });
  }
});

test('a server gives the documents that describe it, with every game that there is', async () => {
  const { url } = await testServer();
  const answer = await fetch(`${url}/api/openapi.json`);
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
  const folders = readdirSync(new URL('games/', ROOT)).filter((name) =>
    existsSync(new URL(`games/${name}/game.ts`, ROOT)),
  );
  expect(folders.length).toBeGreaterThan(2);
  for (const path of ['openapi', 'asyncapi']) {
    const { components } = v.parse(
      v.object({ components: v.object({ schemas: v.record(v.string(), v.unknown()) }) }),
      await (await fetch(`${url}/api/${path}.json`)).json(),
    );
    for (const folder of folders) {
      for (const what of ['options', 'action', 'event', 'view']) {
        expect(Object.keys(components.schemas)).toContain(schemaName(folder, what));
      }
    }
  }
});

test('every path answers as it says', async () => {
  const { url } = await testServer();
  for (const [path, operations] of Object.entries(written.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (!operation) continue;
      const at = `${url}${path.replace('{table}', 'ABCDEF')}`;
      const { status } = await fetch(at, { method: method.toUpperCase() });
      const known = Object.keys(operation.responses).includes(String(status));
      expect({ path, method, status, known }).toEqual({ path, method, status, known: true });
    }
  }
});

test('every reference leads somewhere', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(10);
  expect(text).not.toContain('"#/$defs');
  const known = Object.keys(written.components.schemas);
  for (const [, name = ''] of references) expect(known).toContain(name);
});

describe.each(games.map((documented) => [documented.game.id, documented] as const))(
  'of %s',
  (id, documented) => {
    const { schemas } = documented.game;
    const folder = new URL(`games/${id}/`, ROOT);

    test('the documents have its schemas, actions, events, options and bots', () => {
      const section = gameInMarkdown(documented);
      for (const what of ['options', 'action', 'event', 'view']) {
        expect(Object.keys(written.components.schemas)).toContain(schemaName(id, what));
        expect(section).toContain(`\`${schemaName(id, what)}\``);
      }
      const words = [schemas['action'], schemas['event']].flatMap(alternativesOf);
      expect(words.length).toBeGreaterThan(2);
      const options = documented.game.optionFields.map(({ key }) => key);
      const named = [...words.map(([word]) => word), ...options, ...documented.game.botKinds];
      for (const word of named) expect(section).toContain(`| \`${word}\` |`);
    });

    test('its PROTOCOL.md names its actions, events and the codes with which it refuses', () => {
      const text = readFileSync(new URL('PROTOCOL.md', folder), 'utf8') + protocol;
      const words = [schemas['action'], schemas['event']].flatMap(alternativesOf);
      const named = [...words.map(([word]) => word), ...codesIn(`games/${id}/rules/types.ts`)];
      expect(named.filter((word) => !text.includes(`\`${word}\``))).toEqual([]);
    });
  },
);

test('docs/PROTOCOL.md names every message, command and event of a table', () => {
  const schemas = [clientMessageSchema, serverMessageSchema, commandSchema, eventSchema];
  const words = schemas.flatMap((schema) => alternativesOf(schema).map(([word]) => word));
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((word) => !protocol.includes(`\`${word}\``))).toEqual([]);
});

test('docs/PROTOCOL.md names every code with which a table or the server refuses', () => {
  const codes = ['table/protocol/messages.ts', 'table/model/table-code.ts'].flatMap(codesIn);
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !protocol.includes(`\`${code}\``))).toEqual([]);
});

/** Codes in the unions of a source file whose names end in `Code`. */
function codesIn(path: string): readonly string[] {
  const file = new URL(path, ROOT);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...source.matchAll(/export type (?:Server|Table)?Code =([^;]+);/g)]
    .flatMap(([, union = '']) => [...union.matchAll(/'([\w-]+)'/g)])
    .map(([, code = '']) => code);
}

test('the test vector in docs/PROTOCOL.md is right', () => {
  const secret = '5e'.repeat(32);
  const key = chanceKey(secret, [
    { seat: 1, bytes: '0b'.repeat(32) },
    { seat: 0, bytes: '0a'.repeat(32) },
  ]);
  expect(protocol).toContain(commitmentTo(secret));
  expect(protocol).toContain(Buffer.from(key).toString('hex'));
  expect(protocol).toContain(`below 3        ${drawAt(key, 0, { kind: 'pick', from: 3 }).join()}`);
  expect(protocol).toContain(`of 30  ${drawAt(key, 1, { kind: 'shuffle', size: 30 }).join()}`);
});

test('JSON Schema says what ours say', () => {
  const inner = v.strictObject({ deep: v.literal(1) });
  const schema = v.strictObject({
    kind: v.literal('a'),
    seat: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))),
    words: v.pipe(v.array(v.pipe(v.string(), v.maxLength(3), v.regex(/^x/))), v.maxLength(2)),
    on: v.optional(v.boolean(), true),
    file: v.pipe(
      v.looseObject({}),
      v.check(() => true),
    ),
    inner,
  });
  expect(componentsOf({ Outer: schema, Inner: inner })['Outer']).toMatchObject({
    type: 'object',
    properties: {
      kind: { const: 'a' },
      seat: { anyOf: [{ type: 'integer', minimum: 0, maximum: 4 }, { type: 'null' }] },
      words: {
        type: 'array',
        items: { type: 'string', maxLength: 3, pattern: '^x' },
        maxItems: 2,
      },
      on: { type: 'boolean', default: true },
      inner: { $ref: '#/components/schemas/Inner' },
    },
    required: ['kind', 'seat', 'words', 'file', 'inner'],
    additionalProperties: false,
  });
  expect(() => componentsOf({ Date: v.date() })).toThrow(/cannot be converted/);
});
