import { pick, type Random } from '@lusoria/core';
import type { Deck } from '../deck/types.ts';
import { minClassSize, type TreeConstraints } from '../tree/check.ts';
import type { Tree } from '../tree/types.ts';
import { grammarOf } from './grammar.ts';
import { type IndexedTree, leafOf, nodeOf, treeOf } from './indexed-tree.ts';
import { type Split, splitsOf } from './split.ts';
import { pruned, widestTree } from './widest.ts';

/**
 * Difficulty of identifying a tree.
 *
 * @public
 */
export type Difficulty = 'easy' | 'medium' | 'hard';

/** Constraints on a generated tree. */
export interface TreeRequest extends TreeConstraints {
  readonly difficulty: Difficulty;
}

/** An easy tree asks once, or twice if it has at most this many classes. */
const EASY_CLASSES = 3;
/** Minimum number of classes of a hard tree, unless a number is demanded. */
const HARD_CLASSES = 5;
const HARD_DEPTH = 3;
/** Numbers of classes of a hard tree if none is demanded. */
const HARD_COUNTS = [5, 6, 7] as const;
/** Attempts to grow a tree at random before giving up. */
const ATTEMPTS = 40;

/**
 * Whether this deck has any tree under the constraints. Exact with at least two classes and no number demanded; for
 * many classes on decks with many values the search may give up, and then returns false.
 */
export function hasTree(deck: Deck, constraints: TreeConstraints): boolean {
  const { classes } = constraints;
  return classes !== 1 && widestTree(deck, constraints).leaves >= Math.max(2, classes);
}

/**
 * Draws a valid tree (`checkTree`), deterministically from the random numbers. Easy ones ask once, or twice with up to
 * three classes; medium ones are drawn uniformly from the partitions of the grammar's level 1; hard ones have many
 * classes, group values or ask three times. If a difficulty has no tree with the demanded classes, the next one is
 * used, in the end any tree.
 *
 * @throws RangeError if there is none at all: check with `hasTree` before.
 */
export function generateTree(deck: Deck, request: TreeRequest, random: Random): Tree {
  // Growing at random may find a tree where the search gave up: existence must not depend on luck.
  if (!hasTree(deck, request)) {
    throw new RangeError(`no tree of ${request.classes} classes for ${deck.id}`);
  }
  return treeOf(drawn(deck, request, random) ?? searched(deck, request, random), deck);
}

function drawn(deck: Deck, request: TreeRequest, random: Random): IndexedTree | null {
  if (request.difficulty === 'hard' && random.int(2) === 0) {
    const tree = grownAtRandom(deck, request, random);
    if (tree !== null) return tree;
  }
  const { trees } = grammarOf(deck, request);
  const fitting = trees.filter((tree) => isOf(tree, request));
  const from = fitting.length > 0 ? fitting : trees;
  return from.length > 0 ? pick(from, random) : grownAtRandom(deck, request, random);
}

function isOf(
  { depth, leaves, questions }: IndexedTree,
  { difficulty, classes }: TreeRequest,
): boolean {
  switch (difficulty) {
    case 'easy':
      return depth === 1 || leaves <= EASY_CLASSES;
    case 'medium':
      return true;
    case 'hard':
      return classes === 0 ? leaves >= HARD_CLASSES : questions > 1;
  }
}

/** Grows a tree by adding random questions until it has its classes; null if that fails. */
function grownAtRandom(deck: Deck, request: TreeRequest, random: Random): IndexedTree | null {
  const least = minClassSize(deck, request);
  const target = request.classes === 0 ? pick(HARD_COUNTS, random) : request.classes;
  const all = [...deck.cards.keys()];
  const known = new Map<readonly number[], readonly Split[]>();
  const splits = (cards: readonly number[]): readonly Split[] => {
    const found =
      known.get(cards) ?? splitsOf(deck, cards, { least, parts: target, width: 'grouped' });
    known.set(cards, found);
    return found;
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    let tree = leafOf(all);
    let stuck = false;
    while (tree.leaves < target && !stuck) {
      const growth = { room: target - tree.leaves, splits, random };
      const wider = withQuestion(tree, HARD_DEPTH, growth);
      stuck = wider === null;
      tree = wider ?? tree;
    }
    if (tree.leaves === target) return tree;
  }
  return null;
}

interface Growth {
  /** Number of classes that may be added. */
  readonly room: number;
  splits(cards: readonly number[]): readonly Split[];
  readonly random: Random;
}

/** Adds a question in one of the classes; null if none fits. */
function withQuestion(tree: IndexedTree, depth: number, growth: Growth): IndexedTree | null {
  const { room, splits, random } = growth;
  const { cards, children } = tree;
  if (depth === 0) return null;
  if (tree.split === null) {
    const fitting = splits(cards).filter(({ parts }) => parts.length - 1 <= room);
    if (fitting.length === 0) return null;
    const split = pick(fitting, random);
    return nodeOf(cards, split, split.parts.map(leafOf));
  }
  const first = random.int(children.length);
  for (const step of children.keys()) {
    const at = (first + step) % children.length;
    const child = children[at];
    const wider = child ? withQuestion(child, depth - 1, growth) : null;
    if (wider) return nodeOf(cards, tree.split, children.with(at, wider));
  }
  return null;
}

/** A tree found by search, with this many classes if there is one. */
function searched(deck: Deck, constraints: TreeConstraints, random: Random): IndexedTree {
  const leaves = constraints.classes === 0 ? 2 : constraints.classes;
  return pruned(widestTree(deck, constraints), leaves, (bound) => random.int(bound));
}
