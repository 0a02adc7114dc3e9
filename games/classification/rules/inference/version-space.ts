import { pick, type Random } from '@lusoria/core';
import { deckOf } from '../deck-of.ts';
import { type Grammar, grammarOf, grammarUnder, treeAt } from '../grammar/grammar.ts';
import type { Tree } from '../tree/types.ts';
import { greedyTree } from './greedy.ts';
import { isConsistent, type Observation, observationsOf, type PublicView } from './observations.ts';

/** The partitions of a grammar that are consistent with all observations (T. Mitchell, “Generalization as Search”, 1982). */
export interface VersionSpace {
  readonly grammar: Grammar;
  /** Indices in the grammar, ascending; none if no tried grammar holds the partition. */
  readonly consistent: readonly number[];
}

/**
 * The version space of a round, exact: over the grammar's level 1, and if nothing is left there, over the next level
 * that has any.
 *
 * @param observations those remembered; all if absent
 */
export function versionSpaceOf(
  view: PublicView,
  observations: readonly Observation[] = observationsOf(view),
): VersionSpace {
  const deck = deckOf(view.options);
  const first = grammarOf(deck, view.options);
  const consistent = consistentIn(first, observations);
  if (consistent.length > 0) return { grammar: first, consistent };
  const links = { together: view.classes.map(({ cards }) => cards) };
  for (const level of first.complete ? ([2, 3] as const) : ([1, 2, 3] as const)) {
    const grammar = grammarUnder(deck, view.options, level, {
      links,
      accepts: (classes) => observations.every((one) => isConsistent(one, classes, 0)),
    });
    if (grammar.size > 0) return { grammar, consistent: [...grammar.trees.keys()] };
  }
  return { grammar: first, consistent: [] };
}

function consistentIn(
  { deck, classes, size }: Grammar,
  observations: readonly Observation[],
): readonly number[] {
  const cards = deck.cards.length;
  const found: number[] = [];
  for (let index = 0; index < size; index += 1) {
    const from = index * cards;
    if (observations.every((one) => isConsistent(one, classes, from))) found.push(index);
  }
  return found;
}

/** A tree of the version space, each equally likely; if no grammar holds one, a greedy tree. Null if the deck has none. */
export function sampleTree(view: PublicView, random: Random): Tree | null {
  const { grammar, consistent } = versionSpaceOf(view);
  return consistent.length > 0 ? treeAt(grammar, pick(consistent, random)) : greedyTree(view);
}
