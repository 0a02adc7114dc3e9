import { defined } from '@lusoria/core';
import { PUZZLE_LEVELS, type PuzzleLevel } from '@lusoria/core/puzzle';
import { playProbability, playPolicy } from '../engine/policies/play-policy.ts';
import { nextContext, openingContext } from '../engine/policies/play-context.ts';
import { situationOf } from '../engine/policies/play-features.ts';
import { layout, maskOf, type Solver } from '../engine/solver/index.ts';
import { type Card, strengthOf, kindOf, pipsOf } from '../rules/cards.ts';
import { lineAfter } from './line.ts';
import { cardsOfOthers, distinct, solutionOf } from './solution.ts';
import { legalAt, momentOf } from './position.ts';
import { strengthsOf } from './laying.ts';
import { isLaying, type Puzzle } from './puzzle.ts';

/** Probability with which people in general must play a card for it to be plausible. */
const PLAUSIBLE = 0.08;

/** Difficulty, with its components. */
export interface Difficulty {
  /** Number of plausible cards that fail; those that come to the same count once. */
  readonly traps: number;
  /** After how many tricks at most it is seen that such a card fails. */
  readonly depth: number;
  /** Surprise of the right card to people: minus the logarithm, to the base of two, of its probability. */
  readonly surprise: number;
  readonly level: PuzzleLevel;
}

/** Upper bounds of the score of each level but the last; chosen so that each level has its share of the candidates. */
const BOUNDS = { play: [3.6, 4.8, 6, 7.6], lay: [2, 3, 4, 5] } as const;

export function difficultyOf(puzzle: Puzzle, solver: Solver): Difficulty {
  const now = momentOf(puzzle);
  const { game } = puzzle.contract;
  const right = solutionOf(puzzle);
  const likely = likelihoods(puzzle);
  const wrong = legalAt(now, game).filter((card) => !right.includes(card));
  const traps = distinct(
    wrong.filter((card) => defined(likely.get(card)) >= PLAUSIBLE),
    cardsOfOthers(now),
    game,
  );
  const [likeliest] = wrong.toSorted((a, b) => defined(likely.get(b)) - defined(likely.get(a)));
  const refuted = traps.length > 0 ? traps : likeliest === undefined ? [] : [likeliest];
  const depths = refuted.map((card) => lineAfter(puzzle, card, solver).tricks.length);
  const depth = Math.max(1, ...depths);
  const found = right.reduce((sum, card) => sum + defined(likely.get(card)), 0);
  const surprise = -Math.log2(Math.max(found, 0.001));
  // What is laid away shows only at the end, whatever it is.
  const isLay = isLaying(puzzle);
  const score = traps.length + surprise / 2 + (isLay ? 0 : depth / 2);
  const at = BOUNDS[isLay ? 'lay' : 'play'].findIndex((bound) => score < bound);
  const level = at < 0 ? PUZZLE_LEVELS.length : at + 1;
  return { traps: traps.length, depth, surprise, level: defined(PUZZLE_LEVELS[level - 1]) };
}

/** Probability of each card to be chosen by people in general. */
function likelihoods(puzzle: Puzzle): ReadonlyMap<Card, number> {
  return isLaying(puzzle) ? toLay(puzzle) : toPlay(puzzle);
}

/** By how strong the heuristic player holds the rest of the hand to be: a logistic choice, as nothing was fitted to people. */
function toLay(puzzle: Puzzle): ReadonlyMap<Card, number> {
  const strengths = strengthsOf(puzzle);
  const most = Math.max(...strengths.values());
  const weights = [...strengths].map(
    ([card, strength]) => [card, Math.exp(strength - most)] as const,
  );
  const sum = weights.reduce((all, [, weight]) => all + weight, 0);
  return new Map(weights.map(([card, weight]) => [card, weight / sum]));
}

/** By the policy that was fitted to people's games. */
function toPlay(puzzle: Puzzle): ReadonlyMap<Card, number> {
  const { game } = puzzle.contract;
  const now = momentOf(puzzle);
  const order = layout(game);
  let context = openingContext(order, (3 - puzzle.declarer) % 3);
  for (const card of puzzle.plays) context = nextContext(context, order.cards.indexOf(card));
  const hand = maskOf(defined(now.hands[now.seat]), order);
  const situation = situationOf(context);
  return new Map(
    legalAt(now, game).map((card) => [
      card,
      playProbability(
        playPolicy(game),
        { context, situation, card: order.cards.indexOf(card) },
        hand,
      ),
    ]),
  );
}

/**
 * The highest cards: the one that beats most; to a trick that is led also the one that counts most. Where a card is laid away,
 * that which counts most and is no trump.
 */
export function highestCards(puzzle: Puzzle): readonly Card[] {
  const { game } = puzzle.contract;
  const now = momentOf(puzzle);
  const all = legalAt(now, game);
  const legal = isLaying(puzzle) ? all.filter((card) => kindOf(card, game) !== 'trump') : all;
  const height = (card: Card) => strengthOf(card, game) + (kindOf(card, game) === 'trump' ? 32 : 0);
  const counts = (card: Card) => pipsOf([card]);
  const worths = isLaying(puzzle) ? [counts] : now.trick.length === 0 ? [height] : [height, counts];
  return worths.flatMap((worth) => {
    const most = Math.max(...legal.map(worth));
    return legal.filter((card) => worth(card) === most);
  });
}
