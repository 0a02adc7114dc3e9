import { expect, test } from 'vitest';
import { NOUN, NOUNS } from '../../rules/testing/decks.ts';
import { type DeckStore, keptDecks, MOST_KEPT, withDeck, withoutDeck } from './kept.ts';

function memory(): DeckStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

test('decks are kept, the last one first, one of each name', () => {
  const store = memory();
  withDeck(store, NOUNS);
  withDeck(store, NOUN);
  expect(keptDecks(store)).toEqual([NOUN, NOUNS]);
  const other = { ...NOUNS, title: NOUN.title };
  expect(withDeck(store, other)).toEqual([other, NOUNS]);
  expect(withoutDeck(store, other.title)).toEqual([NOUNS]);
});

test('no more are kept than fit, and what is broken is skipped', () => {
  const store = memory();
  for (let i = 0; i <= MOST_KEPT; i += 1) withDeck(store, { ...NOUN, title: `deck ${i}` });
  expect(keptDecks(store)).toHaveLength(MOST_KEPT);
  expect(keptDecks(store)[0]?.title).toBe(`deck ${MOST_KEPT}`);
  store.setItem('lusoria.agreement.words', JSON.stringify([NOUN, { title: 'x', forms: [] }, 7]));
  expect(keptDecks(store)).toEqual([NOUN]);
  store.setItem('lusoria.agreement.words', '{');
  expect(keptDecks(store)).toEqual([]);
});

test('without storage nothing is kept, and nothing fails', () => {
  const none: DeckStore = {
    getItem: () => {
      throw new Error('disabled');
    },
    setItem: () => {
      throw new Error('disabled');
    },
  };
  expect(withDeck(none, NOUN)).toEqual([]);
});
