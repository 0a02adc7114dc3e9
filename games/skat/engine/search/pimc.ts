import type { Budget } from '@lusoria/core';
import type { Card } from '../../rules/cards.ts';
import type { FastRandom } from '../fast-random.ts';
import { maxBy } from '../heuristic/situation.ts';
import type { ImportanceWeights } from '../inference/importance-weights.ts';
import { bitOf, type Knowledge } from '../inference/knowledge.ts';
import { workLimit } from '../shared-solver.ts';
import { estimateMoves } from './estimate-moves.ts';
import type { Effort } from './levels.ts';

export interface Decision {
  readonly knowledge: Knowledge;
  readonly legal: readonly Card[];
  /** The heuristic player's card: chosen among equally good ones. */
  readonly heuristicCard: Card | null;
  readonly weights: ImportanceWeights;
  readonly effort: Effort;
  readonly budget: Budget | undefined;
  readonly random: FastRandom;
}

/** With less time than this left, in milliseconds, the search ends. */
const MARGIN = 6;
/** The part of the time that sampling takes at most. */
const SAMPLING = 0.25;
/**
 * After every so many determinizations cards are dropped that are further behind than this over the
 * square root of their number, in games won (a Hoeffding race: Maron and Moore 1994).
 */
const RACE_STEP = 8;
const RACE_BOUND = 1.3;

/** The card with the best mean over determinizations; null without any. */
export function bestCard(decision: Decision): Card | null {
  const { knowledge, legal, heuristicCard, effort, budget, random } = decision;
  const [only] = legal;
  if (only === undefined || legal.length === 1) return only ?? null;
  const time = budget?.left() ?? 0;
  /** The declarer's summed value with each card, by bit. */
  const sums = new Float64Array(32);
  let left = legal.map((card) => bitOf(card, knowledge.layout));
  let [weights, done] = [0, 0];
  const setup = {
    knowledge,
    weights: decision.weights,
    size: { sampled: effort.sampled, drawn: effort.determinizations },
    rollouts: effort.rollouts,
    sampling: random,
    playing: random,
    isLate: () => budget !== undefined && budget.left() < time * (1 - SAMPLING),
    startLimit: () => workLimit(budget, MARGIN, effort.nodes),
  };
  for (const { evaluation, weight } of estimateMoves(setup, () => left)) {
    done += 1;
    weights += weight;
    for (const [at, bit] of left.entries()) {
      sums[bit] = sums[bit]! + evaluation.values[at]! * weight;
    }
    if (done % RACE_STEP === 0) left = stillInRace(left, knowledge, sums, weights, done);
    if (left.length === 1) break;
  }
  const inRace = legal.filter((card) => left.includes(bitOf(card, knowledge.layout)));
  return maxBy(
    inRace.toSorted((a, b) => Number(b === heuristicCard) - Number(a === heuristicCard)),
    (card) => meanValue(knowledge, sums, bitOf(card, knowledge.layout), weights),
  );
}

/** The mean value of a card for its player's side, in games won. */
function meanValue(
  { me, game }: Knowledge,
  sums: Float64Array,
  bit: number,
  weights: number,
): number {
  // In null what the declarer gets is the trick that loses the game.
  const side = (me === 0 ? 1 : -1) * (game === 'null' ? -1 : 1);
  return (side * sums[bit]!) / Math.max(weights, 1e-9);
}

function stillInRace(
  bits: readonly number[],
  knowledge: Knowledge,
  sums: Float64Array,
  weights: number,
  determinizations: number,
): number[] {
  const values = bits.map((bit) => meanValue(knowledge, sums, bit, weights));
  const least = Math.max(...values) - RACE_BOUND / Math.sqrt(determinizations);
  return bits.filter((_, i) => values[i]! >= least);
}
