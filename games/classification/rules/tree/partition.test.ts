import { seeded } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { shapes } from '../decks/shapes.ts';
import { pathsOf } from '../testing/oracle-tree.ts';
import { product } from '../testing/product-deck.ts';
import { ask } from '../testing/script.ts';
import { strangeTree } from '../testing/attempts.ts';
import { canonical, classesIn, firstDifference, partitionOf, samePartition } from './partition.ts';
import { LEAF } from './types.ts';

const DECK = shapes();
/** Twelve cards: a0 has 2 values, a1 has 3, a2 has 2; a0 changes fastest. */
const TWELVE = product([2, 3, 2], 36);

describe('the partition of a tree', () => {
  test('numbers the classes as they first occur in the deck', () => {
    const tree = ask('colour', ['blue', LEAF], ['green', LEAF], ['red', LEAF]);
    const partition = partitionOf(tree, DECK);
    // The deck begins with the circles: nine red, nine green, nine blue.
    expect(partition.slice(0, 27)).toEqual(
      [0, 1, 2].flatMap((one) => Array.from({ length: 9 }, () => one)),
    );
    expect(partition).toHaveLength(81);
    expect(Math.max(...partition)).toBe(2);
  });

  test('of a single class is one class', () => {
    expect(new Set(partitionOf(LEAF, DECK))).toEqual(new Set([0]));
  });

  test('puts cards that agree in every attribute into one class', () => {
    const tree = ask('a0', ['v0', ask('a1', ['v0 v2', LEAF], ['v1', LEAF])], ['v1', LEAF]);
    const partition = partitionOf(tree, TWELVE);
    const values = TWELVE.cards.map((card) => card.values.join());
    const classes = new Map(values.map((key, card) => [key, partition[card]]));
    expect(classes.size).toBeLessThan(TWELVE.cards.length);
    expect(partition).toEqual(values.map((key) => classes.get(key)));
  });

  test('has two cards in one class exactly when they take one path through the tree', () => {
    const random = seeded('partition');
    for (let i = 0; i < 60; i += 1) {
      const tree = strangeTree({ deck: 'shapes' }, random);
      const paths = pathsOf(tree, DECK);
      const numbers = [...new Set(paths)];
      // A tree is valid only if no card is without a path or has two.
      const sound = paths.every((path) => path !== null);
      expect(sound ? partitionOf(tree, DECK) : null).toEqual(
        sound ? paths.map((path) => numbers.indexOf(path)) : null,
      );
    }
  });
});

describe('the classes of a tree', () => {
  test('come from left to right with their paths and cards, empty ones too', () => {
    const tree = ask(
      'colour',
      ['blue', LEAF],
      ['red green', ask('colour', ['blue', LEAF], ['green red', LEAF])],
    );
    const classes = classesIn(tree, DECK);
    expect(classes.map(({ cards }) => cards.length)).toEqual([27, 0, 54]);
    expect(classes[1]?.path).toEqual([
      { attribute: 'colour', values: ['red', 'green'] },
      { attribute: 'colour', values: ['blue'] },
    ]);
    expect(classes[2]?.cards.slice(0, 3)).toEqual([0, 1, 2]);
  });
});

describe('two partitions', () => {
  test.each([
    ['the same', [0, 1, 0, 2], [0, 1, 0, 2], null],
    ['the same under other numbers', [0, 1, 0, 2], [7, 3, 7, 0], null],
    ['two classes that are one in the other', [0, 1, 0, 1], [0, 0, 0, 0], 1],
    ['one class that is two in the other', [0, 0, 0, 0], [0, 0, 0, 1], 3],
    ['a card in the other class', [0, 1, 0, 1], [0, 1, 0, 0], 3],
    ['a card in a class of its own', [0, 1, 0, 1], [0, 1, 2, 1], 2],
    ['a card that is in a class of its own in the other', [0, 1, 2, 1], [0, 1, 0, 1], 2],
    ['two classes crossed', [0, 0, 1, 1], [0, 1, 0, 1], 1],
    ['none', [], [], null],
  ])('%s', (_, a, b, first) => {
    expect(firstDifference(a, b)).toBe(first);
    expect(firstDifference(b, a)).toBe(first);
    expect(samePartition(a, b)).toBe(first === null);
  });

  test('part first at the first card that lies with an earlier one in one of them only', () => {
    const random = seeded('difference');
    const any = () => Array.from({ length: 8 }, () => random.int(3));
    const pairs = Array.from({ length: 500 }, () => {
      const a = any();
      // Often the same but for one card, with other numbers.
      const b =
        random.int(2) === 0
          ? any()
          : a.map((one) => (one + 1) % 3).with(random.int(8), random.int(3));
      return { a, b };
    });
    const slow = ({ a, b }: { a: readonly number[]; b: readonly number[] }): number | null => {
      const at = a.findIndex((one, card) =>
        a.slice(0, card).some((other, i) => (other === one) !== (b[i] === b[card])),
      );
      return at < 0 ? null : at;
    };
    expect(pairs.map(({ a, b }) => firstDifference(a, b))).toEqual(pairs.map(slow));
    expect(pairs.some((pair) => slow(pair) === null)).toBe(true);
  });

  test('are equal lists when they are canonical and the same', () => {
    expect(canonical([5, 2, 5, 9])).toEqual([0, 1, 0, 2]);
    expect(canonical([9, 5, 9, 2])).toEqual([0, 1, 0, 2]);
    expect(canonical([])).toEqual([]);
  });
});
