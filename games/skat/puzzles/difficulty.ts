import { defined } from '@lusoria/core';
import { playProbability, playPolicy } from '../engine/policies/play-policy.ts';
import { nextContext, openingContext } from '../engine/policies/play-context.ts';
import { situationOf } from '../engine/policies/play-features.ts';
import { layout, maskOf, type Solver } from '../engine/solver/index.ts';
import { type Card, strengthOf, kindOf, pipsOf } from '../rules/cards.ts';
import { lineAfter } from './line.ts';
import { cardsOfOthers, distinct, solutionOf } from './solution.ts';
import { legalAt, momentOf } from './position.ts';
import { LEVELS, type Level, type Puzzle } from './puzzle.ts';

/** How likely a card is to be played by people in general for it to be plausible. */
const PLAUSIBLE = 0.08;

/** How hard something is, from what makes it so. */
export interface Difficulty {
  /** How many cards are plausible and fail; those that come to the same count once. */
  readonly traps: number;
  /** After how many tricks at most it is seen that such a card fails. */
  readonly depth: number;
  /** How unlikely people are to play the right card: minus the logarithm to the base of two. */
  readonly surprise: number;
  readonly level: Level;
}

/** Upper bounds of the score of each level but the last; chosen so that each level has its share of the candidates. */
const BOUNDS = [3.6, 4.8, 6, 7.6];

/** How hard a puzzle is. */
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
  const score = traps.length + depth / 2 + surprise / 2;
  const at = BOUNDS.findIndex((bound) => score < bound);
  const level = at < 0 ? LEVELS.length : at + 1;
  return { traps: traps.length, depth, surprise, level: defined(LEVELS[level - 1]) };
}

/** How likely people in general are to play each card, by the policy that was fitted to their games. */
function likelihoods(puzzle: Puzzle): ReadonlyMap<Card, number> {
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

/** The highest cards: the one that beats most; to a trick that is led also the one that counts most. */
export function highestCards(puzzle: Puzzle): readonly Card[] {
  const { game } = puzzle.contract;
  const now = momentOf(puzzle);
  const legal = legalAt(now, game);
  const height = (card: Card) => strengthOf(card, game) + (kindOf(card, game) === 'trump' ? 32 : 0);
  const worths = now.trick.length === 0 ? [height] : [height, (card: Card) => pipsOf([card])];
  return worths.flatMap((worth) => {
    const most = Math.max(...legal.map(worth));
    return legal.filter((card) => worth(card) === most);
  });
}
