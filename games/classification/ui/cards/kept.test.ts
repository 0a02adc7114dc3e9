import { deckNamed } from '@lusoria/classification';
import { expect, test } from 'vitest';
import { named, ownDecks } from './kept.ts';

test('a deck is there again as it was; under another name it takes the place of the same deck', () => {
  const items = new Map<string, string>();
  const store = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  const elements = deckNamed('elements');
  ownDecks.add(store, elements);
  ownDecks.add(store, deckNamed('shapes'));
  expect(ownDecks.all(store)).toEqual([deckNamed('shapes'), elements]);
  ownDecks.add(store, named(elements, 'Chemistry 9b'));
  expect(ownDecks.all(store).map(({ title }) => title.en)).toEqual([
    'Chemistry 9b',
    deckNamed('shapes').title.en,
  ]);
  expect(ownDecks.remove(store, elements)).toEqual([deckNamed('shapes')]);
});
