import { expect, test } from 'vitest';
import { la, languageName, LANGUAGES, pickLanguage, say, textOf } from './index.ts';

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
