import * as v from 'valibot';
import { expect, test } from 'vitest';
import { storedEntry } from '../record/entry-text.ts';
import { FIRST_ROUND, indexOf, roundNumber, roundNumberSchema } from './round-number.ts';
import type { Entry } from '../model/types.ts';
import { readEntry } from '../record/upgrade.ts';

test('rounds are counted from 1, and found in lists from 0', () => {
  expect([FIRST_ROUND, indexOf(FIRST_ROUND)]).toEqual([1, 0]);
  for (const index of [0, 1, 41]) expect(indexOf(roundNumber(index))).toBe(index);
});

test('nothing before the first round, or between two, is one', () => {
  for (const index of [-1, 0.5, Number.NaN]) expect(() => roundNumber(index)).toThrow(RangeError);
  for (const raw of [0, 1.5, '1', null]) expect(v.is(roundNumberSchema, raw)).toBe(false);
});

test('an index is no number of a round', () => {
  // @ts-expect-error -- counted from 0
  expect(indexOf([7].indexOf(7))).toBe(-1);
});

test('logs number rounds from 0, as they always did', () => {
  const secret = 'a'.repeat(64);
  const entry: Entry = {
    seq: 2,
    at: 1,
    command: 'x',
    events: [
      { type: 'committed', round: FIRST_ROUND, commitment: secret, secret },
      { type: 'revealed', round: roundNumber(6), secret, outcome: null },
    ],
  };
  const stored = storedEntry(entry);
  expect(JSON.parse(stored.body)).toMatchObject([{ round: 0 }, { round: 6 }]);
  expect(readEntry(stored)).toEqual(entry);
});
