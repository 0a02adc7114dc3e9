import { agreement } from '@lusoria/agreement';
import { classification, treeSchema } from '@lusoria/classification';
import { chanceKey, commitmentTo, drawAt } from '@lusoria/core';
import { skat } from '@lusoria/skat';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { jsonSchema } from './jsonschema.ts';
import { openapi } from './openapi.ts';
import { house } from './testing/house.ts';

const documentSchema = v.object({
  paths: v.record(
    v.string(),
    v.object({ get: v.object({ responses: v.record(v.string(), v.unknown()) }) }),
  ),
  components: v.object({ schemas: v.record(v.string(), v.unknown()) }),
});

const written = openapi({
  agreement: agreement.schema,
  classification: { ...classification.schema, tree: treeSchema },
  skat: skat.schema,
});

test('docs/openapi.json is up to date (vitest -u writes it)', async () => {
  await expect(`${pretty(written, '')}\n`).toMatchFileSnapshot('../docs/openapi.json');
});

test('every path in it answers as it says', async () => {
  const { url } = await house();
  const { paths } = v.parse(documentSchema, written);
  for (const [path, { get }] of Object.entries(paths)) {
    const { status } = await fetch(`${url}${path}`);
    const known = Object.keys(get.responses).includes(String(status));
    expect({ path, status, known }).toEqual({ path, status, known: true });
  }
});

test('every reference in it leads somewhere', () => {
  const { components } = v.parse(documentSchema, written);
  const references = [...JSON.stringify(written).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(10);
  for (const [, name = ''] of references) expect(Object.keys(components.schemas)).toContain(name);
});

test('schemas say what ours say', () => {
  const schema = v.strictObject({
    kind: v.literal('a'),
    seat: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))),
    words: v.pipe(v.array(v.pipe(v.string(), v.maxLength(3), v.regex(/^x/))), v.maxLength(2)),
    on: v.optional(v.boolean(), true),
    one: v.picklist(['b', 2]),
    rest: v.record(v.string(), v.unknown()),
  });
  expect(jsonSchema(schema)).toEqual({
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
      one: { enum: ['b', 2] },
      rest: { type: 'object', additionalProperties: {} },
    },
    required: ['kind', 'seat', 'words', 'one', 'rest'],
    additionalProperties: false,
  });
  expect(() => jsonSchema(v.date())).toThrow(/no JSON Schema for date/);
});

const protocol = readFileSync(new URL('../docs/PROTOCOL.md', import.meta.url), 'utf8');

test('docs/PROTOCOL.md names every message, command, event and action', () => {
  const { components } = v.parse(documentSchema, written);
  const words = [
    'ClientMessage',
    'ServerMessage',
    'Command',
    'TableEvent',
    'AgreementAction',
    'AgreementEvent',
    'SkatAction',
    'SkatEvent',
    'ClassificationAction',
    'ClassificationEvent',
  ]
    .map((name) => JSON.stringify(components.schemas[name]))
    .flatMap((schema) => [...schema.matchAll(/"(?:t|do|type)":\{"const":"([\w-]+)"\}/g)])
    .map(([, word = '']) => word);
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter((word) => !protocol.includes(`\`${word}\``))).toEqual([]);
});

test('docs/PROTOCOL.md names every code with which something is refused', () => {
  const sources = [
    'table/protocol.ts',
    'table/types.ts',
    'games/agreement/rules/types.ts',
    'games/skat/rules/types.ts',
    'games/classification/rules/types.ts',
  ].map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
  const codes = sources
    .flatMap((source) => [...source.matchAll(/export type (?:Hub|Table)?Code =([^;]+);/g)])
    .flatMap(([, union = '']) => [...union.matchAll(/'([\w-]+)'/g)])
    .map(([, code = '']) => code);
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.filter((code) => !protocol.includes(`\`${code}\``))).toEqual([]);
});

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

const WIDTH = 100;

/** JSON as Biome formats it: a list of plain values stands on one line where there is room. */
function pretty(value: unknown, indent: string, before = 0): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const line = `[${items.map((item) => JSON.stringify(item)).join(', ')}]`;
    const isPlain = items.every((item) => typeof item !== 'object' || item === null);
    if (isPlain && indent.length + before + line.length < WIDTH) return line;
    return `[\n${items.map((item) => inner + pretty(item, inner)).join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return inner + name + pretty(item, inner, name.length);
  });
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`;
}
