import { seeded } from '@lusoria/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deckNamed } from '../decks/index.ts';
import type { Deck } from '../deck/types.ts';
import { product } from '../testing/product-deck.ts';
import { checkTree, minClassSize } from '../tree/check.ts';
import { generateTree, hasTree, type TreeRequest } from './generate.ts';
import { classesIn } from '../tree/partition.ts';
import { pruned, widestTree } from './widest.ts';
import type { Tree } from '../tree/types.ts';

const shapes = deckNamed('shapes');
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

const decks = fc.oneof(
  fc.constant(shapes),
  fc
    .record({
      sizes: fc.array(fc.integer({ min: 2, max: 7 }), { minLength: 2, maxLength: 5 }),
      count: fc.integer({ min: 36, max: 120 }),
    })
    .map(({ sizes, count }) => product(sizes, count)),
);
const wishes = fc.record({
  difficulty: fc.constantFrom(...DIFFICULTIES),
  classes: fc.integer({ min: 0, max: 8 }),
  least: fc.integer({ min: 1, max: 20 }),
});

const depthOf = (deck: Deck, wish: TreeRequest, seed: number): number =>
  Math.max(
    ...classesIn(generateTree(deck, wish, seeded('depth', seed)), deck).map(
      ({ path }) => path.length,
    ),
  );

/** Null if there is none. */
function drawnBy(deck: Deck, wish: TreeRequest, seed: number): Tree | null {
  try {
    return generateTree(deck, wish, seeded('tree', seed));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

describe('a tree that is drawn', () => {
  test('is valid whenever there is one, and the same for the same seed', () => {
    fc.assert(
      fc.property(decks, wishes, fc.nat(), (deck, wish, seed) => {
        const made = drawnBy(deck, wish, seed);
        const check = made && checkTree(made, deck, wish);
        expect(check?.ok ?? 'none').toBe(hasTree(deck, wish) ? true : 'none');
        expect(drawnBy(deck, wish, seed)).toEqual(made);
      }),
      { numRuns: 30 },
    );
  });

  test('is there exactly when the search says so, although growing at random may find more', () => {
    const deck = product([2, 2, 6], 118);
    const wish = { difficulty: 'easy', classes: 5, least: 17 } as const;
    const there = hasTree(deck, wish);
    for (let seed = 0; seed < 20; seed += 1) expect(drawnBy(deck, wish, seed) !== null).toBe(there);
  });

  test('is easy, medium or hard', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const drawn = DIFFICULTIES.map((difficulty) => {
        const wish = { difficulty, classes: 0, least: 8 };
        const tree = generateTree(shapes, wish, seeded('difficulty', seed));
        return { depth: depthOf(shapes, wish, seed), count: classesIn(tree, shapes).length };
      });
      const [easy, medium, hard] = drawn;
      expect(easy?.count).toBeLessThanOrEqual(3);
      expect(medium?.count).toBeLessThanOrEqual(6);
      expect(medium?.depth).toBeLessThanOrEqual(2);
      expect(hard?.count).toBeGreaterThanOrEqual(5);
    }
  });

  test('is drawn evenly from the grammar where it is medium', () => {
    const wish = { difficulty: 'medium', classes: 2, least: 8 } as const;
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 1200; seed += 1) {
      const key = JSON.stringify(generateTree(shapes, wish, seeded('even', seed)));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    // There are twelve questions that single out one value; a hundred draws of each are expected.
    expect(counts.size).toBe(12);
    expect(Math.min(...counts.values())).toBeGreaterThan(60);
    expect(Math.max(...counts.values())).toBeLessThan(140);
  });

  test('asks three times now and then where it is hard, and groups values', () => {
    const wish = { difficulty: 'hard', classes: 4, least: 8 } as const;
    const depths = Array.from({ length: 60 }, (_, seed) => depthOf(shapes, wish, seed));
    expect(new Set(depths)).toEqual(new Set([2, 3]));
  });

  test('goes on to what is harder when the classes demanded are too many', () => {
    const seven = { difficulty: 'easy', classes: 7, least: 8 } as const;
    const tree = generateTree(shapes, seven, seeded('seven'));
    expect(classesIn(tree, shapes)).toHaveLength(7);
  });
});

describe('whether there is a tree', () => {
  test('never of one class, nor of more than there is room for', () => {
    expect(hasTree(shapes, { least: 8, classes: 1 })).toBe(false);
    expect(hasTree(shapes, { least: 20, classes: 6 })).toBe(false);
    expect(hasTree(shapes, { least: 8, classes: 8 })).toBe(true);
  });

  test('of two classes exactly when some grouping of an attribute has two large sides', () => {
    const wide = fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(wide, fc.integer({ min: 1, max: 20 }), (sizes, least) => {
        const deck = product(sizes, 40);
        const min = minClassSize(deck, { least });
        const found = deck.attributes.some(({ values }, attribute) => {
          const counts = values.map(
            (_, value) => deck.cards.filter((card) => card.values[attribute] === value).length,
          );
          return Array.from({ length: 2 ** counts.length }, (__, set) => set).some((set) => {
            const side = counts.reduce((sum, n, at) => sum + ((set >> at) % 2 === 1 ? n : 0), 0);
            return side >= min && deck.cards.length - side >= min;
          });
        });
        expect(hasTree(deck, { least, classes: 2 })).toBe(found);
        expect(hasTree(deck, { least, classes: 0 })).toBe(found);
      }),
      { numRuns: 40 },
    );
  });

  test('with more classes there are also those with fewer', () => {
    const deck = product([7, 5, 3], 90);
    const widest = widestTree(deck, { least: 8, classes: 0 });
    expect(widest.leaves).toBeGreaterThan(6);
    for (let leaves = 2; leaves <= widest.leaves; leaves += 1) {
      expect(pruned(widest, leaves, () => 0).leaves).toBe(leaves);
    }
  });
});
