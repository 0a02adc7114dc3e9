import type { Budget } from '@lusoria/core';
import type { Action } from '../../rules/actions.ts';
import { announcementFault, type Contract, nextBid, plainContract } from '../../rules/contract.ts';
import type { Options } from '../../rules/options.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import type { BidContext, Candidate } from '../evaluation/expected-value.ts';
import { gameAt, grandCards, grandMask, NULL } from '../evaluation/grand-bitboard.ts';
import {
  type HandEvaluator,
  type RolloutLimits,
  tenCardsEvaluator,
  twelveCardsEvaluator,
} from '../evaluation/hand-evaluator.ts';
import { auctionContextOf } from '../evaluation/win-probability.ts';
import type { FastRandom } from '../fast-random.ts';
import { chooseDiscard, type DiscardEffort } from './discard.ts';
import type { BidThresholds } from './levels.ts';

function positionOf({ players, you }: ThreeView): number {
  return you === null ? 0 : players.indexOf(you);
}

function evaluated<T>(
  evaluator: HandEvaluator<T>,
  at: BidContext,
  limits: RolloutLimits | null,
): T {
  return limits ? evaluator.rollout(at, limits) : evaluator.evaluate(at);
}

/**
 * A call in the auction: on as long as playing is worth more than the threshold.
 *
 * @param limits of rollouts; null: none
 */
export function chooseCall(
  view: ThreeView,
  thresholds: BidThresholds,
  limits: RolloutLimits | null,
): Action {
  const { asked, bid, options, hand } = view;
  const wanted = asked === 'answer' ? bid : nextBid(bid, options);
  if (wanted === null) return { type: 'pass' };
  const context = auctionContextOf(view);
  // When forehand passes at the end nobody plays.
  const threshold = asked === 'take' ? 0 : thresholds[context];
  const evaluator = tenCardsEvaluator(grandMask(hand), positionOf(view), options);
  const evaluation = evaluated(evaluator, { bid: wanted, context }, limits);
  const isWorth =
    evaluation.pickUpValue() > threshold ||
    (evaluation.handGame()?.expectedValue ?? -Infinity) > threshold;
  if (!isWorth) return { type: 'pass' };
  return asked === 'answer' ? { type: 'hold' } : { type: 'bid', value: wanted };
}

/** By how many points a hand game has to look better than picking up the skat. */
const HAND_MARGIN = 6;

/** Picks up the skat, or declares a hand game. */
export function chooseHandOrSkat(view: ThreeView, limits: RolloutLimits | null): Action {
  const { bid, options } = view;
  const evaluator = tenCardsEvaluator(grandMask(view.hand), positionOf(view), options);
  const evaluation = evaluated(evaluator, { bid, context: auctionContextOf(view) }, limits);
  const hand = evaluation.handGame();
  if (!hand || hand.expectedValue <= evaluation.pickUpValue() + HAND_MARGIN) {
    return { type: 'pick-up' };
  }
  return { type: 'declare', contract: contractOf(hand, options), discards: [], instead: null };
}

/**
 * The game and the discards.
 *
 * @param deals in which discards are compared; 0: the fitted strength decides
 */
export function chooseDeclaration(
  view: ThreeView,
  { deals, nodes, limits }: DiscardEffort & { readonly limits: RolloutLimits | null },
  random: FastRandom,
  budget?: Budget,
): Action | null {
  const { bid, options } = view;
  const twelve = grandMask(view.hand);
  const position = positionOf(view);
  const evaluator = twelveCardsEvaluator(twelve, position, options);
  const { best } = evaluated(evaluator, { bid, context: auctionContextOf(view) }, limits);
  if (!best) return null;
  const discards =
    deals > 0 && best.game !== NULL
      ? chooseDiscard({ twelve, candidate: best, position }, { deals, nodes }, random, budget)
      : best.discards;
  return {
    type: 'declare',
    contract: contractOf(best, options),
    discards: grandCards(discards),
    instead: null,
  };
}

function contractOf({ game, hand, announced, ouvert }: Candidate, options: Options): Contract {
  const plain = plainContract(gameAt(game), hand);
  const wish = { ...plain, ouvert, schneider: announced };
  return announcementFault(wish, options) === null ? wish : plain;
}
