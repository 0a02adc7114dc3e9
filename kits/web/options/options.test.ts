import type { OptionField } from '@lusoria/core';
import { expect, test } from 'vitest';
import { differing, inWords } from './options.ts';

const FIELDS: readonly OptionField[] = [
  { key: 'deck', kind: 'choice', values: ['red', 'blue'], standard: 'red' },
  { key: 'joker', kind: 'switch', standard: true },
  { key: 'rounds', kind: 'number', min: 1, max: 9, standard: 1 },
];

test('what is as the rules have it is left out', () => {
  expect(differing(FIELDS, { deck: 'red', joker: false, rounds: 1 })).toEqual({ joker: false });
  const own = { title: 'mine' };
  expect(differing(FIELDS, { deck: own, joker: true, other: 1 })).toEqual({ deck: own, other: 1 });
  expect(differing(FIELDS, null)).toEqual({});
});

test('options are worded in the order of their fields', () => {
  const words = (key: string) => ({ label: `L ${key}`, values: { blue: 'Blue' } });
  expect(inWords(FIELDS, { rounds: 3, joker: false, deck: 'blue' }, words)).toEqual([
    { label: 'L deck', value: 'Blue' },
    { label: 'L joker', value: '–' },
    { label: 'L rounds', value: '3' },
  ]);
});
