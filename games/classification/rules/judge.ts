import { defined } from '@lusoria/core';
import { deckOf } from './deck-of.ts';
import { type Partition, partitionOf } from './tree/partition.ts';
import type { Tree } from './tree/types.ts';
import type { Fault, Options, TableClass } from './types.ts';

const partitions = new WeakMap<Tree, { readonly deck: unknown; readonly partition: Partition }>();

/** The partition of a table's deck under a tree; computed once per tree. */
export function partitionUnder(tree: Tree, options: Options): Partition {
  const deck = deckOf(options);
  const known = partitions.get(tree);
  if (known?.deck === deck) return known.partition;
  const partition = partitionOf(tree, deck);
  partitions.set(tree, { deck, partition });
  return partition;
}

/**
 * The fault of laying these cards into a class on the table, or (null) of founding one with them;
 * null if it is right (rule 4).
 */
export function faultOf(
  partition: Partition,
  classes: readonly TableClass[],
  cards: readonly number[],
  to: number | null,
): Fault | null {
  const first = defined(cards[0], 'a card that was laid');
  const own = partition[first];
  if (cards.some((card) => partition[card] !== own)) return 'mixed';
  const known = classAt(partition, classes, first);
  if (to === null) return known === null ? null : 'known';
  return known === to ? null : 'elsewhere';
}

/** The class on the table to which a card belongs; null if it is not there. */
export function classAt(
  partition: Partition,
  classes: readonly TableClass[],
  card: number,
): number | null {
  const at = classes.findIndex(
    ({ cards: [first] }) => partition[defined(first, 'a card of a class')] === partition[card],
  );
  return at < 0 ? null : at;
}
