import { expect, test } from 'vitest';
import {
  HELP_GAMES,
  languageName,
  LANGUAGES,
  loadHelp,
  loadRefusals,
  pickLanguage,
} from './index.ts';
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

test('a refusal that is not known is worded with its code', async () => {
  const { refusal } = await loadRefusals('de');
  expect(refusal('new-code', {})).toBe('Das geht nicht (new-code).');
  expect(refusal('toString', {})).toBe('Das geht nicht (toString).');
  expect(refusal('too-soon', { seconds: 2 })).toContain('noch 2 s');
  expect(refusal('wrong-agreement', { shares: 3 })).toContain('Alle drei');
});

test('a flaw says where it is', async () => {
  const { flaw } = await loadRefusals('de');
  expect(flaw({ code: 'unfinished', round: 2 })).toMatch(/^Runde 2: Ein /u);
  expect(flaw({ code: 'out-of-order', round: 2, step: 5 })).toMatch(/^Runde 2, Schritt 5: /u);
  expect(flaw({ code: 'unknown-game', game: 'x' })).toMatch(/^Das Spiel „x“/u);
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
