import { expect, test } from 'vitest';
import { bundle, differing, PRESET_NAMES, presetOf } from './options.ts';

test.each(PRESET_NAMES)('%s is recognized as what it is', (name) => {
  expect(presetOf(bundle(name))).toBe(name);
});

test('a changed bundle is none', () => {
  expect(presetOf({ ...bundle('tavern'), tricks: 'open' })).toBeNull();
});

test('what is as the rules have it is left out', () => {
  expect(differing({ scoring: 'seeger-fabian', kontra: 'all' })).toEqual({ kontra: 'all' });
});
