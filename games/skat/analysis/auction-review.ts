import { defined } from '@lusoria/core';
import {
  type Bidder,
  bidQuestion,
  type BidQuestion,
  valueOfBid,
} from '../engine/bidding/bidding.ts';
import { evaluateHand } from '../engine/evaluation/evaluate-hand.ts';
import { gameAt, grandMask } from '../engine/evaluation/grand-bitboard.ts';
import {
  type AuctionContext,
  auctionContextFor,
  othersHighestBid,
} from '../engine/evaluation/win-probability.ts';
import { auctionHistory } from '../engine/inference/auction-history.ts';
import { LEVEL } from '../engine/search/levels.ts';
import { bidValues, lowestBid } from '../rules/contract.ts';
import type { ThreeView } from '../rules/three/types.ts';
import { ratedGame, ROLLOUTS } from './rated-games.ts';
import type { AuctionReview, CallReview, PlannedGame } from './types.ts';

/** A decision on a call; by what the strongest player knows, and with its numbers. */
export interface CallDecision extends BidQuestion {
  /** What playing for the bid is worth, in points; null if no higher bid is possible. */
  readonly value: number | null;
  /** The highest value that is worth bidding; 0: none. */
  readonly limit: number;
  readonly isWorth: boolean;
  /** Whether playing and passing are worth nearly the same. */
  readonly isClose: boolean;
}

/** The least difference to passing, in points, at which a call is an error, and no close decision. */
const CLEAR = 12;

/** Judges the next call of a seat. */
export function judgeCall(bidder: Bidder): CallDecision {
  const question = bidQuestion(bidder, LEVEL.full.passing);
  const { bid, passing } = question;
  const value = bid === null ? null : worthOfBid(bidder, bid, question);
  const isWorth = value !== null && value > passing;
  let limit = bid !== null && isWorth ? bid : 0;
  for (const one of bidValues(bidder.options)) {
    // What is asked for has been judged, and no limit contradicts it.
    if (bid !== null && (isWorth ? one <= bid : one >= bid)) continue;
    if (worthOfBid(bidder, one, question) <= passing) break;
    limit = one;
  }
  const isClose = value !== null && Math.abs(value - passing) <= CLEAR;
  return { ...question, value, limit, isWorth, isClose };
}

/** What playing for a bid is worth to a seat that is asked, in points; the bid may be one further on. */
export function worthOfBid(bidder: Bidder, value: number, question: BidQuestion): number {
  const context = value === question.bid ? question.at : contextAt(value, bidder, question);
  return valueOfBid(bidder, { bid: value, context }, ROLLOUTS);
}

/**
 * What the others will have bid when a value is asked for, if each bid is the next one: they have then held, or
 * made, the bid before. A limit that took it for granted that they stop where they are would fall as they go on.
 */
function contextAt(
  value: number,
  { calls, seat, options }: Bidder,
  { bid, asked }: BidQuestion,
): AuctionContext {
  const before = bidValues(options).findLast((one) => one < value) ?? 0;
  const others = asked === 'answer' ? value : before;
  const isAhead = bid !== null && value > bid;
  return auctionContextFor(
    isAhead ? Math.max(others, othersHighestBid({ calls, you: seat })) : others,
  );
}

/**
 * Compares the calls of a seat with the value of its hand, each by what was known then; null if the seat
 * made none.
 */
export function reviewAuction(view: ThreeView, seat: number): AuctionReview | null {
  const { players, options, end } = view;
  const hand = end?.deal.hands[seat];
  if (view.place.kind === 'ramsch' || !players.includes(seat) || hand?.length !== 10) return null;
  const own = [...view.calls.entries()].filter(([, call]) => call.seat === seat);
  const bidderBefore = (index: number): Bidder => ({
    hand,
    seat,
    players,
    options,
    calls: view.calls.slice(0, index),
  });
  const calls = own.map(([index, { call }]) => ({
    bidder: bidderBefore(index),
    review: reviewCall(bidderBefore(index), call),
  }));
  const blamed = calls.find(({ review }) => review.verdict !== 'sound');
  // The figures are those of the call that the verdict speaks of: what later calls showed says nothing about it.
  const judged = blamed ?? calls.findLast(({ review }) => review.wasBid) ?? calls.at(-1);
  if (!judged) return null;
  const { bidder, review } = judged;
  const judgedAt = Math.max(review.bid, lowestBid(options));
  const { at, passing } = bidQuestion(bidder, LEVEL.full.passing);
  const { highestBid, refusedBid } = defined(auctionHistory(view).get(seat));
  return {
    highestBid,
    refusedBid,
    calls: calls.map((call) => call.review),
    verdict: blamed?.review.verdict ?? 'sound',
    judgedAt,
    passing,
    ...plansFor(bidder, judgedAt, at),
  };
}

/** What playing for a bid is worth, and with which games. */
function plansFor(
  bidder: Bidder,
  bid: number,
  context: AuctionContext,
): Pick<AuctionReview, 'expectedValue' | 'games'> {
  const { hand, players, seat, options } = bidder;
  const position = players.indexOf(seat);
  const evaluation = evaluateHand(grandMask(hand), {
    bid,
    context,
    position,
    options,
    rollouts: ROLLOUTS,
  });
  const pickUp = evaluation.pickUp();
  const withSkat = pickUp.games.map(
    ({ game, ouvert, share, winProbability, expectedValue }): PlannedGame => ({
      game: gameAt(game),
      hand: false,
      schneider: false,
      schwarz: false,
      ouvert,
      winProbability,
      expectedValue,
      discards: [],
      share,
    }),
  );
  const byHand = evaluation.handGame();
  const isByHand = byHand !== null && byHand.expectedValue > pickUp.expectedValue;
  const byHandPlan = byHand && { ...ratedGame(byHand), share: null };
  return {
    expectedValue: isByHand ? byHand.expectedValue : pickUp.expectedValue,
    games:
      byHandPlan === null
        ? withSkat
        : isByHand
          ? [byHandPlan, ...withSkat]
          : [...withSkat, byHandPlan],
  };
}

function reviewCall(bidder: Bidder, call: ThreeView['calls'][number]['call']): CallReview {
  const { bid, at, value, passing, limit, isClose } = judgeCall(bidder);
  if (call === 'pass') {
    const isTimid = value !== null && value - passing > CLEAR;
    return { bid: bid ?? 0, wasBid: false, limit, isClose, verdict: isTimid ? 'timid' : 'sound' };
  }
  const made = call === 'hold' ? defined(bid ?? undefined, 'a bid to hold') : call;
  // A bid above the next value is judged by the value that was bid.
  const worth = valueOfBid(bidder, { bid: made, context: at }, ROLLOUTS);
  const verdict = worth - passing < -CLEAR ? 'bold' : 'sound';
  return { bid: made, wasBid: true, limit, isClose, verdict };
}
