import { defined } from '@lusoria/core';
import {
  type Bidder,
  bidQuestion,
  type BidQuestion,
  planOfBid,
} from '../engine/bidding/bidding.ts';
import type { Plan } from '../engine/evaluation/evaluate-hand.ts';
import { gameAt } from '../engine/evaluation/grand-bitboard.ts';
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
import type { Weighing } from './weighing.ts';

/** A decision on a call; by what the strongest player knows, and with its numbers. */
export interface CallDecision extends BidQuestion {
  /** What playing for the bid is worth, in points; null if no higher bid is possible. */
  readonly value: number | null;
  /** The highest value that is worth bidding; 0: none. */
  readonly limit: number;
  readonly isWorth: boolean;
  readonly weighing: Weighing;
}

/** Judges the next call of a seat. */
export function judgeCall(bidder: Bidder): CallDecision {
  const question = bidQuestion(bidder, LEVEL.full.passing);
  const { bid, passing } = question;
  const plan = bid === null ? null : planAt(bidder, bid, question);
  const value = plan && plan.expectedValue;
  const isWorth = value !== null && value > passing;
  let limit = bid !== null && isWorth ? bid : 0;
  for (const one of bidValues(bidder.options)) {
    // What is asked for has been judged, and no limit contradicts it.
    if (bid !== null && (isWorth ? one <= bid : one >= bid)) continue;
    if (worthOfBid(bidder, one, question) <= passing) break;
    limit = one;
  }
  const weighing = plan ? weigh(plan, passing) : 'worse';
  return { ...question, value, limit, isWorth, weighing };
}

/** What playing for a bid is worth to a seat that is asked, in points; the bid may be one further on. */
export function worthOfBid(bidder: Bidder, value: number, question: BidQuestion): number {
  return planAt(bidder, value, question).expectedValue;
}

function planAt(bidder: Bidder, value: number, question: BidQuestion): Plan {
  const context = value === question.bid ? question.at : contextAt(value, bidder, question);
  return planOfBid(bidder, { bid: value, context, ease: 0 }, ROLLOUTS);
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
  const { at: context, passing } = bidQuestion(bidder, LEVEL.full.passing);
  const plan = planOfBid(bidder, { bid: judgedAt, context, ease: 0 }, ROLLOUTS);
  const { expectedValue, winProbability } = plan;
  const { highestBid, refusedBid } = defined(auctionHistory(view).get(seat));
  return {
    highestBid,
    refusedBid,
    calls: calls.map((call) => call.review),
    verdict: blamed?.review.verdict ?? 'sound',
    judgedAt,
    passing,
    expectedValue,
    winProbability,
    weighing: weigh(plan, passing),
    games: gamesOf(plan),
  };
}

/** The games of a plan, those of the better way to play first. */
function gamesOf({ isByHand, byHand, withSkat }: Plan): readonly PlannedGame[] {
  const ofSkat = withSkat.games.map(
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
  const ofHand = byHand ? [{ ...ratedGame(byHand), share: null }] : [];
  return isByHand ? [...ofHand, ...ofSkat] : [...ofSkat, ...ofHand];
}

function reviewCall(bidder: Bidder, call: ThreeView['calls'][number]['call']): CallReview {
  const { bid, at, passing, limit, weighing } = judgeCall(bidder);
  if (call === 'pass') {
    const verdict = weighing === 'clear' ? 'timid' : 'sound';
    return { bid: bid ?? 0, wasBid: false, limit, weighing, verdict };
  }
  const made = call === 'hold' ? defined(bid ?? undefined, 'a bid to hold') : call;
  // A bid above the next value is judged by the value that was bid.
  const weighed = weigh(planOfBid(bidder, { bid: made, context: at, ease: 0 }, ROLLOUTS), passing);
  const verdict = weighed === 'worse' ? 'bold' : 'sound';
  return { bid: made, wasBid: true, limit, weighing: weighed, verdict };
}

/** The least difference, in points, that is told from none: the rollouts behind a number are no more exact. */
const CLEAR = 12;
/** With a smaller chance whoever plays rather expects to lose. */
const GAMBLE = 0.6;

/** Weighs what playing is worth and how often it is won against what passing is worth, in points. */
export function weigh(
  { expectedValue, winProbability }: Readonly<Record<'expectedValue' | 'winProbability', number>>,
  passing: number,
): Weighing {
  if (expectedValue > passing && winProbability < GAMBLE) return 'gamble';
  if (Math.abs(expectedValue - passing) <= CLEAR) return 'close';
  return expectedValue > passing ? 'clear' : 'worse';
}
