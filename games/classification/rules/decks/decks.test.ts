import { describe, expect, test } from 'vitest';
import { type Deck, LANGUAGES, seatsFor } from '../deck/types.ts';
import { DECK_IDS, deckNamed } from './index.ts';

/**
 * Normalized as the notation of trees compares names: capitals, macrons, accents and spaces do not
 * matter.
 */
const folded = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, ' ');

/** Names of these values in all languages, by key; the key is a name, too. */
function called(all: Deck['attributes'][number]['values']): readonly (readonly [string, string])[] {
  return all.flatMap(({ key, names }) =>
    [key, ...Object.values(names)].map((name) => [key, folded(name)] as const),
  );
}

describe.each(DECK_IDS)('%s', (id) => {
  const deck = deckNamed(id);
  const { attributes, cards } = deck;

  test('is itself, always', () => {
    expect(deck.id).toBe(id);
    expect(deckNamed(id)).toBe(deck);
  });

  test('suffices for five players', () => {
    expect(seatsFor(cards.length)).toEqual([2, 3, 4, 5]);
  });

  test('has cards of different names, whatever the language', () => {
    for (const language of LANGUAGES) {
      const labels = cards.map(({ label }) => label[language]);
      expect(new Set(labels).size).toBe(cards.length);
    }
  });

  test('has names that a tree in one line tells apart', () => {
    for (const all of [attributes, ...attributes.map(({ values }) => values)]) {
      const keys = new Map<string, string>();
      for (const [key, name] of called(all)) {
        expect(name).not.toMatch(/[;:(),]/u);
        expect([undefined, key]).toContain(keys.get(name));
        keys.set(name, key);
      }
    }
  });

  test('can be divided by every attribute into classes of 8 % at least', () => {
    const least = cards.length * 0.08;
    for (const i of attributes.keys()) {
      const sizes = attributes[i]?.values.map(
        (_, value) => cards.filter((card) => card.values[i] === value).length,
      );
      const large = sizes?.filter((size) => size >= least && cards.length - size >= least) ?? [];
      expect(large.length).toBeGreaterThan(0);
    }
  });
});

test('which decks have cards that agree in everything', () => {
  const alike = DECK_IDS.filter((id) => {
    const { cards } = deckNamed(id);
    return new Set(cards.map(({ values }) => values.join())).size < cards.length;
  });
  expect(alike).toEqual(['elements']);
  expect(DECK_IDS.filter((id) => deckNamed(id).alike)).toEqual(alike);
});

test('the cards of shapes are all that there are, and show what they are', () => {
  const { attributes, cards } = deckNamed('shapes');
  expect(cards).toHaveLength(81);
  expect(new Set(cards.map(({ values }) => values.join())).size).toBe(81);
  for (const { id, values, picture } of cards) {
    const keys = values.map((value, i) => attributes[i]?.values[value]?.key);
    expect(keys.join('-')).toBe(id);
    const [shape, colour, filling, count] = keys;
    expect(picture).toEqual({ kind: 'shapes', shape, colour, filling, count: Number(count) });
  }
});

/** The endings of Latin nouns and adjectives of two or three endings, by gender and number. */
const ENDINGS = {
  m: { one: /(us|er|is)$/u, several: /(ī|ēs)$/u },
  f: { one: /(a|is|iō|ō)$/u, several: /(ae|ēs)$/u },
  n: { one: /(um|e)$/u, several: /(a|ia)$/u },
} as const;

test('in Latin, what is said of shapes agrees with their noun', () => {
  for (const { label, picture } of deckNamed('shapes').cards) {
    if (picture.kind !== 'shapes') throw new Error('no shape');
    const [shown = '', filling = '', count] = label.la.split(', ');
    const ending =
      ENDINGS[picture.shape === 'circle' ? 'm' : 'n'][picture.count === 1 ? 'one' : 'several'];
    for (const word of [...shown.split(' '), filling]) expect(word).toMatch(ending);
    const three = picture.shape === 'circle' ? 'trēs' : 'tria';
    const one = picture.shape === 'circle' ? 'ūnus' : 'ūnum';
    expect(count).toBe([one, 'duo', three][picture.count - 1]);
  }
});

test('in Latin, adjectives that are values agree with the noun of their attribute', () => {
  const adjectives = [
    ['shapes', 'colour', 'm', 'one'],
    ['shapes', 'filling', 'f', 'one'],
    ['quadrilaterals', 'size', 'f', 'one'],
    ['elements', 'state', 'm', 'one'],
    ['latin-forms', 'number', 'm', 'one'],
  ] as const;
  for (const [id, key, gender, number] of adjectives) {
    const values =
      deckNamed(id).attributes.find((attribute) => attribute.key === key)?.values ?? [];
    expect(values.length).toBeGreaterThan(1);
    for (const { names } of values) expect(names.la).toMatch(ENDINGS[gender][number]);
  }
});
