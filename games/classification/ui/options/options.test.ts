import { DECK_IDS, optionFields, optionsSchema } from '@lusoria/classification';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { differing, fieldsFor, PRESET_NAMES, PRESETS, presetOf, withPreset } from './options.ts';

const deck = DECK_IDS.at(-1);

test.each(PRESET_NAMES)('%s is recognized as what it is, with any deck', (name) => {
  expect(presetOf(withPreset({}, name))).toBe(name);
  expect(presetOf(withPreset({ deck, pass: true }, name))).toBe(name);
  expect(withPreset({ deck, pass: true }, name)).toEqual({ deck, ...PRESETS[name] });
  expect(v.safeParse(optionsSchema, withPreset({ deck }, name)).success).toBe(true);
});

test('a changed bundle is none', () => {
  expect(presetOf({ ...PRESETS.school, pass: true })).toBeNull();
});

test('what is as the rules have it is left out', () => {
  expect(differing({ tree: 'sage', least: 8, judge: 'hand' })).toEqual({ judge: 'hand' });
  expect(differing(null)).toEqual({});
  expect(presetOf({ tree: 'sage' })).toBe('classic');
});

test('nobody can be the first sage on a seat that is not there', () => {
  const first = (seats: number) => {
    const field = fieldsFor(optionFields, seats).find(({ key }) => key === 'first');
    return field?.kind === 'choice' ? field.values : [];
  };
  expect(first(3)).toEqual(['lot', '1', '2', '3']);
  expect(first(5)).toContain('5');
});
