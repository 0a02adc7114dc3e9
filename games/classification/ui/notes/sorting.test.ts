import { deckNamed } from '@lusoria/classification';
import { expect, test } from 'vitest';
import { laidOut, rowsOf, shifted, sortedBy } from './sorting.ts';

const deck = deckNamed('shapes');
const valuesOf = (cards: readonly number[], attribute: string) => {
  const at = deck.attributes.findIndex(({ key }) => key === attribute);
  return cards.map((card) => deck.cards[card]?.values[at] ?? -1);
};

test('a hand lies by an attribute, and by the others where that is the same', () => {
  const hand = [80, 3, 41, 17, 60, 9, 30];
  for (const { key } of deck.attributes) {
    const values = valuesOf(sortedBy(deck, hand, key), key);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  }
  expect(sortedBy(deck, [2, 1, 0], 'shape')).toEqual(sortedBy(deck, [0, 2, 1], 'shape'));
});

test('in the own order new cards come last, and cards that are gone leave no gap', () => {
  expect(laidOut(deck, [5, 7, 9, 1], 'own', [9, 4, 5])).toEqual([9, 5, 7, 1]);
  expect(laidOut(deck, [5, 7], 'own', [])).toEqual([5, 7]);
});

test('chosen cards move together and stop at the ends', () => {
  expect(shifted([1, 2, 3, 4], [3], -1)).toEqual([1, 3, 2, 4]);
  expect(shifted([1, 2, 3, 4], [2, 3], 1)).toEqual([1, 4, 2, 3]);
  expect(shifted([1, 2, 3, 4], [1, 2], -1)).toEqual([1, 2, 3, 4]);
  expect(shifted([1, 2, 3, 4], [1, 3], -1)).toEqual([1, 3, 2, 4]);
});

test('every card of a hand can be touched, on the narrowest phone, too', () => {
  for (const width of [300, 366, 900]) {
    for (let count = 1; count < 40; count += 1) {
      const { card, step, perRow } = rowsOf(count, width, 72);
      expect(perRow < 2 || step >= 44).toBe(true);
      expect((perRow - 1) * step + card).toBeLessThanOrEqual(width);
    }
  }
});
