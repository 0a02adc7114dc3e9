import { defined } from '@lusoria/core';
import type { Deck } from '../deck/types.ts';
import { LEAF, type Tree } from '../tree/types.ts';
import type { Split } from './split.ts';

/**
 * A tree over the indices of a deck, with the cards at every node: quick to build, and subtrees are shared. `Tree` is
 * the same in the deck's keys.
 */
export interface IndexedTree {
  readonly cards: readonly number[];
  /** Null: these cards are a class. */
  readonly split: Split | null;
  /** By branch. */
  readonly children: readonly IndexedTree[];
  /** Number of classes. */
  readonly leaves: number;
  /** Number of questions on the longest path. */
  readonly depth: number;
  /** Total number of questions. */
  readonly questions: number;
}

/** A leaf: cards that are a class. */
export function leafOf(cards: readonly number[]): IndexedTree {
  return { cards, split: null, children: [], leaves: 1, depth: 0, questions: 0 };
}

/** An inner node: a question and the subtrees of its branches. */
export function nodeOf(
  cards: readonly number[],
  split: Split,
  children: readonly IndexedTree[],
): IndexedTree {
  return {
    cards,
    split,
    children,
    leaves: children.reduce((sum, child) => sum + child.leaves, 0),
    depth: 1 + Math.max(...children.map(({ depth }) => depth)),
    questions: 1 + children.reduce((sum, child) => sum + child.questions, 0),
  };
}

/** The tree in the deck's keys. */
export function treeOf({ split, children }: IndexedTree, deck: Deck): Tree {
  if (!split) return LEAF;
  const attribute = defined(deck.attributes[split.attribute]);
  return {
    kind: 'ask',
    attribute: attribute.key,
    branches: children.map((child, at) => ({
      values: defined(split.groups[at]).map((value) => defined(attribute.values[value]).key),
      to: treeOf(child, deck),
    })),
  };
}

/** The classes of a tree from left to right. */
function leavesOf(tree: IndexedTree): readonly (readonly number[])[] {
  return tree.split === null ? [tree.cards] : tree.children.flatMap(leavesOf);
}

/** The class of every card, numbered in order of first occurrence: a `Partition` in bytes. */
export function classesOf(tree: IndexedTree, cards: number): Uint8Array {
  const classes = new Uint8Array(cards);
  for (const [number, leaf] of leavesOf(tree).entries())
    for (const card of leaf) classes[card] = number;
  const canonical: number[] = [];
  let next = 0;
  for (let card = 0; card < cards; card += 1) {
    const old = defined(classes[card]);
    let number = canonical[old];
    if (number === undefined) {
      number = next;
      canonical[old] = number;
      next += 1;
    }
    classes[card] = number;
  }
  return classes;
}
