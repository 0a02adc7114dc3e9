import { seeded } from '@lusoria/core';
import { clientMessageSchema } from '@lusoria/table';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { allGames } from '../../workload/games.ts';
import { knownAtFirst } from './fills.ts';
import { openGenerator } from './generator.ts';
import { REQUEST_SCHEMAS } from './requests.ts';
import { kindsOf } from './schema-samples.ts';
import { field, record } from './unknown.ts';

const MAX_MESSAGES = 200_000;

/** The messages, requests and commands that a schema has, as `event daily-play` or `do say`. */
function kindsIn(schema: unknown, within = ''): readonly string[] {
  return [...kindsOf(schema)].flatMap(([kind, option]) => {
    const name = `${within} ${kind}`.trim();
    return [name, ...innerOf(option, name).flatMap(([, inner]) => kindsIn(inner, name))];
  });
}

/** The kinds of a message, and of what is in it. */
function kindsOfMessage(schema: unknown, value: unknown, within = ''): readonly string[] {
  const kind = String(field(value, String(field(schema, 'key'))));
  const option = kindsOf(schema).get(kind);
  if (option === undefined) return [];
  const name = `${within} ${kind}`.trim();
  const inner = innerOf(option, name);
  return [name, ...inner.flatMap(([key, one]) => kindsOfMessage(one, field(value, key), name))];
}

/** The schemas with kinds of their own in one. */
function innerOf(option: unknown, name: string): readonly (readonly [string, unknown])[] {
  if (name === 'event') return REQUEST_SCHEMAS.map((one) => ['request', one]);
  const entries = Object.entries(record(field(option, 'entries')));
  return entries.filter(([, one]) => field(one, 'type') === 'variant');
}

test('every kind of message, request and command is made as its schema says', async () => {
  const known = await knownAtFirst();
  const generator = openGenerator(seeded('kinds'), await allGames(), known, 'k', () => null);
  const missing = new Set(kindsIn(clientMessageSchema));
  expect(missing).toContain('event daily-play');
  expect(missing).toContain('event roster-do erase');
  for (let n = 0; n < MAX_MESSAGES && missing.size > 0; n += 1) {
    const { text, how } = generator.next();
    if (how !== 'as it should be') continue;
    const message: unknown = JSON.parse(text);
    const read = v.safeParse(clientMessageSchema, message);
    if (!read.success) continue;
    if (read.output.t === 'event') {
      const { request } = read.output;
      if (!REQUEST_SCHEMAS.some((schema) => v.is(schema, request))) continue;
    }
    for (const kind of kindsOfMessage(clientMessageSchema, message)) missing.delete(kind);
  }
  expect([...missing]).toEqual([]);
});
