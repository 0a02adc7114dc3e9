import { defined } from '@lusoria/core';
import type { Deck } from '../deck/types.ts';
import { minClassSize, type TreeConstraints } from '../tree/check.ts';
import { TREE_BOUNDS } from '../tree/types.ts';
import { type IndexedTree, leafOf, nodeOf } from './indexed-tree.ts';
import { cardsByValue, type Split, splitBy, splitsOf } from './split.ts';

/** Number of sets of cards after which the search settles for the best tree found. */
const MAX_SETS = 3000;

const known = new WeakMap<Deck, Map<number, IndexedTree>>();

/**
 * A tree of this deck with as many classes as can be found, at most twelve: branch and bound over sets of cards, each
 * solved once. It considers questions with a branch for every value, one value against the rest, and values combined
 * until there are enough cards; on decks with many attributes it stops at a budget.
 */
export function widestTree(deck: Deck, constraints: TreeConstraints): IndexedTree {
  const least = minClassSize(deck, constraints);
  const trees = known.get(deck) ?? new Map<number, IndexedTree>();
  known.set(deck, trees);
  const tree = trees.get(least) ?? search(deck, least);
  trees.set(least, tree);
  return tree;
}

function search(deck: Deck, least: number): IndexedTree {
  const solved = new Map<string, IndexedTree>();
  const widest = (cards: readonly number[], depth: number): IndexedTree => {
    const bound = Math.min(TREE_BOUNDS.classes, Math.floor(cards.length / least));
    if (depth === 0 || bound < 2) return leafOf(cards);
    const key = `${depth} ${cards.join()}`;
    const solution = solved.get(key);
    if (solution) return solution;
    let best = leafOf(cards);
    for (const split of candidateSplits(deck, cards, least)) {
      if (best.leaves >= bound || solved.size > MAX_SETS) break;
      const children = split.parts.map((part) => widest(part, depth - 1));
      const tree = nodeOf(cards, split, children);
      if (tree.leaves > best.leaves) best = tree;
    }
    solved.set(key, best);
    return best;
  };
  return widest([...deck.cards.keys()], TREE_BOUNDS.depth);
}

/** Questions with many branches first: they leave least to search. */
function candidateSplits(deck: Deck, cards: readonly number[], least: number): readonly Split[] {
  const plain = splitsOf(deck, cards, { least, parts: TREE_BOUNDS.classes, width: 'plain' });
  const packed = [...deck.attributes.keys()].flatMap((attribute) => {
    const byValue = cardsByValue(deck, cards, attribute);
    const groups = packs(byValue, least);
    return groups.length < 2 ? [] : [splitBy(attribute, groups, byValue)];
  });
  return [...plain, ...packed].toSorted((a, b) => b.parts.length - a.parts.length);
}

/** Combines values, the frequent ones first, until each group has enough cards. */
function packs(
  byValue: ReadonlyMap<number, readonly number[]>,
  least: number,
): readonly (readonly number[])[] {
  const groups: number[][] = [];
  let group: number[] = [];
  let count = 0;
  for (const [value, cards] of [...byValue].toSorted(([, a], [, b]) => b.length - a.length)) {
    group.push(value);
    count += cards.length;
    if (count < least) continue;
    groups.push(group);
    group = [];
    count = 0;
  }
  // A remainder too small for a group of its own joins the last one.
  groups.at(-1)?.push(...group);
  return groups;
}

/**
 * A tree with fewer classes, pruned from its deepest questions: they lose branches or are removed. Every number of
 * classes from two up can be reached in this way.
 *
 * @param choose picks one of a number of questions
 */
export function pruned(
  tree: IndexedTree,
  leaves: number,
  choose: (bound: number) => number,
): IndexedTree {
  let narrow = tree;
  while (narrow.leaves > leaves) narrow = withoutOneLeaf(narrow, choose);
  return narrow;
}

function withoutOneLeaf(tree: IndexedTree, choose: (bound: number) => number): IndexedTree {
  const { cards, split, children } = tree;
  if (split === null) return tree;
  const deeper = children.flatMap((child, at) => (child.split === null ? [] : [at]));
  if (deeper.length > 0) {
    const chosen = defined(deeper[choose(deeper.length)]);
    return nodeOf(
      cards,
      split,
      children.map((child, at) => (at === chosen ? withoutOneLeaf(child, choose) : child)),
    );
  }
  if (children.length === 2) return leafOf(cards);
  const [first = [], second = [], ...others] = split.groups;
  const [one = [], two = [], ...rest] = split.parts;
  const both = [...one, ...two].toSorted((a, b) => a - b);
  const joined = {
    attribute: split.attribute,
    groups: [[...first, ...second], ...others],
    parts: [both, ...rest],
  };
  return nodeOf(cards, joined, joined.parts.map(leafOf));
}
