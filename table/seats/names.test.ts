import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleaned, distinctName } from './names.ts';

test.each([
  ['Gāius', 'Gāius'],
  ['  a \t\n b  ', 'a b'],
  ['a\u200bb\u202ec\u2066d\u00ade', 'abcde'],
  ['a \u200b b', 'a b'],
  ['a\u2028b\u2029c\u00a0d', 'a b c d'],
  ['\u0000\u0007\u001b[31mred', '[31mred'],
  ['e\u200b\u0301', 'é'],
  ['x\u0301\u0301\u0301\u0301\u0301algo', 'x\u0301\u0301\u0301algo'],
  ['\ue000\ud800x', 'x'],
  ['abcdefghijkl', 'abcdefgh'],
  ['abcdefg hij', 'abcdefg'],
  ['🦉🦉🦉🦉🦉🦉🦉🦉🦉', '🦉🦉🦉🦉🦉🦉🦉🦉'],
  [' \u200b ', ''],
])('%j is written %j', (text, clean) => {
  expect(cleaned(text, 8)).toBe(clean);
});

test('what is clean stays as it is, is short, and has nothing invisible', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom('a', ' ', '\u0301', '\u0323', '\u200b', 'ś', '\u1100') }),
  );
  fc.assert(
    fc.property(text, (raw) => {
      const clean = cleaned(raw, 24);
      expect(cleaned(clean, 24)).toBe(clean);
      expect(Array.from(clean).length).toBeLessThanOrEqual(24);
      expect(clean).not.toMatch(/\p{C}|\s\s|^\s|\s$|[\t\n\r]|\p{M}{4}/u);
      expect(clean.normalize('NFC')).toBe(clean);
    }),
  );
});

test.each(['\u3164', '\u115F', '\u2800', '\u034F', '\uFE0F', '\u17B4', '\uFFA0', '\u180B'])(
  'a name that shows nothing is none: %j',
  (text) => {
    expect(cleaned(text.repeat(3), 24)).toBe('');
    expect(cleaned(`Li${text}via`, 24)).toMatch(/^Li ?via$/);
  },
);

test('two of one name are told apart, whatever the case, in as many characters as a name may have', () => {
  expect(distinctName('Livia', ['Titus'])).toBe('Livia');
  expect(distinctName('Livia', ['livia', 'Livia 2'])).toBe('Livia 3');
  const long = 'x'.repeat(24);
  expect(distinctName(long, [long])).toBe(`${'x'.repeat(22)} 2`);
});
