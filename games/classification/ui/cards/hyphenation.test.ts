import { expect, test } from 'vitest';
import { hyphened, longestPiece } from './hyphenation.ts';

const german = (text: string) => hyphened(text, 'de').replaceAll('\u00AD', '-');
const latin = (text: string) => hyphened(text, 'la').replaceAll('\u00AD', '-');

test('German words break where a syllable or a part of a compound ends', () => {
  expect(german('Feuersalamander')).toBe('Feuer-sa-la-man-der');
  expect(german('Kreuzspinne')).toBe('Kreuz-spinne');
  expect(german('geschlechtlich')).toBe('geschlecht-lich');
  expect(german('Salzwasserbewohner')).toBe('Salz-wasser-be-woh-ner');
  expect(german('Marktwirtschaft')).toBe('Markt-wirt-schaft');
});

test.each([
  ['Fleischfresser', 'Fleisch-fres-ser'],
  ['Pflanzenfresser', 'Pflan-zen-fres-ser'],
  ['Allesfresser', 'Alles-fres-ser'],
  ['Schildkröte', 'Schild-kröte'],
  ['Laubfrosch', 'Laub-frosch'],
  ['Taschenkrebs', 'Taschen-krebs'],
  ['Stubenfliege', 'Stu-ben-fliege'],
  ['Höckerschwan', 'Höcker-schwan'],
  ['Blindschleiche', 'Blind-schlei-che'],
  ['Kornblume', 'Korn-blume'],
])('the second part of %s keeps its first letters', (word, broken) => {
  expect(german(word)).toBe(broken);
});

test('where only a dictionary could tell, a word is not broken', () => {
  expect(german('nachtaktiv')).not.toContain('nach-t');
  expect(german('Waldameise')).not.toContain('Wal-d');
  expect(german('Kreuzotter')).not.toContain('Kreu-z');
  expect(german('Steinadler')).not.toContain('Stei-n');
  expect(german('Windenergie')).not.toContain('Win-d');
  expect(german('Instrument')).not.toContain('ns-t');
});

test('short words are whole, and no letter or two stand alone', () => {
  expect(german('Hund und Katze')).toBe('Hund und Katze');
  expect(german('eierlegend')).toBe('eier-le-gend');
});

test('Latin words break before the last consonant, a stop with its liquid stays together', () => {
  expect(latin('sēmimetallum')).toBe('sēmi-me-tal-lum');
  expect(latin('architectūra')).toBe('archi-tec-tūra');
  expect(latin('quadrātum')).toBe('qua-drā-tum');
});

test('English words are left to the browser', () => {
  expect(hyphened('photographer', 'en')).toBe('photographer');
});

test('the longest piece is what has to fit', () => {
  expect(longestPiece('Hund', 'de')).toBe(4);
  expect(longestPiece('Feuersalamander', 'de')).toBeLessThan(8);
  expect(longestPiece('', 'de')).toBe(1);
});
