import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printable, wrapped } from './printable.ts';

it('writes control characters as JSON does', () => {
  expect(printable('a\u001b[2Jb\u0007\u009bc\u202ed\te\n', false)).toBe(
    'a\\u001b[2Jb\\u0007\\u009bc\\u202ed\te\n',
  );
});

it('keeps our own colours where there are colours, and nothing else', () => {
  const painted = '\u001b[1;34mA\u001b[0m';
  expect(printable(painted, true)).toBe(painted);
  expect(printable(painted, false)).not.toContain('\u001b');
  expect(printable('\u001b[8mhidden\u001b]0;title\u0007', true)).not.toContain('\u001b');
});

it('leaves JSON what it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(JSON.parse(printable(JSON.stringify(text), false))).toBe(text);
    }),
  );
});

it('breaks lines between words, under the last column', () => {
  expect(wrapped('  --seed S  any text that is long enough', 32)).toBe(
    '  --seed S  any text that is\n            long enough',
  );
  expect(wrapped('  Hand  1\u00a0♣B   2\u00a0♣10   3\u00a0♣D   4\u00a0♣9', 28)).toBe(
    '  Hand  1\u00a0♣B   2\u00a0♣10   3\u00a0♣D\n        4\u00a0♣9',
  );
  expect(wrapped('short', 32)).toBe('short');
  expect(wrapped('abcdefghijklmnopqrstuvwxyz abc', 20)).toBe('abcdefghijklmnopqrstuvwxyz\nabc');
});

it('keeps every word, in lines that fit', () => {
  const words = fc.array(
    fc.string({ unit: fc.constantFrom('a', 'ā', 'ß'), minLength: 1, maxLength: 12 }),
  );
  fc.assert(
    fc.property(words, fc.integer({ min: 20, max: 60 }), (list, columns) => {
      const broken = wrapped(list.join(' '), columns);
      expect(broken.split(/\s+/u).join(' ').trim()).toBe(list.join(' '));
      for (const line of broken.split('\n')) expect(line.length).toBeLessThanOrEqual(columns);
    }),
  );
});
