import type { Deck } from '../deck/types.ts';
import { LEAF, type Tree } from '../tree/types.ts';
import type { Split } from './split.ts';

/**
 * A tree over the numbers of a deck, with the cards at every node: quick to put together, and subtrees are shared.
 * `Tree` is the same in the deck's keys.
 */
export interface IndexedTree {
  readonly cards: readonly number[];
  /** Null: these cards are a class. */
  readonly split: Split | null;
  /** By branch. */
  readonly children: readonly IndexedTree[];
  /** How many classes it has. */
  readonly leaves: number;
  /** How many questions lie on the longest path. */
  readonly depth: number;
  /** How many questions there are in all. */
  readonly questions: number;
}

/** Cards that are a class. */
export function leafOf(cards: readonly number[]): IndexedTree {
  return { cards, split: null, children: [], leaves: 1, depth: 0, questions: 0 };
}

/** A question and what follows its branches. */
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
  const attribute = split && deck.attributes[split.attribute];
  if (!attribute) return LEAF;
  return {
    kind: 'ask',
    attribute: attribute.key,
    branches: children.map((child, at) => ({
      values: (split.groups[at] ?? []).map((value) => attribute.values[value]?.key ?? ''),
      to: treeOf(child, deck),
    })),
  };
}

/** The classes of a tree from left to right. */
function leavesOf(tree: IndexedTree): readonly (readonly number[])[] {
  return tree.split === null ? [tree.cards] : tree.children.flatMap(leavesOf);
}

/** The class of every card, numbered as they first occur: a `Partition` in bytes. */
export function classesOf(tree: IndexedTree, cards: number): Uint8Array {
  const classes = new Uint8Array(cards);
  for (const [number, leaf] of leavesOf(tree).entries())
    for (const card of leaf) classes[card] = number;
  const canonical: number[] = [];
  let next = 0;
  for (let card = 0; card < cards; card += 1) {
    const old = classes[card] ?? 0;
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
