import { defined } from '@lusoria/core';
import type { Deck } from '../deck/types.ts';
import type { Tree } from './types.ts';

/**
 * A partition of a deck: the class number of each card, in the order of the deck. Classes are
 * numbered in order of first occurrence, so equal partitions are equal lists.
 */
export type Partition = readonly number[];

/** The path of a card through a tree. */
export type Path = readonly { readonly attribute: string; readonly values: readonly string[] }[];

/** A class defined by a tree. */
export interface TreeClass {
  readonly path: Path;
  /** The cards, in the order of the deck. */
  readonly cards: readonly number[];
}

/** Renumbers classes in order of first occurrence. */
export function canonical(classes: readonly number[]): Partition {
  const numbers = new Map<number, number>();
  return classes.map((one) => {
    const known = numbers.get(one) ?? numbers.size;
    numbers.set(one, known);
    return known;
  });
}

/**
 * The classes of a tree from left to right, including empty ones. A card whose value no branch
 * names is in none: a tree that `checkTree` accepts has no such card.
 */
export function classesIn(tree: Tree, deck: Deck): readonly TreeClass[] {
  const found: TreeClass[] = [];
  const walk = (node: Tree, cards: readonly number[], path: Path): void => {
    if (node.kind === 'class') {
      found.push({ path, cards });
      return;
    }
    const index = deck.attributes.findIndex(({ key }) => key === node.attribute);
    const values = deck.attributes[index]?.values ?? [];
    for (const { values: keys, to } of node.branches) {
      const here = new Set(keys);
      const chosen = cards.filter((card) => {
        const value = values[deck.cards[card]?.values[index] ?? -1];
        return value !== undefined && here.has(value.key);
      });
      walk(to, chosen, [...path, { attribute: node.attribute, values: keys }]);
    }
  };
  walk(tree, [...deck.cards.keys()], []);
  return found;
}

/** The partition that a tree makes of its deck. */
export function partitionOf(tree: Tree, deck: Deck): Partition {
  const of = deck.cards.map(() => -1);
  for (const [number, { cards }] of classesIn(tree, deck).entries()) {
    for (const card of cards) of[card] = number;
  }
  return canonical(of);
}

/** Whether two partitions of a deck are the same. */
export function samePartition(a: Partition, b: Partition): boolean {
  return firstDifference(a, b) === null;
}

/**
 * The first card (in the order of the deck) at which two partitions differ: it lies with an earlier
 * card in one of them and not in the other. Null if they are the same.
 */
export function firstDifference(a: Partition, b: Partition): number | null {
  const there = new Map<number, number>();
  const back = new Map<number, number>();
  for (const [card, mine] of a.entries()) {
    const theirs = defined(b[card]);
    const known = there.get(mine);
    const knownBack = back.get(theirs);
    if (known === undefined && knownBack === undefined) {
      there.set(mine, theirs);
      back.set(theirs, mine);
    } else if (known !== theirs || knownBack !== mine) return card;
  }
  return null;
}
