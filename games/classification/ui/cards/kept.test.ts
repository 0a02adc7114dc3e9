import { deckNamed } from '@lusoria/classification';
import { expect, test } from 'vitest';
import { keptDecks, MOST_KEPT, named, withDeck, withoutDeck } from './kept.ts';

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

const elements = deckNamed('elements');
const titles = (store: ReturnType<typeof memory>) => keptDecks(store).map(({ title }) => title.en);

test('a deck is there again as it was, the last one first', () => {
  const store = memory();
  withDeck(store, elements);
  withDeck(store, deckNamed('shapes'));
  expect(keptDecks(store)).toEqual([deckNamed('shapes'), elements]);
});

test('a deck under another name takes the place of the same deck', () => {
  const store = memory();
  withDeck(store, elements);
  withDeck(store, named(elements, 'Chemistry 9b'));
  expect(titles(store)).toEqual(['Chemistry 9b']);
  withoutDeck(store, elements);
  expect(titles(store)).toEqual([]);
});

test('the oldest go where there are too many, and what cannot be read is nothing', () => {
  const store = memory();
  for (let n = 0; n <= MOST_KEPT; n += 1) {
    const id = `deck-${n}`;
    withDeck(store, named({ ...elements, id }, id));
  }
  expect(titles(store)).toHaveLength(MOST_KEPT);
  expect(titles(store)).not.toContain('deck-0');
  store.setItem('lusoria.classification.decks', '["{", 7]');
  expect(keptDecks(store)).toEqual([]);
});
