import { defined, seeded } from '@lusoria/core';
import { fastRandom } from '../engine/fast-random.ts';
import { importanceWeights } from '../engine/inference/importance-weights.ts';
import { bitOf, type Knowledge, knowledgeIn } from '../engine/inference/knowledge.ts';
import { estimateMoves } from '../engine/search/estimate-moves.ts';
import type { Evaluation } from '../engine/search/evaluators.ts';
import { effortFor, LEVEL } from '../engine/search/levels.ts';
import type { Card } from '../rules/cards.ts';
import { playableIn } from '../rules/three/index.ts';
import type { ThreeView } from '../rules/three/types.ts';
import { type Interval, wilson } from './interval.ts';
import type { Estimation } from './estimation.ts';
import type { CardEstimate, ChoiceReview } from './types.ts';

/**
 * The factor of layouts over those of the strongest player without a clock, by the cards in the hand: the
 * first card is by far the most expensive.
 */
const layoutsWith = (cards: number): number => (cards === 10 ? 1.25 : 3);
/** Up to so many distinct layouts, thousands of samples have found every possible one. */
const ALL_WITHIN = 100;
/** Fewer layouts than these do not rule out a card. */
const RACE_FROM = 24;
const RACE_STEP = 8;
/** Cards behind by so many standard errors, and by so much, are dropped. */
const BEHIND_ERRORS = 3;
const BEHIND = 0.03;

/** The least difference at which a card is an error: in games won, and in value. */
const GAMES_LESS = 0.04;
const VALUE_LESS = 0.08;
/** And by how many standard errors. */
const STANDARD_ERRORS = 3;

/** The estimates of a choice so far. */
export interface ChoiceEstimate {
  /** Layouts evaluated so far, and in the end. */
  readonly layouts: number;
  readonly of: number;
  /** The best first: by the strongest player's value, points included. */
  readonly estimates: readonly CardEstimate[];
  /** The respect in which a card looks clearly worse than the best one; null: none. */
  lossOf(card: Card): ChoiceReview['avoidable'];
}

/** A card's results in the layouts evaluated, for its player's side. */
interface Samples {
  readonly card: Card;
  readonly bit: number;
  readonly wins: number[];
  readonly values: number[];
}

/**
 * Estimates the cards that a view leaves, by all that can be known from it: layouts are sampled as for the
 * strongest player, each card is evaluated in each, and those that fall far behind are dropped. The view
 * alone seeds the samples: the same view has the same estimates, and stopping early yields a prefix of
 * them. Yields after every layout; null if there is no choice or no declarer.
 *
 * @param seed another one samples other layouts: to measure how sure the estimates are
 */
export function* estimateChoice(
  view: ThreeView,
  seed = seedOf(view),
): Generator<Estimation<ChoiceEstimate>, ChoiceEstimate | null> {
  const knowledge = knowledgeIn(view);
  // However the hand is sorted, the same cards come in the same order.
  const legal = playableIn(view).toSorted();
  if (!knowledge || legal.length < 2) return null;
  const effort = effortFor(LEVEL.full, view.hand.length, false);
  const drawn = Math.round(effort.determinizations * layoutsWith(view.hand.length));
  const samples = legal.map((card): Samples => {
    return { card, bit: bitOf(card, knowledge.layout), wins: [], values: [] };
  });
  const weights: number[] = [];
  const setup = {
    knowledge,
    weights: importanceWeights(knowledge),
    size: { sampled: effort.sampled, drawn },
    rollouts: effort.rollouts,
    sampling: fastRandom(seeded(seed, 0)),
    playing: fastRandom(seeded(seed, 1)),
  };
  let left: readonly Samples[] = samples;
  let layouts = 0;
  const summary = () =>
    summaryOf(knowledge, samples, weights, {
      of: layouts,
      isAll: layouts <= ALL_WITHIN && layouts < drawn,
    });
  for (const { evaluation, weight, of } of estimateMoves(setup, () => left.map(({ bit }) => bit))) {
    layouts = of;
    weights.push(weight);
    note(left, evaluation, knowledge);
    if (weights.length >= RACE_FROM && weights.length % RACE_STEP === 0) {
      left = stillInRace(left, weights);
    }
    yield { layouts: weights.length, of, estimate: summary };
  }
  return summary();
}

