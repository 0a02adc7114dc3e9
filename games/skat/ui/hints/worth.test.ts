import { type Card, optionsSchema } from '@lusoria/skat';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { handWorth } from './worth.ts';

const options = v.parse(optionsSchema, {});
const place = { number: 0, of: 36, kind: 'plain' } as const;
const worthOf = (...hand: readonly Card[]) => handWorth({ hand, bid: 0, options, place });

test('six trumps are enough, and five beside an ace', () => {
  const six = worthOf('CJ', 'SJ', 'HA', 'HT', 'H9', 'H8', 'SK', 'S7', 'C9', 'C7');
  expect(six).toEqual({ game: 'hearts', trumps: 6, value: 30, isEnough: true });
  const ace = worthOf('CJ', 'HA', 'HT', 'H9', 'H8', 'SA', 'S7', 'C9', 'C7', 'D7');
  expect(ace).toMatchObject({ trumps: 5, isEnough: true });
});

test('without one of them a hand is weak', () => {
  const none = worthOf('CJ', 'HA', 'HT', 'H9', 'H8', 'SK', 'S7', 'C9', 'C7', 'D7');
  expect(none).toEqual({ game: 'hearts', trumps: 5, value: 20, isEnough: false });
});
