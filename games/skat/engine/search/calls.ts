import { BASE, mostMatadors, nextBid } from '../../rules/contract.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { GAME_ORDER, inGame, KIND, matadors } from './canon.ts';
import { strengthOf } from './hands.ts';

/** What somebody said: the highest bid made or held, and the first one he did not want; 0: none. */
export interface Said {
  readonly held: number;
  readonly refused: number;
}

/** What everybody has said, by seat. */
export function saidIn({ calls, options }: ThreeView): ReadonlyMap<number, Said> {
  const said = new Map<number, Said>();
  let bid = 0;
  let isAsked = false;
  for (const { seat, call } of calls) {
    const before = said.get(seat) ?? { held: 0, refused: 0 };
    if (call === 'pass') {
      const refused = isAsked ? bid : (nextBid(bid, options) ?? bid);
      said.set(seat, { ...before, refused });
    } else {
      if (call !== 'hold') bid = call;
      said.set(seat, { ...before, held: bid });
    }
    isAsked = typeof call === 'number';
  }
  return said;
}

/** Points that lie in a skat on average, more or less. */
const POINTS = 7;
/** Null is seldom what somebody bids on. */
const NULL_BONUS = -1.8;
/** Where half of all hands are bid on, and how sharp that is. */
const HALF = -3.6;
const SHARP = 0.8;
/** Some bid as nobody would expect. */
const ODD = 0.08;

/** How likely a hand, a mask of grand, goes as far as a bid. */
function goesTo(hand: number, place: number, bid: number, view: ThreeView): number {
  let best = -12;
  for (const [game, name] of GAME_ORDER.entries()) {
    const value =
      name === 'null'
        ? 23
        : BASE[name] * (matadors(hand, game, mostMatadors(name, view.options)) + 1);
    if (value < bid) continue;
    const strength = strengthOf(KIND[name], inGame(hand, game), POINTS, place);
    best = Math.max(best, strength + (name === 'null' ? NULL_BONUS : 0));
  }
  return ODD + (1 - 2 * ODD) / (1 + Math.exp(-SHARP * (best - HALF)));
}

/** How likely a hand is, for what its player has said. */
export function fits(
  hand: number,
  place: number,
  { held, refused }: Said,
  view: ThreeView,
): number {
  const reached = held > 0 ? goesTo(hand, place, held, view) : 1;
  return refused > 0 ? reached * (1 - goesTo(hand, place, refused, view)) : reached;
}
