import { defined } from '@lusoria/core';
import type { BidContext, Candidate } from '../engine/evaluation/expected-value.ts';
import { gameAt, grandCards, grandMask, indexOf } from '../engine/evaluation/grand-bitboard.ts';
import { tenCardsEvaluator, twelveCardsEvaluator } from '../engine/evaluation/hand-evaluator.ts';
import { auctionContextOf } from '../engine/evaluation/win-probability.ts';
import { auctionHistory } from '../engine/inference/auction-history.ts';
import { LEVEL } from '../engine/search/levels.ts';
import type { Card } from '../rules/cards.ts';
import { bidValues, type Contract, lowestBid } from '../rules/contract.ts';
import type { Options } from '../rules/options.ts';
import type { ThreeView } from '../rules/three/types.ts';
import type { DealLayout } from './deal-layout.ts';
import type { AuctionReview, DeclarationReview, RatedGame } from './types.ts';

/** What a hand was worth before anything was said. */
export interface HandValue {
  /** The expected value of playing for a bid. */
  expectedValueAt(bid: number): number;
  /** The games for a bid, the best first; each once with the skat and once by hand. */
  gamesAt(bid: number): readonly RatedGame[];
}

/** As many rollouts as the strongest player makes, without a clock. */
const LIMITS = { skats: LEVEL.full.fixed.bidRollouts, isLate: () => false };

/** The value of ten cards in a seat, after what the others have bid. */
export function handValue(
  hand: readonly Card[],
  seat: number,
  { players, calls, options }: Pick<ThreeView, 'players' | 'calls' | 'options'>,
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

function bestByGame(games: readonly RatedGame[]): readonly RatedGame[] {
  const best = new Map<string, RatedGame>();
  for (const game of games) {
    const key = `${game.game} ${game.hand}`;
    const known = best.get(key);
    const isBetter = !known || game.expectedValue > known.expectedValue;
    if (Number.isFinite(game.expectedValue) && isBetter) best.set(key, game);
  }
  return [...best.values()];
}

function rated(candidate: Candidate): RatedGame {
  const { game, hand, ouvert, winProbability, expectedValue, discards } = candidate;
  return {
    game: gameAt(game),
    hand,
    ouvert,
    winProbability,
    expectedValue,
    away: [...grandCards(discards)],
  };
}

/** How many points a call has to be worth, or to cost, before it is blamed. */
const CLEAR = 12;
/** How many games are listed. */
const LISTED = 3;

/** The highest value that is worth bidding; 0 when none is. */
export function bidLimit(value: HandValue, options: Options): number {
  let limit = 0;
  for (const bid of bidValues(options)) {
    if (value.expectedValueAt(bid) <= 0) break;
    limit = bid;
  }
  return limit;
}

/** Compares the calls of a seat with the value of its hand; null where it did not take part. */
export function reviewAuction(view: ThreeView, seat: number): AuctionReview | null {
  const { players, options, end } = view;
  const hand = end?.deal.hands[seat] ?? [];
  if (view.place.kind === 'ramsch' || !players.includes(seat) || hand.length !== 10) return null;
  const { highestBid, refusedBid } = auctionHistory(view).get(seat) ?? {
    highestBid: 0,
    refusedBid: 0,
  };
  const value = handValue(hand, seat, view);
  const judgedAt = Math.max(highestBid, lowestBid(options));
  const isBold = highestBid > 0 && value.expectedValueAt(highestBid) < -CLEAR;
  const isTimid = refusedBid > 0 && value.expectedValueAt(refusedBid) > CLEAR;
  return {
    highestBid,
    refusedBid,
    limit: bidLimit(value, options),
    verdict: isBold ? 'bold' : isTimid ? 'timid' : 'sound',
    judgedAt,
    expectedValue: value.expectedValueAt(judgedAt),
    games: value.gamesAt(judgedAt).slice(0, LISTED),
  };
}

/** A declaration: by whom, with which ten cards in hand and which discards; none by hand. */
export interface Declaration {
  readonly contract: Contract;
  /** 0 for forehand. */
  readonly position: number;
  readonly at: BidContext;
  readonly ten: readonly Card[];
  readonly discards: readonly Card[];
}

/** Compares a declaration with the best one for all that could be known; null where it cannot be judged. */
export function reviewDeclaration(
  { contract, position, at, ten, discards }: Declaration,
  options: Options,
): DeclarationReview | null {
  const game = indexOf(contract.game);
  const isOfGame = (one: Candidate) => one.game === game && one.ouvert === contract.ouvert;
  if (contract.hand) {
    const candidates = tenCardsEvaluator(grandMask(ten), position, options)
      .evaluate(at)
      .handGames();
    const chosen = candidates.find((one) => isOfGame(one) && one.announced === contract.schneider);
    return chosen ? compared(rated(chosen), candidates) : null;
  }
  const away = grandMask(discards);
  const evaluator = twelveCardsEvaluator(grandMask(ten) | away, position, options);
  const evaluation = evaluator.rollout(at, LIMITS);
  const chosen = evaluation.withDiscards(game, away).find(isOfGame);
  return chosen ? compared(rated(chosen), evaluation.candidates) : null;
}

/** Reviews the declaration of a deal. */
export function reviewDeclarer({
  view,
  contract,
  declarer,
  hands,
  discards,
}: DealLayout): DeclarationReview | null {
  const position = view.players.indexOf(declarer);
  const declaration = {
    contract,
    position,
    at: bidContextOf(view, declarer),
    ten: defined(hands[position]),
    discards: contract.hand ? [] : discards,
  };
  return reviewDeclaration(declaration, view.options);
}

/** The bid of a declarer, and what the others have bid. */
export function bidContextOf({ bid, calls }: ThreeView, seat: number): BidContext {
  return { bid, context: auctionContextOf({ calls, you: seat }) };
}

/** The choice and the best candidate; the choice itself where nothing is better. */
function compared(chosen: RatedGame, candidates: readonly Candidate[]): DeclarationReview | null {
  const best = candidates.reduce<RatedGame>(
    (most, one) => (one.expectedValue > most.expectedValue ? rated(one) : most),
    chosen,
  );
  return Number.isFinite(chosen.expectedValue) ? { chosen, best } : null;
}
