import type { OptionField } from '@lusoria/core';
import { expect, test } from 'vitest';
import { differing, fieldsFor, inWords, presetOf, withPreset } from './options.ts';

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
  const words = (key: string) => ({ label: `L ${key}`, text: '', values: { blue: 'Blue' } });
  expect(inWords(FIELDS, { rounds: 3, joker: false, deck: 'blue' }, words)).toEqual([
    { label: 'L deck', value: 'Blue' },
    { label: 'L joker', value: '–' },
    { label: 'L rounds', value: '3' },
  ]);
});

const GAME = {
  optionFields: [
    { key: 'deck', kind: 'choice', values: ['red', 'blue'], standard: 'red', apart: true },
    { key: 'joker', kind: 'switch', standard: true },
    { key: 'first', kind: 'choice', values: ['lot', '1', '2', '3'], standard: 'lot', seats: true },
  ],
  presets: { plain: {}, hard: { joker: false, first: 'lot' } },
} as const;

test('a preset is recognized with any deck, and leaves the deck alone', () => {
  const hard = withPreset(GAME, { deck: 'blue', first: '2' }, 'hard');
  expect(hard).toEqual({ deck: 'blue', joker: false });
  expect(presetOf(GAME, hard)).toBe('hard');
  expect(presetOf(GAME, { deck: 'blue', joker: true })).toBe('plain');
  expect(presetOf(GAME, { joker: false, first: '1' })).toBeNull();
  expect(presetOf({ ...GAME, presets: {} }, {})).toBeNull();
  expect(() => withPreset(GAME, {}, 'none')).toThrow('none');
});

test('nobody can be first on a seat that is not there', () => {
  const first = fieldsFor(GAME.optionFields, 2).find(({ key }) => key === 'first');
  expect(first?.kind === 'choice' && first.values).toEqual(['lot', '1', '2']);
});
