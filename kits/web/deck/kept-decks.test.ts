import { expect, test } from 'vitest';
import { type DeckStore, keptDecks } from './kept-decks.ts';

interface Deck {
  readonly title: string;
  readonly cards: number;
}

const KEY = 'decks';
const kept = keptDecks<Deck>({
  key: KEY,
  most: 3,
  read: (stored) => (typeof stored === 'string' ? { title: stored, cards: stored.length } : null),
  write: ({ title }) => title,
  isSame: (a, b) => a.title === b.title,
});
const deck = (title: string): Deck => ({ title, cards: title.length });

function memory(): DeckStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

test('decks are kept, the last one first, one of those that are the same', () => {
  const store = memory();
  kept.add(store, deck('first'));
  kept.add(store, deck('second'));
  expect(kept.all(store)).toEqual([deck('second'), deck('first')]);
  expect(kept.add(store, deck('first'))).toEqual([deck('first'), deck('second')]);
  expect(kept.remove(store, deck('first'))).toEqual([deck('second')]);
  kept.clear(store);
  expect(kept.all(store)).toEqual([]);
});

test('the oldest go where there are too many, and what cannot be read is skipped', () => {
  const store = memory();
  for (const title of ['a', 'b', 'c', 'd']) kept.add(store, deck(title));
  expect(kept.all(store)).toEqual(['d', 'c', 'b'].map(deck));
  store.setItem(KEY, '[7, "one"]');
  expect(kept.all(store)).toEqual([deck('one')]);
  store.setItem(KEY, '{');
  expect(kept.all(store)).toEqual([]);
});

test('without storage nothing is kept, and nothing fails', () => {
  const fails = () => {
    throw new Error('disabled');
  };
  expect(kept.add({ getItem: fails, setItem: fails }, deck('one'))).toEqual([]);
});
