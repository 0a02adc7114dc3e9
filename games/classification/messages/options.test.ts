import { LANGUAGES } from '@lusoria/i18n';
import { bare } from '@lusoria/i18n/testing/checks.ts';
import { describe, expect, test } from 'vitest';
import { DECK_IDS, deckNamed } from '../rules/decks/index.ts';
import { optionFields } from '../rules/options.ts';
import { loadMessages } from './index.ts';
import { botLabel, botNames, optionLabel, titleText } from './options.ts';

/** The bots as they are offered. */
const BOTS = [
  'random',
  'reasoner:novice',
  'reasoner:beginner',
  'reasoner:skilled',
  'reasoner:strong',
  'sage:competitive',
  'sage:teaching',
];

describe.each(LANGUAGES)('%s', async (language) => {
  const t = await loadMessages(language);

  test('every option has a label and a text, and every choice one for each value', () => {
    for (const field of optionFields) {
      const { label, text, values } = optionLabel(t, field.key);
      expect(label).not.toBe(field.key);
      expect(text).toMatch(/^\p{Lu}.*[.?]$/u);
      // 0 leaves the number of these open.
      const any = field.key === 'classes' || field.key === 'rounds' ? ['0'] : [];
      const expected = field.kind === 'choice' ? [...field.values] : any;
      expect(Object.keys(values ?? {}).toSorted()).toEqual(expected.toSorted());
      const worded = field.key === 'deck' || field.key === 'first' ? [] : expected;
      expect(worded.filter((value) => !t.has(`option-${field.key}-${value}`))).toEqual([]);
    }
    expect(optionLabel(t, 'abc')).toEqual({ label: 'abc', text: '' });
    expect(optionLabel(t, 'toString')).toEqual({ label: 'toString', text: '' });
  });

  test('a deck is called in options and titles as in itself', () => {
    for (const deck of DECK_IDS) {
      const title = deckNamed(deck).title[language];
      expect(optionLabel(t, 'deck').values?.[deck]).toBe(title);
      expect(titleText(t, { deck })).toContain(title);
    }
    expect(titleText(t, {})).toBe(titleText(t, { deck: 'shapes' }));
  });

  test('an own deck gives its table its title', () => {
    const named = { de: 'Tiere', la: 'Bēstiae', en: 'Animals' };
    expect(titleText(t, { deck: { id: 'zoo', title: named } })).toContain(named[language]);
    expect(titleText(t, { deck: { id: 'zoo', title: 'Zoo' } })).toContain('Zoo');
    expect(titleText(t, { deck: { id: 'zoo', title: 7 } })).toContain('zoo');
    expect(titleText(t, { deck: { id: 'zoo', title: {} } })).toContain('zoo');
  });

  test('bots are told apart, and one that is not known is called by its name', () => {
    expect(new Set(BOTS.map((name) => botLabel(t, name).label)).size).toBe(BOTS.length);
    expect(botLabel(t, 'reasoner')).toEqual(botLabel(t, 'reasoner:strong'));
    expect(botLabel(t, 'sage')).toEqual(botLabel(t, 'sage:competitive'));
    expect(botLabel(t, 'reasoner:other')).toEqual({ label: 'reasoner:other', text: '' });
    expect(botLabel(t, 'toString')).toEqual({ label: 'toString', text: '' });
  });

  test('bots have the same names in every language', async () => {
    const german = botNames(await loadMessages('de'));
    expect(botNames(t).map(bare)).toEqual(german.map(bare));
    expect(new Set(botNames(t)).size).toBe(10);
  });
});
