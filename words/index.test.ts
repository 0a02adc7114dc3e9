import { expect, test } from 'vitest';
import { HELP_GAMES, languageName, LANGUAGES, loadHelp, pickLanguage } from './index.ts';
import { la, say, textOf } from './sentence.ts';

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

test('the help has a text for every key of every game', async () => {
  for (const language of LANGUAGES) {
    const { steps, keys } = await loadHelp(language);
    expect(steps).toHaveLength(8);
    const counts = HELP_GAMES.map((game) => [
      new Set(keys[game].map(({ key }) => key)).size,
      new Set(keys[game].map(({ text }) => text)).size,
    ]);
    expect(counts).toEqual([
      [10, 10],
      [4, 4],
      [7, 7],
    ]);
  }
});
