import { DECK_IDS, optionFields } from '@lusoria/classification';
import { expect, test } from 'vitest';
import { guide } from '../classification/guide/la.ts';
import { options } from '../classification/options/la.ts';
import { type Language, LANGUAGES, loadHelp } from '../index.ts';
import { textOf } from '../sentence.ts';
import { macronFlaws, sentenceFlaws } from '../testing/checks.ts';
import { optionTexts } from '../testing/classification.ts';

async function textsIn(language: Language): Promise<readonly (readonly string[])[]> {
  const { classification } = await loadHelp(language);
  return classification.map(({ text }) => text.map(textOf));
}

test.each(LANGUAGES)('the help on Classification is made of sentences: %s', async (language) => {
  expect(sentenceFlaws((await textsIn(language)).flat(), language)).toEqual([]);
});

test('every language says as much as the others', async () => {
  const [german = [], latin, english] = await Promise.all(LANGUAGES.map(textsIn));
  const sizes = (all: readonly (readonly string[])[] = []) => all.map((step) => step.length);
  expect(german.length).toBeGreaterThan(4);
  expect(sizes(latin)).toEqual(sizes(german));
  expect(sizes(english)).toEqual(sizes(german));
});

test('macrons are those of the guide and the options', async () => {
  const { classification, names, keys } = await loadHelp('la');
  const help = [
    names.classification,
    ...classification.flatMap(({ title, text }) => [title, ...text.map(textOf)]),
    ...keys.classification.map(({ text }) => text),
  ];
  const game = [
    ...Object.values(guide.moments),
    ...optionTexts(
      options,
      optionFields.map(({ key }) => key),
      DECK_IDS,
    ).values(),
  ];
  expect(macronFlaws([...help, ...game])).toEqual([]);
});
