import { expect, test } from 'vitest';
import { widthOf } from './fitting.ts';

test('wide letters count for more', () => {
  expect(widthOf('mmm')).toBeGreaterThan(widthOf('nnn'));
  expect(widthOf('iii')).toBeLessThan(widthOf('nnn'));
});
