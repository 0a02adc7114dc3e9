import { defined, seeded } from '@lusoria/core';
import { deckOf } from '../deck-of.ts';
import type { Deck } from '../deck/types.ts';
import { generateTree, hasTree } from '../grammar/generate.ts';
import { classesOf, type IndexedTree, leafOf, nodeOf, treeOf } from '../grammar/indexed-tree.ts';
import { splitsOf } from '../grammar/split.ts';
import { minClassSize } from '../tree/check.ts';
import { type Tree, TREE_BOUNDS } from '../tree/types.ts';
import { isConsistent, type Observation, observationsOf, type PublicView } from './observations.ts';

/** Maximum number of classes if the table demands no number. */
const USUAL_MOST = 8;
/** The weight of a class on the table that is split, or of two that are merged, in inconsistent observations. */
const TABLE_WEIGHT = 4;

/**
 * A tree from the observations alone, for use when no grammar holds a consistent one: top-down induction (J. R.
 * Quinlan, ID3, 1986) that adds the question after which the fewest observations are inconsistent. Deterministic; null
 * if the deck has no tree.
 */
export function greedyTree(view: PublicView): Tree | null {
  const { options } = view;
  const deck = deckOf(options);
  if (!hasTree(deck, options)) return null;
  const isEnough = ({ leaves }: IndexedTree): boolean =>
    options.classes === 0 ? leaves > 1 : leaves === options.classes;
  // A class on the table is split only if there is no other way.
  for (const tearing of [false, true]) {
    const tree = grown(deck, view, tearing);
    if (isEnough(tree)) return treeOf(tree, deck);
  }
  return generateTree(deck, { ...options, difficulty: 'medium' }, seeded('grown'));
}

function grown(deck: Deck, view: PublicView, tearing: boolean): IndexedTree {
  const { options } = view;
  const observations = observationsOf(view);
  const together = view.classes.map(({ cards }) => cards);
  const most = options.classes === 0 ? USUAL_MOST : options.classes;
  const least = minClassSize(deck, options);
  const numbers = new Map(together.flatMap((cards, number) => cards.map((card) => [card, number])));
  const links = tearing ? {} : { together: numbers };
  const lossOf = (tree: IndexedTree): number =>
    loss(classesOf(tree, deck.cards.length), observations, together);
  const splitLeaf = (leaf: IndexedTree, room: number): readonly IndexedTree[] =>
    splitsOf(deck, leaf.cards, { least, parts: room + 1, width: 'grouped', ...links }).map(
      (split) => nodeOf(leaf.cards, split, split.parts.map(leafOf)),
    );
  let tree = leafOf([...deck.cards.keys()]);
  let lossLeft = lossOf(tree);
  while (tree.leaves < most) {
    const wider = widened(tree, (leaf) => splitLeaf(leaf, most - tree.leaves), TREE_BOUNDS.depth);
    const scored = wider.map((next) => ({ next, loss: lossOf(next) }));
    const best = scored.reduce((a, b) => (b.loss < a.loss ? b : a), {
      next: tree,
      loss: Number.POSITIVE_INFINITY,
    });
    const must = options.classes !== 0 || tree.leaves === 1;
    if (best.next === tree || (best.loss >= lossLeft && !must)) break;
    tree = best.next;
    lossLeft = best.loss;
  }
  return tree;
}

/** Every tree with one more question. */
function widened(
  tree: IndexedTree,
  splitLeaf: (leaf: IndexedTree) => readonly IndexedTree[],
  depth: number,
): readonly IndexedTree[] {
  const { cards, split, children } = tree;
  if (depth === 0) return [];
  if (split === null) return splitLeaf(tree);
  return children.flatMap((child, at) =>
    widened(child, splitLeaf, depth - 1).map((wider) =>
      nodeOf(cards, split, children.with(at, wider)),
    ),
  );
}

/** The loss of a partition: inconsistent observations, and classes on the table split or merged. */
function loss(
  classes: Uint8Array,
  observations: readonly Observation[],
  together: readonly (readonly number[])[],
): number {
  const wrong = observations.filter((one) => !isConsistent(one, classes, 0)).length;
  const torn = together.map((cards) => new Set(cards.map((card) => classes[card])).size - 1);
  const apart = new Set(together.map(([card]) => classes[defined(card)])).size;
  const table = torn.reduce((sum, extra) => sum + extra, 0) + together.length - apart;
  return wrong + TABLE_WEIGHT * table;
}
