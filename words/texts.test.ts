import { agreement } from '@lusoria/agreement';
import { CELLS, PARADIGMS } from '@lusoria/latin';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Language, LANGUAGES, loadAgreementWords } from './index.ts';
import type { Sentence } from './sentence.ts';
import { bare, flawOf, macronFlaws, wordsOf } from './testing/checks.ts';
import { agreementTexts, helpTexts, type Texts } from './testing/texts.ts';

const keys = agreement.optionFields.map(({ key }) => key);
const forms = new Set(Object.values(PARADIGMS).flatMap(({ cells }) => Object.values(cells)));

/** What may be the same in two languages, by the beginning of its place: terms, and names of decks. */
const SAME = [
  'casesShort',
  'gendersShort',
  'numbersShort',
  'numbers',
  'genders n',
  'number',
  'gender',
  'joker',
  'option joker',
  'option deck',
];

interface Catalogue {
  readonly texts: Texts;
  readonly help: readonly Sentence[];
}

const catalogues = new Map<Language, Catalogue>();

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const { texts, sentences } = await helpTexts(language);
    const all = new Map([...(await agreementTexts(language, keys, CELLS)), ...texts]);
    catalogues.set(language, { texts: all, help: sentences });
  }
});

function catalogue(language: Language): Catalogue {
  const found = catalogues.get(language);
  if (!found) throw new Error(language);
  return found;
}

describe.each(LANGUAGES)('%s', (language) => {
  test('every text is well written', () => {
    const flaws = [...catalogue(language).texts].flatMap(([at, text]) => {
      const flaw = flawOf(text, language);
      return flaw ? [`${at}: ${flaw}: ${text}`] : [];
    });
    expect(flaws).toEqual([]);
  });

  test('explanations are sentences', () => {
    const whole = [...catalogue(language).texts].filter(([at]) => /^step \d+\.|text$/u.test(at));
    expect(whole.filter(([, text]) => !/^\p{Lu}.*[.!?]$/u.test(text))).toEqual([]);
  });

  test('forms in the help are marked as Latin', () => {
    const parts = catalogue(language).help.flat();
    const marked = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.la]));
    expect(marked.length).toBeGreaterThan(5);
    expect(marked.filter((form) => !forms.has(form))).toEqual([]);
    const plain = parts.filter((part) => typeof part === 'string').flatMap(wordsOf);
    // `is` and `quī` are also words of the languages themselves.
    const own = {
      de: [],
      la: ['eam', 'eius', 'eīs', 'eō', 'hanc', 'hīs', 'quī', 'quod'],
      en: ['is'],
    };
    const known: readonly string[] = own[language];
    const unmarked = plain.filter((word) => forms.has(word) && !known.includes(word));
    expect(unmarked).toEqual([]);
  });

  test('every option has a label, and every choice one for each value', async () => {
    const words = await loadAgreementWords(language);
    for (const field of agreement.optionFields) {
      const { label, text, values } = words.option(field.key);
      expect(label).not.toBe(field.key);
      expect(text).not.toBe('');
      expect(Object.keys(values ?? {})).toEqual(field.kind === 'choice' ? [...field.values] : []);
    }
    expect(words.option('abc')).toEqual({ label: 'abc', text: '' });
  });

  test('bots are told apart by their strength', async () => {
    const { bot } = await loadAgreementWords(language);
    const strengths = ['random', 'pupil:50', 'pupil:70', 'pupil:90', 'uniform', 'mobile'];
    expect(new Set(strengths.map((name) => bot(name).label)).size).toBe(strengths.length);
    expect(bot('pupil:70,gen=30')).toEqual(bot('pupil:70'));
    expect(bot('pupil')).toEqual(bot('pupil:80'));
    expect(bot('other:1').label).toBe('other:1');
  });

  test('bots have the same names in every language', async () => {
    const { botNames } = await loadAgreementWords(language);
    const german = (await loadAgreementWords('de')).botNames;
    expect(botNames.map(bare)).toEqual(german.map(bare));
    expect(new Set(botNames).size).toBe(botNames.length);
  });
});

test('no text is the same in two languages', () => {
  const isTerm = (at: string) =>
    SAME.some((each) => at === each || (at.startsWith(`${each} `) && !at.endsWith(' text')));
  const same = [...catalogue('de').texts].flatMap(([at, german]) => {
    const [latin, english] = [catalogue('la').texts.get(at), catalogue('en').texts.get(at)];
    const alike = german === latin || german === english || latin === english;
    return alike && !isTerm(at) ? [`${at}: ${german}`] : [];
  });
  expect(same).toEqual([]);
});

test('every language says as much as the others', () => {
  const places = (language: Language) => [...catalogue(language).texts.keys()];
  expect(places('la')).toEqual(places('de'));
  expect(places('en')).toEqual(places('de'));
});

test('macrons are the same throughout the Latin texts', () => {
  const texts = [...catalogue('la').texts.values()];
  expect(macronFlaws(texts)).toEqual([]);
});
