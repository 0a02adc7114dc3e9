import { optionsSchema, plainContract } from '@lusoria/skat';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { turned, worthOf } from './declaring.ts';

const options = v.parse(optionsSchema, {});
const free = v.parse(optionsSchema, { announcements: 'free' });
const place = { number: 0, of: 36, kind: 'plain' } as const;

test('ouvert by hand brings both announcements along, and goes with them', () => {
  const hand = plainContract('grand', true);
  const open = turned(hand, 'ouvert', true, options);
  expect(open).toEqual({ ...hand, schneider: true, schwarz: true, ouvert: true });
  expect(open && turned(open, 'schwarz', false, options)).toEqual({ ...hand, schneider: true });
});

test('after picking up nothing can be announced but null ouvert', () => {
  expect(turned(plainContract('hearts'), 'schneider', true, options)).toBeNull();
  expect(turned(plainContract('hearts'), 'ouvert', true, options)).toBeNull();
  expect(turned(plainContract('null'), 'ouvert', true, options)?.ouvert).toBe(true);
});

test('where announcements are free, ouvert stands for itself', () => {
  expect(turned(plainContract('hearts'), 'ouvert', true, free)).toEqual({
    ...plainContract('hearts'),
    ouvert: true,
  });
});

test('the worth is that of a game simply won, its announcements included', () => {
  const view = { hand: ['CJ', 'SJ', 'HA'], bid: 40, options, place } as const;
  const spades = worthOf(plainContract('spades'), view, 0);
  expect([spades.matadors, spades.result.value, spades.enough]).toEqual([2, 33, false]);
  const announced = { ...plainContract('spades', true), schneider: true };
  expect(worthOf(announced, view, 0).result.value).toBe(66);
  expect(worthOf(plainContract('null'), view, 0).result.value).toBe(23);
});
