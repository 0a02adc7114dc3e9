import {
  checkTree,
  classesIn,
  type Deck,
  LEAF,
  readDeck,
  type Tree,
} from '@lusoria/classification';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, askable, close, move, type Place, sameTree, separate, settled } from './editing.ts';

const COLOURS = ['red', 'green', 'blue'];
const SIZES = ['small', 'large'];
const KINDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const names = (keys: readonly string[]) => keys.map((key) => ({ key, names: key }));

/** 48 cards; each kind has only one origin, so a question about one may make the other useless. */
function someDeck(): Deck {
  const cards = COLOURS.flatMap((colour) =>
    SIZES.flatMap((size) =>
      KINDS.map((kind) => ({
        id: `${colour}-${size}-${kind}`,
        values: { colour, size, kind, origin: kind < 'd' ? 'near' : 'far' },
      })),
    ),
  );
  const read = readDeck({
    id: 'some',
    title: 'Some',
    attributes: [
      { key: 'colour', names: 'colour', values: names(COLOURS) },
      { key: 'size', names: 'size', values: names(SIZES) },
      { key: 'kind', names: 'kind', values: names(KINDS) },
      { key: 'origin', names: 'origin', values: names(['near', 'far']) },
    ],
    cards,
  });
  if (!read.ok) throw new Error(read.rejection.code);
  return read.value;
}

const deck = someDeck();
const pathsIn = (tree: Tree) =>
  classesIn(tree, deck).map(({ path }) =>
    path.map(({ attribute, values }) => `${attribute}=${values.join('|')}`).join(' > '),
  );

test('an attribute splits into a branch a value', () => {
  expect(pathsIn(ask(LEAF, [], 'colour', deck))).toEqual([
    'colour=red',
    'colour=green',
    'colour=blue',
  ]);
});

test('what is asked further is asked of the cards that are there', () => {
  const tree = ask(ask(LEAF, [], 'origin', deck), [0], 'kind', deck);
  expect(pathsIn(tree)).toEqual([
    'origin=near > kind=a',
    'origin=near > kind=b',
    'origin=near > kind=c',
    'origin=far',
  ]);
});

test('to ask the same again changes nothing, to ask another replaces it', () => {
  const tree = move(ask(LEAF, [], 'colour', deck), [], ['red'], 'against', deck);
  expect(ask(tree, [], 'colour', deck)).toEqual(tree);
  expect(pathsIn(ask(tree, [], 'size', deck))).toEqual(['size=small', 'size=large']);
  expect(close(tree, [], deck)).toEqual(LEAF);
});

test('values are put together, set against the rest, and parted again', () => {
  const split = ask(LEAF, [], 'colour', deck);
  const together = move(split, [], ['blue'], 0, deck);
  expect(pathsIn(together)).toEqual(['colour=red|blue', 'colour=green']);
  expect(pathsIn(move(together, [], ['blue'], 'own', deck))).toEqual([
    'colour=red',
    'colour=green',
    'colour=blue',
  ]);
  expect(pathsIn(move(split, [], ['green'], 'against', deck))).toEqual([
    'colour=green',
    'colour=red|blue',
  ]);
  expect(pathsIn(separate(together, [], deck))).toEqual([
    'colour=red',
    'colour=blue',
    'colour=green',
  ]);
});

test('several values move at once, and what lay behind their branch goes along', () => {
  const kinds = ask(ask(LEAF, [], 'kind', deck), [1], 'size', deck);
  const tree = move(kinds, [], ['b', 'c', 'd'], 'against', deck);
  expect(pathsIn(tree)).toEqual([
    'kind=b|c|d > size=small',
    'kind=b|c|d > size=large',
    'kind=a|e|f|g|h',
  ]);
});

