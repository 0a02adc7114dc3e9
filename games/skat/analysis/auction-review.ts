import { defined, seeded } from '@lusoria/core';
import type { BidContext, Candidate } from '../engine/evaluation/expected-value.ts';
import { gameAt, grandCards, grandMask, indexOf } from '../engine/evaluation/grand-bitboard.ts';
import { tenCardsEvaluator, twelveCardsEvaluator } from '../engine/evaluation/hand-evaluator.ts';
import { auctionContextOf } from '../engine/evaluation/win-probability.ts';
import { fastRandom } from '../engine/fast-random.ts';
import { auctionHistory } from '../engine/inference/auction-history.ts';
import { chooseDeclaration, chooseHandOrSkat } from '../engine/search/bidding.ts';
import { LEVEL } from '../engine/search/levels.ts';
import type { Action } from '../rules/actions.ts';
import type { Card } from '../rules/cards.ts';
import { bidValues, lowestBid, nextBid } from '../rules/contract.ts';
import type { Options } from '../rules/options.ts';
import { auctionAfter } from '../rules/three/auction.ts';
import type { ThreeView } from '../rules/three/types.ts';
import { type Declaration, rateAnnounced } from './announced-games.ts';
import type { DealLayout } from './deal-layout.ts';
import type { AuctionReview, CallReview, DeclarationReview, RatedGame } from './types.ts';

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
  /** The highest value that is worth bidding; 0: none. */
  readonly limit: number;
}

/** Judges the next call of a seat, after these calls: by the same thresholds as the strongest player. */
export function judgeCall(hand: readonly Card[], seat: number, table: Table): CallDecision {
  const { options, calls, players } = table;
  const [fore = 0, middle = 0, rear = 0] = players;
  const auction = auctionAfter(calls, [fore, middle, rear]);
  const bid = auction.asked === 'answer' ? auction.bid : nextBid(auction.bid, options);
  const value = handValue(hand, seat, table);
  // When forehand passes at the end nobody plays.
  const thresholds = LEVEL.full.bidThresholds;
  const context = auctionContextOf({ calls, you: seat });
  const least = auction.asked === 'take' || !thresholds ? 0 : thresholds[context];
  const surplus = bid === null ? -Infinity : value.expectedValueAt(bid) - least;
  const isBidWorth = bid !== null && surplus > 0;
  let limit = isBidWorth ? bid : 0;
  for (const one of bidValues(options)) {
    // What is asked for has been judged, and no limit contradicts it.
    if (bid !== null && (isBidWorth ? one <= bid : one >= bid)) continue;
    if (value.expectedValueAt(one) <= least) break;
    limit = one;
  }
  return { bid, surplus, limit };
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
  const { game, hand, announced, ouvert, winProbability, expectedValue, discards } = candidate;
  return {
    game: gameAt(game),
    hand,
    schneider: announced,
    schwarz: false,
    ouvert,
    winProbability,
    expectedValue,
    away: [...grandCards(discards)],
  };
}

/** The least difference to passing, in points, at which a call is an error. */
const CLEAR = 12;
/** The number of games listed. */
const LISTED = 3;

/**
 * Compares the calls of a seat with the value of its hand, each by what was known then; null if the seat
 * made none.
 */
export function reviewAuction(view: ThreeView, seat: number): AuctionReview | null {
  const { players, options, end } = view;
  const hand = end?.deal.hands[seat] ?? [];
  if (view.place.kind === 'ramsch' || !players.includes(seat) || hand.length !== 10) return null;
  const { highestBid, refusedBid } = auctionHistory(view).get(seat) ?? {
    highestBid: 0,
    refusedBid: 0,
  };
  const calls = view.calls.flatMap(({ seat: by, call }, i) =>
    by === seat ? [reviewCall(hand, seat, call, { ...view, calls: view.calls.slice(0, i) })] : [],
  );
  if (calls.length === 0) return null;
  const blamed = calls.find(({ verdict }) => verdict !== 'sound');
  const judgedAt = Math.max(highestBid, lowestBid(options));
  const last = view.calls.findLastIndex((call) => call.seat === seat);
  const value = handValue(hand, seat, { ...view, calls: view.calls.slice(0, Math.max(0, last)) });
  return {
    highestBid,
    refusedBid,
    calls,
    verdict: blamed?.verdict ?? 'sound',
    judgedAt,
    expectedValue: value.expectedValueAt(judgedAt),
    games: value.gamesAt(judgedAt).slice(0, LISTED),
  };
}

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
  return {
    contract,
    position: view.players.indexOf(you),
    at: bidContextOf(view, you),
    ten: view.hand.filter((card) => !discards.includes(card)),
    discards,
  };
}

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
}
