// Options of maximum cost, for load tests of a server: the largest deck, with trees that are expensive to draw for it; and
// equal ones with other decks, since what is known of a deck is remembered.
import { seeded } from '@lusoria/core';

const ATTRIBUTES = 8;
const VALUES = 3;
const CARDS = 240;
const DECKS = 64;

const random = seeded('heavy');
const indices = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

const deck = {
  id: 'heavy',
  title: 'heavy',
  alike: true,
  attributes: indices(ATTRIBUTES).map((attribute) => ({
    key: `a${attribute}`,
    names: `a${attribute}`,
    values: indices(VALUES).map((value) => ({ key: `v${value}`, names: `v${value}` })),
  })),
  // The first cards use every value.
  cards: indices(CARDS).map((card) => ({
    id: `c${card}`,
    values: Object.fromEntries(
      indices(ATTRIBUTES).map((attribute) => [
        `a${attribute}`,
        `v${card < VALUES ? card : random.int(VALUES)}`,
      ]),
    ),
  })),
};

export const heavyOptions: readonly unknown[] = indices(DECKS).map((n) => ({
  deck: { ...deck, id: `heavy-${n}` },
  tree: 'drawn',
  difficulty: 'hard',
}));