/** Two views that show the same cards and calls have the same seed. */
function seedOf(view: ThreeView): string {
  const { you, players, contract, hand, skat, open, tricks, trick, calls } = view;
  const sorted = (cards: readonly Card[] | null) => cards && cards.toSorted();
  return JSON.stringify([
    'choice',
    [you, players, contract, calls],
    [sorted(hand), sorted(skat), sorted(open)],
    [...tricks.map(({ cards }) => cards), trick].map((cards) => cards.map(({ card }) => card)),
  ]);
}

function note(
  left: readonly Samples[],
  { wins, values }: Evaluation,
  { me, game }: Knowledge,
): void {
  // In null what the declarer gets is the trick that loses the game.
  const isFor = (me === 0) !== (game === 'null');
  for (const [i, one] of left.entries()) {
    const win = defined(wins[i]);
    one.wins.push(isFor ? win : 1 - win);
    one.values.push(isFor ? defined(values[i]) : -defined(values[i]));
  }
}

/** The mean over layouts, and how sure it is. */
function meanOf(list: readonly number[], weights: readonly number[]) {
  let sum = 0;
  let all = 0;
  let squares = 0;
  for (const [i, value] of list.entries()) {
    const weight = defined(weights[i]);
    sum += weight * value;
    all += weight;
    squares += weight * weight;
  }
  const mean = all > 0 ? sum / all : 0;
  let variance = 0;
  for (const [i, value] of list.entries()) variance += defined(weights[i]) * (value - mean) ** 2;
  // The effective sample size is the square of the sum over the sum of squares (Kish).
  const count = squares > 0 ? (all * all) / squares : 0;
  return { mean, count, error: Math.sqrt(variance / Math.max(all, 1e-9) / Math.max(1, count)) };
}

/** By how much one card is better than another, over the layouts in which both were evaluated. */
function gapOf(
  one: readonly number[],
  other: readonly number[],
  weights: readonly number[],
): { readonly mean: number; readonly error: number } {
  const both = Math.min(one.length, other.length);
  const gaps = one.slice(0, both).map((value, i) => value - defined(other[i]));
  return meanOf(gaps, weights);
}

function bestOf(samples: readonly Samples[], weights: readonly number[]): Samples {
  let best = defined(samples[0]);
  for (const one of samples) {
    if (gapOf(one.values, best.values, weights).mean > 0) best = one;
  }
  return best;
}

function stillInRace(left: readonly Samples[], weights: readonly number[]): readonly Samples[] {
  const best = bestOf(left, weights);
  return left.filter((one) => {
    const { mean, error } = gapOf(best.values, one.values, weights);
    return mean <= BEHIND + BEHIND_ERRORS * error;
  });
}

function summaryOf(
  { game }: Knowledge,
  samples: readonly Samples[],
  weights: readonly number[],
  { of, isAll }: { readonly of: number; readonly isAll: boolean },
): ChoiceEstimate {
  const best = bestOf(samples, weights);
  const behind = new Map(samples.map((one) => [one, gapOf(best.values, one.values, weights).mean]));
  const sorted = samples.toSorted((a, b) => defined(behind.get(a)) - defined(behind.get(b)));
  const layouts = weights.length;
  const intervalOf = ({ wins }: Samples): Interval => {
    const { mean, count } = meanOf(wins, weights);
    // All layouts, each with a clear answer: nothing is left to chance.
    const isCertain =
      isAll && wins.length === of && wins.every((value) => value === 0 || value === 1);
    return isCertain ? { mean, low: mean, high: mean } : wilson(mean, count);
  };
  return {
    layouts,
    of,
    estimates: sorted.map((one) => {
      const { mean, low, high } = intervalOf(one);
      return { card: one.card, winProbability: mean, low, high };
    }),
    lossOf(card) {
      const one = samples.find((each) => each.card === card);
      if (!one || one === best) return null;
      const value = gapOf(best.values, one.values, weights);
      const wins = gapOf(best.wins, one.wins, weights);
      const isClear = (gap: typeof value, least: number) =>
        gap.mean >= least && gap.mean >= STANDARD_ERRORS * gap.error;
      if (!isClear(value, 0)) return null;
      if (isClear(wins, GAMES_LESS)) return 'game';
      return game !== 'null' && isClear(value, VALUE_LESS) ? 'points' : null;
    },
  };
}
