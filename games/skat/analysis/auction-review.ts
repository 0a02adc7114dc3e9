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

<<<<<<< HEAD
/** A decision on a call; by what the strongest player knows, and with its numbers. */
export interface CallDecision extends BidQuestion {
  /** What playing for the bid is worth, in points; null if no higher bid is possible. */
  readonly value: number | null;
=======
/** The value of a hand in the auction. */
interface HandValue {
  /** The expected value of playing for a bid. */
  expectedValueAt(bid: number): number;
  /** The games for a bid, the best first; each once with the skat and once by hand. */
  gamesAt(bid: number): readonly RatedGame[];
}

/** As many rollouts as the strongest player makes, without a clock. */
const LIMITS = { skats: LEVEL.full.fixed.bidRollouts, isLate: () => false };

type Table = Pick<ThreeView, 'players' | 'calls' | 'options'>;

/** The value of ten cards in a seat, after what the others have bid. */
function handValue(
  hand: readonly Card[],
  seat: number,
  { players, calls, options }: Table,
): HandValue {
  const context = auctionContextOf({ calls, you: seat });
  const evaluator = tenCardsEvaluator(grandMask(hand), players.indexOf(seat), options);
  return {
    expectedValueAt(bid) {
      const evaluation = evaluator.rollout({ bid, context }, LIMITS);
      const byHand = evaluation.handGame()?.expectedValue ?? -Infinity;
      return Math.max(evaluation.pickUpValue(), byHand);
    },
    gamesAt(bid) {
      const evaluation = evaluator.evaluate({ bid, context });
      const games = [...evaluation.skatGames(), ...evaluation.handGames()].map(rated);
      return bestByGame(games).toSorted((a, b) => b.expectedValue - a.expectedValue);
    },
  };
}

/** A seat that is asked for a call: what it knows decides what a bid is worth to it. */
export interface CallDecision {
  /** The value to bid or hold; null if no higher bid is possible. */
  readonly bid: number | null;
  /** The points that this bid is worth more than passing. */
  readonly surplus: number;
>>>>>>> main
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
  const { bid, at, passing } = question;
  const value = bid === null ? null : valueOfBid(bidder, { bid, context: at }, ROLLOUTS);
  const isWorth = value !== null && value > passing;
  let limit = bid !== null && isWorth ? bid : 0;
  for (const one of bidValues(bidder.options)) {
    // What is asked for has been judged, and no limit contradicts it.
    if (bid !== null && (isWorth ? one <= bid : one >= bid)) continue;
    const context = contextAt(one, bidder, question);
    if (valueOfBid(bidder, { bid: one, context }, ROLLOUTS) <= passing) break;
    limit = one;
  }
  const isClose = value !== null && Math.abs(value - passing) <= CLEAR;
  return { ...question, value, limit, isWorth, isClose };
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
  const last = own.at(-1);
  if (!last) return null;
  const bidderBefore = (index: number): Bidder => ({
    hand,
    seat,
    players,
    options,
    calls: view.calls.slice(0, index),
  });
  const calls = own.map(([index, { call }]) => reviewCall(bidderBefore(index), call));
  const { highestBid, refusedBid } = defined(auctionHistory(view).get(seat));
  const judgedAt = Math.max(highestBid, lowestBid(options));
  const bidder = bidderBefore(last[0]);
  const { at, passing } = bidQuestion(bidder, LEVEL.full.passing);
  const blamed = calls.find(({ verdict }) => verdict !== 'sound');
  return {
    highestBid,
    refusedBid,
    calls,
    verdict: blamed?.verdict ?? 'sound',
    judgedAt,
    passing,
    ...plansFor(bidder, judgedAt, at),
  };
}

<<<<<<< HEAD
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
=======
function reviewCall(
  hand: readonly Card[],
  seat: number,
  call: ThreeView['calls'][number]['call'],
  table: Table,
): CallReview {
  const { bid, surplus, limit } = judgeCall(hand, seat, table);
  if (call === 'pass') {
    const verdict = surplus > CLEAR ? 'timid' : 'sound';
    return { bid: bid ?? 0, said: false, limit, verdict };
  }
  const said = call === 'hold' ? (bid ?? 0) : call;
  // A bid above the next value is judged by the value that was bid.
  const over =
    said === bid ? surplus : surplus - gapBetween(handValue(hand, seat, table), bid ?? said, said);
  return { bid: said, said: true, limit, verdict: over < -CLEAR ? 'bold' : 'sound' };
}

function gapBetween(value: HandValue, low: number, high: number): number {
  return value.expectedValueAt(low) - value.expectedValueAt(high);
}

/**
 * Compares a declaration with the advice for all that could be known; null if it cannot be judged.
 *
 * @param advised of the same kind, by hand or with the skat
 */
function reviewDeclaration(
  declaration: Declaration,
  advised: RatedGame | null,
  options: Options,
): DeclarationReview | null {
  const chosen = rate(declaration, options);
  if (!chosen || !Number.isFinite(chosen.expectedValue)) return null;
  const isBetter = advised !== null && advised.expectedValue > chosen.expectedValue;
  return { chosen, best: isBetter ? advised : chosen };
}

/** The rating of a declaration: by the fitted models, or solved if they do not cover its announcements. */
export function rate(declaration: Declaration, options: Options): RatedGame | null {
  const { contract, position, at, ten, discards } = declaration;
  const { hand, ouvert, schneider, schwarz } = contract;
  const game = indexOf(contract.game);
  const isOpen = ouvert || schwarz || (schneider && !hand);
  if (isOpen && contract.game !== 'null') return rateAnnounced(declaration, options);
  const isChosen = (one: Candidate) =>
    one.game === game && one.ouvert === ouvert && one.announced === schneider;
  const away = grandMask(discards);
  const found = hand
    ? tenCardsEvaluator(grandMask(ten), position, options).evaluate(at).handGames()
    : twelveCardsEvaluator(grandMask(ten) | away, position, options)
        .rollout(at, LIMITS)
        .withDiscards(game, away);
  const chosen = found.find(isChosen);
  return chosen ? rated(chosen) : null;
}

/** Reviews the declaration of a deal. */
export function reviewDeclarer({
  view,
  contract,
  declarer,
  hands,
  discards,
}: DealLayout): DeclarationReview | null {
  const ten = defined(hands[view.players.indexOf(declarer)]);
  const seen = {
    ...view,
    you: declarer,
    hand: contract.hand ? ten : [...ten, ...discards],
  };
  const declaration = declarationIn(seen, { contract, discards: contract.hand ? [] : discards });
  const action = contract.hand ? adviseHandOrSkat(seen) : adviseDeclaration(seen);
  if (action?.type === 'declare') {
    return reviewDeclaration(
      declaration,
      rate(declarationIn(seen, action), view.options),
      view.options,
    );
  }
  // Picking up was advised: a hand game is compared with the best hand game.
  return reviewDeclaration(declaration, bestByHand(declaration, view.options), view.options);
}

function bestByHand({ ten, position, at }: Declaration, options: Options): RatedGame | null {
  const games = tenCardsEvaluator(grandMask(ten), position, options).evaluate(at).handGames();
  return games
    .map(rated)
    .reduce<RatedGame | null>(
      (best, one) => (!best || one.expectedValue > best.expectedValue ? one : best),
      null,
    );
}

/** A declaration of the viewer. */
export function declarationIn(
  view: ThreeView,
  { contract, discards }: Pick<Declaration, 'contract' | 'discards'>,
): Declaration {
  const you = defined(view.you ?? undefined, 'a seat');
>>>>>>> main
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

<<<<<<< HEAD
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
=======
/** Whether to play by hand, as the strongest player does. */
export function adviseHandOrSkat(view: ThreeView): Action {
  return chooseHandOrSkat(view, LIMITS);
}

/** Game and discards, as the strongest player has them; the cards decide what is sampled. */
export function adviseDeclaration(view: ThreeView): Action | null {
  const seed = JSON.stringify(['declare', view.hand.toSorted(), view.bid, view.calls]);
  const { discardDeals: deals, nodes } = LEVEL.full.fixed;
  return chooseDeclaration(view, { deals, nodes, limits: LIMITS }, fastRandom(seeded(seed)));
}

/** The bid of a declarer, and what the others have bid. */
function bidContextOf({ bid, calls }: ThreeView, seat: number): BidContext {
  return { bid, context: auctionContextOf({ calls, you: seat }) };
>>>>>>> main
}
