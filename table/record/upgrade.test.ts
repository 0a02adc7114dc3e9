import { readdirSync, readFileSync } from 'node:fs';
import { loadGame } from '@lusoria/games';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { recordSchema } from './record.ts';
import { entrySchema, settingsSchema } from '../model/types.ts';
import { storedEntrySchema, storedRecordSchema } from './upgrade.ts';
import { verify } from './verify.ts';

const FOLDER = new URL('./fixtures/version-1/', import.meta.url);
const PERSON = 'p0123456789abcdef';
const HEX = 'a'.repeat(64);

/** Records that were exported by version 1. */
const records = readdirSync(FOLDER).map((file): [string, unknown] => [
  file,
  JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')),
]);

describe.each(records)('%s of version 1', (_, stored) => {
  const record = v.parse(storedRecordSchema, stored);

  it('is no record of this version by itself', () => {
    expect(v.is(recordSchema, stored)).toBe(false);
  });

  it('is verified like one of this version', async () => {
    expect(record.rounds.flatMap(({ steps }) => steps).length).toBeGreaterThan(10);
    expect(verify(record, await loadGame(record.game))).toEqual([]);
  });

  it('says by its new names what it said by the old ones', () => {
    const text = JSON.stringify(record)
      .replaceAll('"actor":"substitute"', '"hand":"stand-in"')
      .replaceAll('"actor":', '"hand":')
      .replaceAll('"input":', '"what":')
      .replace('"version":2', '"version":1');
    expect(JSON.parse(text)).toEqual(stored);
  });

  it('is not changed by a second upgrade', () => {
    expect(v.parse(storedRecordSchema, record)).toEqual(record);
  });
});

describe('an entry of version 1', () => {
  const entry = (event: object): object => ({ seq: 1, at: 1, command: 'x', events: [event] });
  const upgraded = (event: object): unknown => v.parse(storedEntrySchema, entry(event)).events[0];
  const oldSettings = { chat: true, spectators: true, pace: 0, clock: 'none', standIn: false };
  const { standIn: substitute, ...kept } = oldSettings;
  const rest = { ...kept, reactions: true, listed: false };
  const oldBot = { kind: 'bot', bot: 'b', standsInFor: PERSON };
  const bot = { kind: 'bot', bot: 'b', substituteFor: PERSON };
  const created = { type: 'created', game: 'g', rules: 1, code: 'C', name: 'N', options: {} };
  const step = { type: 'step', by: 0, events: [{ hand: 1, what: 2 }] };

  it.each([
    [
      { ...created, settings: oldSettings, seats: [oldBot, { kind: 'open' }], host: PERSON },
      {
        ...created,
        settings: { ...rest, substitute },
        seats: [bot, { kind: 'open' }],
        owner: PERSON,
      },
    ],
    [
      { type: 'settings', settings: oldSettings },
      { type: 'settings', settings: { ...rest, substitute } },
    ],
    [
      { type: 'seat', seat: 1, holder: oldBot },
      { type: 'seat', seat: 1, holder: bot },
    ],
    [
      { ...step, hand: 'stand-in', what: { hand: 'x' } },
      { ...step, actor: 'substitute', input: { hand: 'x' } },
    ],
    [
      { ...step, hand: 'person', what: null },
      { ...step, actor: 'person', input: null },
    ],
    [
      { type: 'host', person: PERSON },
      { type: 'owner', person: PERSON },
    ],
    [
      { type: 'forgotten', person: PERSON },
      { type: 'erased', person: PERSON },
    ],
    [
      { type: 'contributed', seat: 0, bytes: HEX },
      { type: 'contributed', seat: 0, bytes: HEX },
    ],
  ])('has the names of this version: %o', (old, now) => {
    expect(upgraded(old)).toEqual(now);
    expect(upgraded(now)).toEqual(now);
  });

  it('is refused where it is none', () => {
    const unreadable = [
      null,
      1,
      'x',
      [],
      {},
      entry({ type: 'host' }),
      { seq: 1, at: 1, events: 1 },
    ];
    for (const one of unreadable) expect(v.is(storedEntrySchema, one)).toBe(false);
    expect(v.is(entrySchema, entry({ type: 'host', person: PERSON }))).toBe(false);
    expect(v.is(settingsSchema, oldSettings)).toBe(false);
  });
});
