import { BASE, mostMatadors, nextBid, nullValue } from '../../rules/contract.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { GAMES_BY_INDEX, matadorCount, toLayout } from '../evaluation/grand-bitboard.ts';
import { handStrength } from '../evaluation/hand-strength.ts';
import { KIND_OF } from '../game-kind.ts';

/** A seat's part in the auction: the highest bid made or held, and the first one refused; 0: none. */
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

/**
 * The probability that a hand bids so high: a logistic function of the strength of its best game. The
 * parameters of each player model are fitted (`importance-weights.ts`).
 */
export interface BidModel {
  /** Added to the strength of null (a logit): players seldom bid on it. */
  readonly nullBonus: number;
  /** The strength (a logit) at which half of all hands are bid, and the slope there. */
  readonly half: number;
  readonly slope: number;
  /** The probability of an unexpected call. */
  readonly noise: number;
}

/** Card points that are assumed to be discarded. */
const DISCARDED_POINTS = 7;
/** The strength of a hand that no game with so high a value fits. */
const WORST = -12;

/** The strength of a hand's best game with at least so high a value, and that of null. */
interface BestGames {
  readonly best: number;
  readonly ofNull: number;
}

/** The best games of a hand, a grand bitboard. */
function bestGames(hand: number, position: number, bid: number, view: ThreeView): BestGames {
  let best = WORST;
  let ofNull = WORST;
  for (const [game, name] of GAMES_BY_INDEX.entries()) {
    const value =
      name === 'null'
        ? nullValue({ hand: false, ouvert: false })
        : BASE[name] * (matadorCount(hand, game, mostMatadors(name, view.options)) + 1);
    if (value < bid) continue;
    const strength = handStrength(KIND_OF[name], toLayout(hand, game), DISCARDED_POINTS, position);
    if (name === 'null') ofNull = strength;
    else best = Math.max(best, strength);
  }
  return { best, ofNull };
}

/** The probability that a hand is bid so high. */
function bidProbability(
  { best, ofNull }: BestGames,
  { nullBonus, half, slope, noise }: BidModel,
): number {
  const strength = Math.max(best, ofNull + nullBonus);
  return noise + (1 - 2 * noise) / (1 + Math.exp(-slope * (strength - half)));
}

/** The likelihood of a seat's auction given its hand (a grand bitboard), by model. */
export function auctionLikelihoods(
  hand: number,
  position: number,
  { highestBid, refusedBid }: SeatAuction,
  { view, models }: { readonly view: ThreeView; readonly models: readonly BidModel[] },
): readonly number[] {
  const reached = highestBid > 0 ? bestGames(hand, position, highestBid, view) : null;
  const refused = refusedBid > 0 ? bestGames(hand, position, refusedBid, view) : null;
  return models.map(
    (model) =>
      (reached ? bidProbability(reached, model) : 1) *
      (refused ? 1 - bidProbability(refused, model) : 1),
  );
}
