import { BASE, mostMatadors, nextBid, nullValue } from '../../rules/contract.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { GAMES_BY_INDEX, matadorCount, toLayout } from '../evaluation/grand-bitboard.ts';
import { handStrength } from '../evaluation/hand-strength.ts';
import { KIND_OF } from '../game-kind.ts';

/** What a seat did in the auction: the highest bid made or held, and the first one refused; 0: none. */
export interface SeatAuction {
  readonly highestBid: number;
  readonly refusedBid: number;
}

/** The auction by seat; seats that have not spoken are missing. */
export function auctionHistory({
  calls,
  options,
}: Pick<ThreeView, 'calls' | 'options'>): ReadonlyMap<number, SeatAuction> {
  const history = new Map<number, SeatAuction>();
  let bid = 0;
  let isAsked = false;
  for (const { seat, call } of calls) {
    const before = history.get(seat) ?? { highestBid: 0, refusedBid: 0 };
    if (call === 'pass') {
      const refusedBid = isAsked ? bid : (nextBid(bid, options) ?? bid);
      history.set(seat, { ...before, refusedBid });
    } else {
      if (call !== 'hold') bid = call;
      history.set(seat, { ...before, highestBid: bid });
    }
    isAsked = typeof call === 'number';
  }
  return history;
}

/*
 * How likely a hand is bid so high: a logistic function of the strength of its best game. Chosen with
 * training/measure-inference.ts, data/README.md.
 */

/** Card points that are assumed to be discarded. */
const DISCARDED_POINTS = 7;
/** Added to the strength of null (a logit): it is seldom what somebody bids on. */
const NULL_BONUS = -1.8;
/** The strength (a logit) at which half of all hands are bid, and the slope there. */
const HALF = -3.6;
const SLOPE = 0.8;
/** The probability of an unexpected call. */
const NOISE = 0.08;
/** The strength of a hand that no game with so high a value fits. */
const WORST = -12;

/** The probability that a hand, a grand bitboard, is bid at least so high. */
function bidProbability(hand: number, position: number, bid: number, view: ThreeView): number {
  let best = WORST;
  for (const [game, name] of GAMES_BY_INDEX.entries()) {
    const value =
      name === 'null'
        ? nullValue({ hand: false, ouvert: false })
        : BASE[name] * (matadorCount(hand, game, mostMatadors(name, view.options)) + 1);
    if (value < bid) continue;
    const strength = handStrength(KIND_OF[name], toLayout(hand, game), DISCARDED_POINTS, position);
    best = Math.max(best, strength + (name === 'null' ? NULL_BONUS : 0));
  }
  return NOISE + (1 - 2 * NOISE) / (1 + Math.exp(-SLOPE * (best - HALF)));
}

/** The probability of what a seat did in the auction with a hand, a grand bitboard. */
export function auctionLikelihood(
  hand: number,
  position: number,
  { highestBid, refusedBid }: SeatAuction,
  view: ThreeView,
): number {
  const reached = highestBid > 0 ? bidProbability(hand, position, highestBid, view) : 1;
  return refusedBid > 0
    ? reached * (1 - bidProbability(hand, position, refusedBid, view))
    : reached;
}
