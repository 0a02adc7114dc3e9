import { defined } from '@lusoria/core';
import { deckOf } from '../rules/deck-of.ts';
import { type Grammar, treeAt } from '../rules/grammar/grammar.ts';
import { greedyTree } from '../rules/inference/greedy.ts';
import {
  type Observation,
  observationsOf,
  outliers,
  type SageHand,
} from '../rules/inference/observations.ts';
import { versionSpaceOf } from '../rules/inference/version-space.ts';
import { partitionOf } from '../rules/tree/partition.ts';
import type { Tree } from '../rules/tree/types.ts';
import type { View } from '../rules/types.ts';

/** Limits to what a bot considers and remembers. */
export interface InferenceLimits {
  /** True: it tries trees of one question or three classes before all others. */
  readonly simple: boolean;
  /** Number of latest verdicts that it remembers; the cards on the table it sees. */
  readonly memory: number;
  /** True: it uses the inference that the sage held nothing that fitted when it last founded a class. */
  readonly weighs: boolean;
}

/** A probability distribution over partitions of the deck. */
export interface Posterior {
  /** Number of partitions; at least one. */
  readonly size: number;
  readonly cards: number;
  /** The class of card c in partition n at `n * cards + c`. */
  readonly classes: Uint8Array;
  /** By partition, its probability. */
  readonly weights: Float64Array;
  /** The observations on which it rests. */
  readonly observations: readonly Observation[];
  tree(index: number): Tree;
}

/**
 * The posterior over partitions, given a view: uniform over the version space, weighted by the evidence of the sage's
 * last founding.
 */
export function posteriorOf(view: View, limits: InferenceLimits): Posterior {
  const observations = remembered(view, limits);
  const { grammar, consistent } = versionSpaceOf(view, observations);
  if (consistent.length === 0) return greedyPosterior(view, observations);
  const simple = limits.simple ? consistent.filter((index) => isSimple(grammar, index)) : [];
  const chosen = simple.length > 0 ? simple : consistent;
  const cards = grammar.deck.cards.length;
  const classes = new Uint8Array(chosen.length * cards);
  for (const [at, index] of chosen.entries()) {
    classes.set(grammar.classes.subarray(index * cards, (index + 1) * cards), at * cards);
  }
  const weights = new Float64Array(chosen.length).fill(1);
  const sageHand = limits.weighs ? (observations.at(-1)?.sageHand ?? null) : null;
  if (sageHand) {
    const unseen = sageHand.unseen.filter((card) => !view.hand.includes(card));
    multiplyByLikelihood(weights, { ...sageHand, unseen }, classes);
  }
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const tree = (at: number): Tree => treeAt(grammar, defined(chosen[at]));
  return {
    size: chosen.length,
    cards,
    classes,
    weights: weights.map((one) => one / sum),
    observations,
    tree,
  };
}

/**
 * Weights partitions by the probability that the cards which the sage kept, dealt at random, are of no class that was
 * on the table: drawing without replacement from the unseen ones (hypergeometric).
 */
function multiplyByLikelihood(
  weights: Float64Array,
  sageHand: SageHand,
  classes: Uint8Array,
): void {
  const { kept, unseen } = sageHand;
  const cards = classes.length / weights.length;
  for (const at of weights.keys()) {
    const free = outliers(sageHand, classes, at * cards);
    for (let n = 0; n < kept; n += 1) {
      // Impossible partitions were excluded already, but without a player's own cards.
      const likelihood = Math.max(TINY, (free - n) / Math.max(1, unseen.length - n));
      weights[at] = defined(weights[at]) * likelihood;
    }
  }
}

const TINY = 1e-6;
const SIMPLE_CLASSES = 3;

function isSimple({ trees }: Grammar, index: number): boolean {
  const tree = trees[index];
  return tree !== undefined && (tree.depth === 1 || tree.leaves <= SIMPLE_CLASSES);
}

/** Right lays are visible on the table; of the rest only the latest are remembered. */
function remembered(view: View, { memory }: InferenceLimits): readonly Observation[] {
  const observations = observationsOf(view);
  if (observations.length <= memory) return observations;
  const from = observations.length - memory;
  return observations.flatMap((one, at) => {
    if (at >= from) return [one];
    return one.right === true ? [{ ...one, sageHand: null }] : [];
  });
}

/** All probability on one greedy tree, if no tree is consistent with all observations. */
function greedyPosterior(view: View, observations: readonly Observation[]): Posterior {
  const deck = deckOf(view.options);
  const tree = greedyTree(view);
  const cards = deck.cards.length;
  // A round has a tree, so its deck has one.
  if (tree === null) throw new RangeError(`no tree for ${deck.id}`);
  const classes = Uint8Array.from(partitionOf(tree, deck));
  return { size: 1, cards, classes, weights: Float64Array.of(1), observations, tree: () => tree };
}
