import {
  DECK_IDS,
  type DeckProblemCode,
  deckNamed,
  optionFields,
  type TreeProblemCode,
} from '@lusoria/classification';
import { describe, expect, test } from 'vitest';
import { type Language, LANGUAGES } from '../index.ts';
import { textOf } from '../sentence.ts';
import { bare, flawOf, macronFlaws } from '../testing/checks.ts';
import { BOTS, optionTexts, treeTexts } from '../testing/classification.ts';
import { options as de } from './options/de.ts';
import { options as en } from './options/en.ts';
import { options as la } from './options/la.ts';
import { tree as treeDe } from './tree/de.ts';
import { tree as treeEn } from './tree/en.ts';
import { tree as treeLa } from './tree/la.ts';
import { deckTerms } from './tree/problems/de.ts';

const keys = optionFields.map(({ key }) => key);
const words = {
  de: { ...de, tree: treeDe },
  la: { ...la, tree: treeLa },
  en: { ...en, tree: treeEn },
};

const isDeckCode = (code: string): code is DeckProblemCode => Object.hasOwn(deckTerms.texts, code);
const deckCodes = Object.keys(deckTerms.texts).filter(isDeckCode);
const treeCodes: readonly TreeProblemCode[] = [
  'tree-unknown-attribute',
  'tree-unknown-value',
  'tree-doubled-value',
  'tree-missing-value',
  'tree-empty-class',
  'tree-small-class',
  'tree-one-class',
  'tree-class-count',
  'tree-too-many-classes',
];

function textsIn(language: Language): ReadonlyMap<string, string> {
  const { tree, ...rest } = words[language];
  return new Map([...optionTexts(rest, keys, DECK_IDS), ...treeTexts(tree, treeCodes, deckCodes)]);
}

/** By the beginning of their place: terms that languages share. */
const SAME = ['option deck', 'cell', 'values 1', 'way', 'title'];

describe.each(LANGUAGES)('%s', (language) => {
  test('every text is well written', () => {
    const flaws = [...textsIn(language)].flatMap(([at, text]) => {
      const flaw = flawOf(text, language);
      return flaw ? [`${at}: ${flaw}: ${text}`] : [];
    });
    expect(flaws).toEqual([]);
  });

  test('explanations and problems are sentences', () => {
    const whole = [...textsIn(language)].filter(([at]) =>
      /[^=] text$|^tree (begin|howTo|agrees)/u.test(at),
    );
    expect(whole.filter(([, text]) => !/^\p{Lu}.*[.!?]$/u.test(text))).toEqual([]);
  });

  test('every option has a label, and every choice one for each value', () => {
    const { option } = words[language];
    for (const field of optionFields) {
      const { label, values } = option(field.key);
      expect(label).not.toBe(field.key);
      const expected = field.kind === 'choice' ? [...field.values] : [];
      expect(Object.keys(values ?? {}).toSorted()).toEqual(expected.toSorted());
    }
    expect(option('abc')).toEqual({ label: 'abc', text: '' });
    expect(option('toString')).toEqual({ label: 'toString', text: '' });
  });

  test('a deck is called in options and titles as in itself', () => {
    for (const deck of DECK_IDS) {
      const title = deckNamed(deck).title[language];
      expect(words[language].option('deck').values?.[deck]).toBe(title);
      expect(textOf(words[language].title({ deck }, 3))).toContain(title);
    }
  });

  test('an own deck gives its table its title', () => {
    const { title } = words[language];
    const named = { de: 'Tiere', la: 'Bēstiae', en: 'Animals' };
    expect(textOf(title({ deck: { id: 'zoo', title: named } }, 3))).toContain(named[language]);
    expect(textOf(title({ deck: { id: 'zoo', title: 'Zoo' } }, 3))).toContain('Zoo');
    expect(textOf(title({ deck: { id: 'zoo', title: 7 } }, 3))).toContain('zoo');
    expect(textOf(title({ deck: { id: 'zoo', title: {} } }, 3))).toContain('zoo');
  });

  test('bots are told apart, and one that is not known is called by its name', () => {
    const { bot } = words[language];
    expect(new Set(BOTS.map((name) => bot(name).label)).size).toBe(BOTS.length);
    expect(bot('reasoner')).toEqual(bot('reasoner:strong'));
    expect(bot('sage')).toEqual(bot('sage:competitive'));
    expect(bot('reasoner:other')).toEqual({ label: 'reasoner:other', text: '' });
    expect(bot('toString')).toEqual({ label: 'toString', text: '' });
  });

  test('bots have the same names in every language', () => {
    const { botNames } = words[language];
    expect(botNames.map(bare)).toEqual(de.botNames.map(bare));
    expect(new Set(botNames).size).toBe(botNames.length);
  });

  test('a problem of a deck says where it is', () => {
    const { deckProblem } = words[language].tree;
    const params = { row: 5, card: 'fox', attribute: 'legs', value: 'six' };
    const told = deckProblem({ code: 'unknown-value', params });
    for (const part of ['5', 'fox', 'legs', 'six']) expect(told).toContain(part);
    const at = 'cards.3.values.legs';
    const inJson = deckProblem({
      code: 'missing-value',
      params: { at, card: 'fox', attribute: 'legs' },
    });
    expect(inJson).not.toContain(at);
    expect(deckProblem({ code: 'unknown-key', params: { at } })).toContain(at);
    const other = deckProblem({
      code: 'doubled-id',
      params: { row: 9, card: 'a', other: '#8 (hen)' },
    });
    expect(other).toMatch(/9.*8 \(hen\)/u);
    expect(other).not.toContain('#');
    const same = { at: 'cards.9', card: 'a', other: 'cards.3 (hen)' };
    expect(deckProblem({ code: 'doubled-card', params: same })).not.toContain('cards.3');
    expect(deckProblem({ code: 'empty', params: { row: 1, column: 6 } })).toMatch(/1.*6/u);
  });
});

test('no text is the same in two languages', () => {
  const isTerm = (at: string) =>
    SAME.some((each) => at === each || (at.startsWith(`${each} `) && !at.endsWith(' text')));
  const [german, latin, english] = [textsIn('de'), textsIn('la'), textsIn('en')];
  const same = [...german].flatMap(([at, text]) => {
    const [second, third] = [latin.get(at), english.get(at)];
    const alike = text === second || text === third || second === third;
    return alike && !isTerm(at) ? [`${at}: ${text}`] : [];
  });
  expect(same).toEqual([]);
});

test('every language says as much as the others', () => {
  const places = (language: Language) => [...textsIn(language).keys()];
  expect(places('la')).toEqual(places('de'));
  expect(places('en')).toEqual(places('de'));
});

test('macrons are the same throughout the Latin texts', () => {
  expect(macronFlaws([...textsIn('la').values()])).toEqual([]);
});
