import { describe, expect, test } from 'vitest';
import { deckNamed } from '../decks/index.ts';
import type { Deck } from '../deck/types.ts';
import { product } from '../testing/product-deck.ts';
import { checkTree } from '../tree/check.ts';
import { type Grammar, grammarOf, MAX_PARTITIONS, partitionAt, treeAt } from './grammar.ts';
import { canonical, partitionOf } from '../tree/partition.ts';

const shapes = deckNamed('shapes');
const USUAL = { least: 8, classes: 0 };

const partitions = (grammar: Grammar): readonly string[] =>
  grammar.trees.map((_, index) => partitionAt(grammar, index).join());

/**
 * Every partition by at most two questions, computed differently: by concatenated labels of cards.
 */
function slowly(deck: Deck, least: number, most: number): ReadonlySet<string> {
  const all = [...deck.cards.keys()];
  const questions = (cards: readonly number[]): readonly (readonly (readonly number[])[])[] =>
    deck.attributes.flatMap((_, attribute) => {
      const valueOf = (card: number) => deck.cards[card]?.values[attribute] ?? -1;
      const values = [...new Set(cards.map(valueOf))];
      const each = values.map((value) => cards.filter((card) => valueOf(card) === value));
      const against = each.map((part) => [part, cards.filter((card) => !part.includes(card))]);
      return values.length < 2 ? [] : [each, ...against];
    });
  const found = new Set<string>();
  const add = (leaves: readonly (readonly number[])[]): void => {
    if (leaves.length > most || leaves.some((leaf) => leaf.length < least)) return;
    found.add(canonical(all.map((card) => leaves.findIndex((leaf) => leaf.includes(card)))).join());
  };
  for (const root of questions(all)) {
    let trees: readonly (readonly (readonly number[])[])[] = [[]];
    for (const part of root) {
      trees = trees.flatMap((leaves) =>
        [[part], ...questions(part)]
          .map((more) => [...leaves, ...more])
          .filter((both) => both.length <= most),
      );
    }
    trees.forEach(add);
  }
  return found;
}

describe('the grammar of two questions', () => {
  test('has 6622 partitions of the 81 cards, each once', () => {
    const grammar = grammarOf(shapes, USUAL);
    expect(grammar.size).toBe(6622);
    expect(grammar.complete).toBe(true);
    expect(new Set(partitions(grammar)).size).toBe(6622);
  });

  test.each([
    [2, 12],
    [3, 220],
    [4, 1098],
    [5, 1656],
    [6, 3636],
  ])('of %i classes there are %i', (classes, count) => {
    expect(grammarOf(shapes, { ...USUAL, classes }).size).toBe(count);
  });

  test.each([
    ['three attributes', product([3, 3, 4]), 8],
    ['unequal attributes', product([2, 5, 4]), 5],
    ['cards by chance', product([4, 2, 3, 2], 60), 8],
    ['the same twice', product([2, 2], 40), 10],
  ])('is what another way finds: %s', (_, deck, least) => {
    const found = partitions(grammarOf(deck, { least, classes: 0 }));
    const min = Math.ceil((deck.cards.length * least) / 100);
    expect(new Set(found)).toEqual(slowly(deck, min, 6));
  });

  test('has a valid tree for each, the simplest first', () => {
    for (const deck of [shapes, product([5, 3, 4], 70)]) {
      const grammar = grammarOf(deck, USUAL);
      for (const [index, plan] of grammar.trees.entries()) {
        const tree = treeAt(grammar, index);
        expect(checkTree(tree, deck, USUAL).ok).toBe(true);
        expect(partitionOf(tree, deck)).toEqual(partitionAt(grammar, index));
        expect(plan.leaves).toBeGreaterThanOrEqual(grammar.trees[index - 1]?.leaves ?? 0);
      }
    }
  });

  test('is built once', () => {
    const usual = grammarOf(shapes, USUAL);
    expect(usual === grammarOf(shapes, { classes: 0, least: 8 })).toBe(true);
    expect(usual === grammarOf(shapes, { ...USUAL, least: 9 })).toBe(false);
  });
});

describe('wider grammars', () => {
  test('hold the narrower ones', () => {
    const deck = product([4, 3, 2], 48);
    const levels = [1, 2, 3] as const;
    const grammars = levels.map((level) => grammarOf(deck, { least: 20, classes: 0 }, level));
    expect(grammars.map(({ complete }) => complete)).toEqual([true, true, true]);
    const [one = [], two = [], three = []] = grammars.map(partitions);
    const [inTwo, inThree] = [new Set(two), new Set(three)];
    expect(one.filter((partition) => !inTwo.has(partition))).toEqual([]);
    expect(two.filter((partition) => !inThree.has(partition))).toEqual([]);
    expect(two.length).toBeGreaterThan(one.length);
    expect(three.length).toBeGreaterThan(two.length);
  });

  test('stay within bounds on the largest decks, and still are valid', () => {
    const decks = [product([3, 3, 3, 3, 3, 3, 3, 3], 240), product([9, 9, 9, 9, 9, 9, 9, 9], 240)];
    const levels = [1, 2, 3] as const;
    const grammars = decks.flatMap((deck) => levels.map((level) => grammarOf(deck, USUAL, level)));
    expect(grammars.map(({ complete }) => complete)).toContain(false);
    for (const grammar of grammars) {
      expect(grammar.size).toBeLessThanOrEqual(MAX_PARTITIONS);
      expect(checkTree(treeAt(grammar, grammar.size - 1), grammar.deck, USUAL).ok).toBe(true);
    }
  });
});