test('nothing is moved that would leave one branch only', () => {
  const tree = ask(LEAF, [], 'size', deck);
  expect(move(tree, [], SIZES, 'own', deck)).toEqual(tree);
  expect(move(tree, [], SIZES, 'against', deck)).toEqual(tree);
  expect(move(tree, [], ['small'], 1, deck)).toEqual(tree);
  expect(move(tree, [], ['small'], 7, deck)).toEqual(tree);
  expect(move(tree, [], ['purple'], 'own', deck)).toEqual(tree);
  expect(move(tree, [], ['large'], 'own', deck)).toEqual(tree);
  expect(move(tree, [], ['large'], 'against', deck)).toEqual(tree);
  expect(move(tree, [4, 2], ['small'], 'own', deck)).toEqual(tree);
});

test('what is asked below follows the cards that come there', () => {
  const kinds = move(ask(LEAF, [], 'kind', deck), [], ['a', 'd'], 'against', deck);
  const both = ask(kinds, [0], 'origin', deck);
  expect(pathsIn(both)).toContain('kind=a|d > origin=near');
  // All cards of one kind are near: the question disappears.
  const near = move(both, [], ['d'], 'own', deck);
  expect(pathsIn(near)).toEqual(['kind=a', 'kind=b|c|e|f|g|h', 'kind=d']);
  // Other values appear: each a class of its own.
  const first = ask(move(kinds, [], ['b'], 'own', deck), [1], 'kind', deck);
  expect(pathsIn(move(first, [], ['b'], 1, deck))).toContain('kind=b|c|e|f|g|h > kind=b');
});

test('only what divides can be asked', () => {
  const near = [...deck.cards.keys()].filter((card) => deck.cards[card]?.values[3] === 0);
  expect(askable(deck, near, 1).map(({ key }) => key)).toEqual(['colour', 'size', 'kind']);
  expect(askable(deck, near, 6)).toEqual([]);
});

test('a tree from outside is made total', () => {
  const strange: Tree = {
    kind: 'ask',
    attribute: 'colour',
    branches: [
      { values: ['red', 'purple', 'red'], to: { kind: 'ask', attribute: 'taste', branches: [] } },
      { values: ['red', 'green'], to: LEAF },
    ],
  };
  expect(pathsIn(settled(strange, deck))).toEqual(['colour=red', 'colour=green', 'colour=blue']);
});

type Edit = (tree: Tree) => Tree;

/** Edits at places and with values that need not exist. */
const edit: fc.Arbitrary<Edit> = (() => {
  const place: fc.Arbitrary<Place> = fc.array(fc.nat({ max: 4 }), { maxLength: 6 });
  const attribute = fc.constantFrom(...deck.attributes.map(({ key }) => key), 'taste');
  const value = fc.constantFrom(...COLOURS, ...SIZES, ...KINDS, 'near', 'far', 'purple');
  const values = fc.array(value, { maxLength: 5 });
  const goal = fc.oneof(fc.nat({ max: 5 }), fc.constantFrom('own' as const, 'against' as const));
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.tuple(place, attribute).map(
        ([at, key]): Edit =>
          (tree) =>
            ask(tree, at, key, deck),
      ),
    },
    {
      weight: 3,
      arbitrary: fc.tuple(place, values, goal).map(
        ([at, some, to]): Edit =>
          (tree) =>
            move(tree, at, some, to, deck),
      ),
    },
    place.map(
      (at): Edit =>
        (tree) =>
          separate(tree, at, deck),
    ),
    place.map(
      (at): Edit =>
        (tree) =>
          close(tree, at, deck),
    ),
  );
})();

test('any sequence of edits keeps a total tree', () => {
  const sizes = ['tree-one-class', 'tree-too-many-classes', 'tree-small-class'];
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 25 }), (edits) => {
      const tree = edits.reduce<Tree>((before, one) => one(before), LEAF);
      const classes = classesIn(tree, deck);
      expect(classes.flatMap(({ cards }) => cards).length).toBe(deck.cards.length);
      expect(classes.filter(({ cards }) => cards.length === 0)).toEqual([]);
      const checked = checkTree(tree, deck, { least: 1, classes: 0 });
      expect(
        checked.ok ? [] : [checked.rejection.code].filter((one) => !sizes.includes(one)),
      ).toEqual([]);
      expect(sameTree(settled(tree, deck), tree)).toBe(true);
    }),
  );
});
