import { expect, test } from 'vitest';
import { hyphened, longestPiece, widthOf } from './fitting.ts';

const shown = (text: string) => hyphened(text).replaceAll('\u00AD', '-');

test('long words may break where a syllable ends, short ones do not', () => {
  expect(shown('Feuersalamander')).toBe('Feuer-sa-la-man-der');
  expect(shown('Kreuzspinne')).toBe('Kreuz-spin-ne');
  expect(shown('geschlechtlich')).toBe('ge-schlecht-lich');
  expect(shown('Salzwasserbewohner')).toBe('Salz-was-ser-be-woh-ner');
  expect(shown('Weinbergschnecke')).toContain('berg-schnec');
  expect(shown('Hund und Katze')).toBe('Hund und Katze');
});

test('letters that make one sound stay together, and none stands alone', () => {
  expect(shown('Schmetterlinge')).toContain('Schmet-ter');
  expect(shown('Abendessen a')).toBe('Aben-des-sen a');
  expect(shown('architectura')).not.toContain('c-h');
  expect(shown('Marktwirtschaft')).toContain('wirt-schaft');
  expect(shown('Geschichtsbuch')).toContain('Ge-schichts');
});

test('the longest piece is what has to fit', () => {
  expect(longestPiece('Hund')).toBe(4);
  expect(longestPiece('Feuersalamander')).toBeLessThan(8);
  expect(longestPiece('')).toBe(1);
});

test('wide letters count for more', () => {
  expect(widthOf('mmm')).toBeGreaterThan(widthOf('nnn'));
  expect(widthOf('iii')).toBeLessThan(widthOf('nnn'));
});
