import { type Budget, defined } from '@lusoria/core';
import type { Action } from '../../rules/actions.ts';
import type { Card } from '../../rules/cards.ts';
import { announcementFault, type Contract, nextBid, plainContract } from '../../rules/contract.ts';
import type { Options } from '../../rules/options.ts';
import { auctionAfter } from '../../rules/three/auction.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import {
  type Candidate,
  evaluateDeclarations,
  type HandContext,
  type RolloutLimits,
} from '../evaluation/evaluate-declarations.ts';
import { evaluateHand, type Plan } from '../evaluation/evaluate-hand.ts';
import { gameAt, grandCards, grandMask, NULL } from '../evaluation/grand-bitboard.ts';
import { auctionContextOf } from '../evaluation/win-probability.ts';
import type { FastRandom } from '../fast-random.ts';
import { chooseDiscard, type DiscardEffort } from './discard.ts';

/** What decides in the auction. */
export interface BidPolicy {
  /** What passing is worth, in points: a game is bid if it is worth more. */
  readonly passing: number;
  /** How easily games come home (`ease.ts`). */
  readonly ease: number;
  readonly rollouts: RolloutLimits | null;
}

/** Ten cards of a seat, and what has been said so far. */
export type Bidder = Pick<ThreeView, 'players' | 'calls' | 'options'> & {
  readonly hand: readonly Card[];
  readonly seat: number;
};

/** What a seat is asked for. */
export interface BidQuestion {
  /** The value to bid or hold; null if no higher bid is possible. */
  readonly bid: number | null;
  readonly asked: NonNullable<ThreeView['asked']>;
  readonly at: HandContext['context'];
  /** What passing is worth, in points. */
  readonly passing: number;
}

/** The question that a seat has to answer next. */
export function bidQuestion(bidder: Omit<Bidder, 'hand'>, passing: number): BidQuestion {
  const [fore, middle, rear] = bidder.players;
  const order = [defined(fore), defined(middle), defined(rear)] as const;
  return questionIn({ ...bidder, ...auctionAfter(bidder.calls, order) }, passing);
}

type Asked = Omit<Bidder, 'hand'> & Pick<BidQuestion, 'asked'> & { readonly bid: number };

function questionIn({ asked, bid, calls, options, seat }: Asked, passing: number): BidQuestion {
  return {
    bid: asked === 'answer' ? bid : nextBid(bid, options),
    asked,
    at: auctionContextOf({ calls, you: seat }),
    // When forehand passes at the end nobody plays.
    passing: asked === 'take' ? 0 : passing,
  };
}

/** How to play for a bid, with the skat or by hand, and what that is worth. */
export function planOfBid(
  { hand, players, options, seat }: Bidder,
  at: Pick<HandContext, 'bid' | 'context' | 'ease'>,
  rollouts: RolloutLimits | null,
): Plan {
  const context = { ...at, position: players.indexOf(seat), options, rollouts };
  return evaluateHand(grandMask(hand), context);
}

/** A call in the auction: on as long as playing is worth more than passing. */
export function chooseCall(view: ThreeView, seat: number, policy: BidPolicy): Action {
  const asked = defined(view.asked ?? undefined, 'a question');
  const { bid, at, passing } = questionIn({ ...view, asked, seat }, policy.passing);
  if (bid === null) return { type: 'pass' };
  const { ease, rollouts } = policy;
  const plan = planOfBid({ ...view, seat }, { bid, context: at, ease }, rollouts);
  if (plan.expectedValue <= passing) return { type: 'pass' };
  return asked === 'answer' ? { type: 'hold' } : { type: 'bid', value: bid };
}

/** What the declarer, in this seat, evaluates a hand with. */
export function declarerContext(
  { bid, calls, players, options }: Pick<ThreeView, 'bid' | 'calls' | 'players' | 'options'>,
  seat: number,
  { ease, rollouts }: Pick<HandContext, 'ease' | 'rollouts'>,
): HandContext {
  const context = auctionContextOf({ calls, you: seat });
  return { bid, context, position: players.indexOf(seat), options, ease, rollouts };
}

/** Picks up the skat, or declares a hand game. */
export function chooseHandOrSkat(
  view: ThreeView,
  seat: number,
  policy: Pick<BidPolicy, 'ease' | 'rollouts'>,
): Action {
  const context = declarerContext(view, seat, policy);
  const { isByHand, byHand } = evaluateHand(grandMask(view.hand), context);
  if (!isByHand || !byHand) return { type: 'pick-up' };
  const contract = contractOf(byHand, view.options);
  return { type: 'declare', contract, discards: [], instead: null };
}

/** How discards are compared beyond their fitted strength. */
export interface DiscardSearch extends DiscardEffort {
  readonly random: FastRandom;
  readonly budget?: Budget | undefined;
}

/**
 * The game and the discards.
 *
 * @param search null: the fitted strength decides on the discards
 */
export function chooseDeclaration(
  view: ThreeView,
  seat: number,
  policy: Pick<BidPolicy, 'ease' | 'rollouts'>,
  search: DiscardSearch | null,
): Action | null {
  const twelve = grandMask(view.hand);
  const context = declarerContext(view, seat, policy);
  const { best } = evaluateDeclarations(twelve, context);
  if (!best) return null;
  const decision = { twelve, candidate: best, position: context.position };
  const discards =
    search && best.game !== NULL
      ? chooseDiscard(decision, search, search.random, search.budget)
      : best.discards;
  return {
    type: 'declare',
    contract: contractOf(best, view.options),
    discards: grandCards(discards),
    instead: null,
  };
}

function contractOf({ game, hand, announced, ouvert }: Candidate, options: Options): Contract {
  const plain = plainContract(gameAt(game), hand);
  const wish = { ...plain, ouvert, schneider: announced };
  return announcementFault(wish, options) === null ? wish : plain;
}
