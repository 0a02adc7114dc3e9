import { BASE, mostMatadors } from '../../rules/contract.ts';
import type { Options } from '../../rules/options.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { countOf, pointsOf } from '../solver/index.ts';
import { saidIn } from './calls.ts';
import { fromGame, GAME_ORDER, KIND, matadors } from './canon.ts';
import type { Kind } from './features.ts';
import { bestOfTwelve, strengthOf } from './hands.ts';
import type { Known } from './known.ts';

/*
 * Which cards somebody has who plays alone: a sum of weights for what is seen in the ten cards that
 * were kept and the two that were laid away. Its exponential is how likely they are, but for a factor.
 */

/** A game of suits or grand that somebody has declared. */
export interface Declaration {
  readonly kind: Kind;
  /** A place of `GAME_ORDER`. */
  readonly game: number;
  /** 0 for forehand. */
  readonly place: number;
  readonly isHand: boolean;
  readonly bid: number;
  /** How far the declarer went in the auction, as a step. */
  readonly reach: number;
  readonly options: Options;
}

/** What was declared, for those who do not see the declarer's cards; null in null. */
export function declarationIn({ view, game, seats }: Known): Declaration | null {
  const { contract, players, bid, options } = view;
  const [seat = 0] = seats;
  if (!contract || game === 'null') return null;
  return {
    kind: KIND[game],
    game: GAME_ORDER.indexOf(game),
    place: players.indexOf(seat),
    isHand: contract.hand,
    bid,
    reach: reachOf(view, seat),
    options,
  };
}

function reachOf(view: ThreeView, seat: number): number {
  const held = saidIn(view).get(seat)?.held ?? 0;
  return held <= 20 ? 0 : held <= 27 ? 1 : held <= 36 ? 2 : 3;
}

const MOST_TRUMPS = 12;
const MOST_LOSERS = 12;

/** Where the weights begin that belong together; the last number is how many there are. */
const AT = {
  strength: 0,
  worse: 32,
  trumps: 46,
  jacks: 58,
  trumpSuit: 74,
  sides: 202,
  losers: 330,
  aces: 342,
  voids: 347,
  long: 352,
  early: 496,
  reachTrumps: 532,
  reachLosers: 580,
  shape: 628,
  handTrumps: 868,
  handLosers: 880,
  overbid: 892,
  points: 893,
  away: 905,
  beside: 1417,
  apart: 1465,
  trumpsAway: 1469,
  size: 1501,
};

/** How many weights a kind of game has. */
export const BELIEFS = AT.size;

const SEVEN = 127;
const ACE = 1 << 6;
const TEN = 1 << 5;

/** The numbers of the weights, as far as they were found; they stand here until the next call. */
export const numbers: Int32Array = new Int32Array(48);
let count = 0;

function add(index: number): void {
  numbers[count] = index;
  count += 1;
}

function step(value: number, from: number, width: number, steps: number): number {
  return Math.max(0, Math.min(steps - 1, Math.floor((value - from) / width)));
}

/**
 * Finds the numbers of the weights of the declarer's cards, all but one, and says how many there are.
 *
 * @param ten the cards played from, a mask of the game's layout
 * @param away the other two
 */
export function findBeliefs(declared: Declaration, ten: number, away: number): number {
  count = 0;
  addHand(declared, ten);
  addWorth(declared, ten, away);
  if (!declared.isHand) addAway(declared, ten, away);
  return count;
}

/**
 * The number of the last weight: how much better another pair would have been laid away. It takes
 * longer to find than all others. By hand it is always the same one.
 */
export function findLaid(declared: Declaration, ten: number, away: number): number {
  const { kind, game, place, isHand } = declared;
  if (isHand) return AT.worse;
  const strength = strengthOf(kind, ten, pointsOf(away), place);
  const best = bestOfTwelve(fromGame(ten | away, game), game, place).strength;
  return AT.worse + step(best - strength, 0, 0.35, 14);
}

function addHand({ kind, place, isHand, reach }: Declaration, ten: number): void {
  const floor = kind === 'suit' ? 21 : 28;
  const trumps = countOf(ten >>> floor);
  let aces = 0;
  let voids = 0;
  let losers = 0;
  for (let from = 0; from < floor; from += 7) {
    const suit = (ten >>> from) & SEVEN;
    add(AT.sides + suit);
    if (suit === 0) voids += 1;
    if ((suit & ACE) !== 0) aces += 1;
    losers += countOf(suit) - ((suit & ACE) === 0 ? 0 : (suit & TEN) === 0 ? 1 : 2);
  }
  losers = Math.min(MOST_LOSERS - 1, losers);
  add(AT.trumps + trumps);
  add(AT.jacks + (ten >>> 28));
  if (kind === 'suit') add(AT.trumpSuit + ((ten >>> floor) & SEVEN));
  add(AT.losers + losers);
  add(AT.aces + aces);
  add(AT.voids + voids);
  add(AT.long + trumps * MOST_LOSERS + losers);
  add(AT.early + place * MOST_LOSERS + losers);
  add(AT.reachTrumps + reach * MOST_TRUMPS + trumps);
  add(AT.reachLosers + reach * MOST_LOSERS + losers);
  add(AT.shape + (trumps * 5 + aces) * 4 + Math.min(3, voids));
  if (!isHand) return;
  add(AT.handTrumps + trumps);
  add(AT.handLosers + losers);
}

/** Points that lie in a skat that nobody has seen, more or less. */
const UNSEEN = 6;

/** How good the hand is, and whether it is worth the bid. */
function addWorth(declared: Declaration, ten: number, away: number): void {
  const { kind, game, place, isHand, bid, options } = declared;
  const twelve = fromGame(ten | away, game);
  const points = isHand ? UNSEEN : pointsOf(away);
  const strength = strengthOf(kind, ten, points, place);
  add(AT.strength + (isHand ? 16 : 0) + step(strength, -6, 0.75, 16));
  const name = GAME_ORDER[game] ?? 'grand';
  if (name === 'null') return;
  const levels = matadors(twelve, game, mostMatadors(name, options)) + (isHand ? 2 : 1);
  if (BASE[name] * levels < bid) add(AT.overbid);
}

function addAway({ kind }: Declaration, ten: number, away: number): void {
  const floor = kind === 'suit' ? 21 : 28;
  let suits = 0;
  for (let from = 0; from < floor; from += 7) {
    const laid = (away >>> from) & SEVEN;
    if (laid === 0) continue;
    suits += 1;
    const rest = (ten >>> from) & SEVEN;
    const length = Math.min(3, countOf(rest));
    add(AT.away + laid * 4 + length);
    add(AT.beside + (countOf(laid) * 4 + (rest >>> 5)) * 4 + length);
  }
  add(AT.apart + suits);
  add(AT.points + step(pointsOf(away), 0, 2, 12));
  for (let rest = away >>> floor; rest !== 0; rest &= rest - 1) {
    add(AT.trumpsAway + floor + 31 - Math.clz32(rest & -rest));
  }
}
