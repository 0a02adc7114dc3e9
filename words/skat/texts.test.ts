import { optionFields } from '@lusoria/skat';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Language,
  LANGUAGES,
  loadHelp,
  loadRefusals,
  loadSkatWords,
  type SkatWords,
} from '../index.ts';
import { textOf } from '../sentence.ts';
import { bare, flawOf, macronFlaws, sentenceFlaws } from '../testing/checks.ts';
import { skatTexts } from '../testing/skat.ts';
import type { Texts } from '../testing/texts.ts';

const keys = optionFields.map(({ key }) => key);

/** By the beginning of their place: terms that languages share. */
const SAME = [
  'button bid',
  'doubles',
  'hint worth null',
  'label',
  'levels',
  'option ramsch',
  'option rounds',
  'option scoring bierlachs',
  'position short',
  'column short',
  'name',
  'ramsch',
  'series ramsch',
  'short',
  'call 18',
  'series points',
  'title',
  'suit german H',
  'contract',
  'card german H',
  'kinds ramsch',
];

const catalogues = new Map<Language, { readonly words: SkatWords; readonly texts: Texts }>();

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const words = await loadSkatWords(language);
    catalogues.set(language, { words, texts: skatTexts(words, keys) });
  }
});

function catalogue(language: Language) {
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
    const whole = [...catalogue(language).texts].filter(([at]) =>
      /text$|^(scoring|series (ties|end|shared)|secured|hint (discard|push|overbid|instead)|asked)/u.test(
        at,
      ),
    );
    expect(whole.filter(([, text]) => !/^\p{Lu}.*[.!?]$/u.test(text))).toEqual([]);
  });

  test('every option has a label, and every choice one for each value', () => {
    const { option } = catalogue(language).words;
    for (const field of optionFields) {
      const { label, values } = option(field.key);
      expect(label).not.toBe(field.key);
      const expected = field.kind === 'choice' ? [...field.values] : [];
      expect(Object.keys(values ?? {}).toSorted()).toEqual(expected.toSorted());
    }
    expect(option('abc')).toEqual({ label: 'abc', text: '' });
    expect(option('toString')).toEqual({ label: 'toString', text: '' });
  });

  test('a bot that is not known is called by its name', () => {
    const { bot } = catalogue(language).words;
    expect(bot('other:1')).toEqual({ label: 'other:1', text: '' });
    expect(bot('decent:1')).toEqual(bot('decent'));
    expect(bot('random')).not.toEqual(bot('decent'));
  });

  test('bots have the same names in every language', () => {
    const { botNames } = catalogue(language).words;
    expect(botNames.map(bare)).toEqual(catalogue('de').words.botNames.map(bare));
    expect(new Set(botNames).size).toBe(botNames.length);
  });

  test('no two cards and no two contracts are called alike', () => {
    const { texts } = catalogue(language);
    for (const kind of ['card french', 'card german', 'short french', 'short german']) {
      const some = [...texts].filter(([at]) => at.startsWith(`${kind} `)).map(([, text]) => text);
      expect(new Set(some).size).toBe(32);
    }
    const { contract } = catalogue(language).words;
    const free = { game: 'clubs', hand: false, schneider: false, schwarz: false } as const;
    const all = [
      { ...free, ouvert: true },
      { ...free, hand: true, ouvert: true },
      { ...free, hand: true, schneider: true, schwarz: true, ouvert: true },
      { ...free, schneider: true, ouvert: false },
    ];
    expect(new Set(all.map((each) => contract(each, 'french'))).size).toBe(all.length);
  });

  test('every refusal of the game is worded', async () => {
    const { refusal } = await loadRefusals(language);
    const { refusal: german } = await loadRefusals('de');
    const codes = ['sits-out', 'must-follow', 'claim-impossible', 'no-null-for-two'];
    for (const code of codes) {
      expect(refusal(code, {})).not.toContain(code);
      expect(refusal(code, {}) === german(code, {})).toBe(language === 'de');
    }
  });

  test('the help on Skat is made of sentences', async () => {
    const { skat } = await loadHelp(language);
    expect(skat.length).toBeGreaterThan(4);
    const texts = skat.flatMap(({ text }) => text.map(textOf));
    expect(sentenceFlaws(texts, language)).toEqual([]);
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

test('macrons are the same throughout the Latin texts', async () => {
  const { skat, steps } = await loadHelp('la');
  const help = [...skat, ...steps].flatMap(({ title, text }) => [title, ...text.map(textOf)]);
  expect(macronFlaws([...catalogue('la').texts.values(), ...help])).toEqual([]);
});
