import { expect, test } from 'vitest';
import {
  la,
  languageName,
  LANGUAGES,
  listOf,
  pickLanguage,
  say,
  seatName,
  textOf,
} from './index.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['la'], 'la'],
  [['fr-FR', 'EN_gb', 'de'], 'en'],
  [['fr'], 'en'],
  [['dent'], 'en'],
  [[], 'en'],
] as const)('of %j we speak %s', (preferred, language) => {
  expect(pickLanguage(preferred)).toBe(language);
});

test('every language has a name of its own', () => {
  expect(LANGUAGES.map(languageName)).toEqual(['Deutsch', 'Latīna', 'English']);
});

test('sentences keep Latin apart', () => {
  const sentence = say`${'Livia'} legt ${la('eōs')}, Karte ${3}.`;
  expect(sentence).toEqual(['Livia', ' legt ', { la: 'eōs' }, ', Karte ', '3', '.']);
  expect(textOf(sentence)).toBe('Livia legt eōs, Karte 3.');
});

test('lists are joined in the words of a language, whatever is in them', () => {
  expect(listOf('la', 'and', ['a', 'b', 'c'])).toBe('a, b et c');
  expect(listOf('de', 'or', ['$&', '{last}'])).toBe('$& oder {last}');
  expect(listOf('de', 'or', ['{last}', 'b'])).toBe('{last} oder b');
  expect([listOf('en', 'or', ['a']), listOf('en', 'and', [])]).toEqual(['a', '']);
});

test('the reader is spoken to, others are named', () => {
  const reader = { you: 1, name: (seat: number) => `P${seat}` };
  expect([0, 1].map((seat) => seatName('de', seat, reader))).toEqual(['P0', 'du']);
});
