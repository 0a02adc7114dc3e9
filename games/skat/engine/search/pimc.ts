import type { Budget } from '@lusoria/core';
import type { Card } from '../../rules/cards.ts';
import type { FastRandom } from '../fast-random.ts';
import { maxBy } from '../heuristic/situation.ts';
import type { ImportanceWeights } from '../inference/importance-weights.ts';
import { bitOf, type Knowledge } from '../inference/knowledge.ts';
import { sampleDeterminizations } from '../inference/sampling.ts';
import { workLimit } from '../shared-solver.ts';
import { createEvaluator } from './evaluators.ts';
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

/**
 * Perfect information Monte Carlo search (PIMC: Ginsberg 2001; Long, Sturtevant, Buro and Furtak 2010): the
 * card with the best mean over determinizations.
 */
export function bestCard(decision: Decision): Card | null {
  const { knowledge, legal, heuristicCard, effort, budget, random } = decision;
  const [only] = legal;
  if (only === undefined || legal.length === 1) return only ?? null;
  const time = budget?.left() ?? 0;
  const isLate = () => budget !== undefined && budget.left() < time * (1 - SAMPLING);
  const size = { sampled: effort.sampled, drawn: effort.determinizations };
  const determinizations = sampleDeterminizations(
    knowledge,
    decision.weights,
    size,
    random,
    isLate,
  );
  const isOver = workLimit(budget, MARGIN, effort.nodes);
  const evaluate = createEvaluator({ knowledge, random, rollouts: effort.rollouts, isOver });
  /** The declarer's summed value with each card, by bit. */
  const sums = new Float64Array(32);
  let left = legal.map((card) => bitOf(card, knowledge.layout));
  let weights = 0;
  for (const [i, { determinization, weight }] of determinizations.entries()) {
    if (i > 0 && i % RACE_STEP === 0) left = stillInRace(left, knowledge, sums, weights, i);
    if (left.length === 1 || isOver()) break;
    const evaluation = evaluate(determinization, left);
    // A determinization that was not evaluated to the end would favour the cards that came first.
    if (!evaluation) break;
    const { values } = evaluation;
    weights += weight;
    for (const [at, bit] of left.entries()) sums[bit] = sums[bit]! + values[at]! * weight;
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
