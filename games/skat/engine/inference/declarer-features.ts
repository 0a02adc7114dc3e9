import { BASE, mostMatadors } from '../../rules/contract.ts';
import type { Options } from '../../rules/options.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { fromLayout, gameAt, indexOf, matadorCount } from '../evaluation/grand-bitboard.ts';
import { bestDiscard, handStrength } from '../evaluation/hand-strength.ts';
import { type GameKind, KIND_OF } from '../game-kind.ts';
import { countOf, pointsOf } from '../solver/index.ts';
import { auctionHistory } from './auction-history.ts';
import type { Knowledge } from './knowledge.ts';

/*
 * Features of a declarer's ten cards and discards, as indices of weights that are summed up: the
 * exponential of the sum is how likely these cards are, up to a factor.
 */

/** A declared suit game or grand. */
export interface DeclaredGame {
  readonly kind: GameKind;
  /** An index. */
  readonly game: number;
  /** 0 for forehand. */
  readonly position: number;
  readonly isHand: boolean;
  readonly bid: number;
  /** The step of the declarer's highest bid: 0 up to 20, 1 up to 27, 2 up to 36, 3 above. */
  readonly bidStep: number;
  readonly options: Options;
}

/** The declared game; null in null. */
export function declaredGame({ view, game, seats }: Knowledge): DeclaredGame | null {
  const { contract, players, bid, options } = view;
  const seat = seats[0]!;
  if (!contract || game === 'null') return null;
  return {
    kind: KIND_OF[game],
    game: indexOf(game),
    position: players.indexOf(seat),
    isHand: contract.hand,
    bid,
    bidStep: bidStepOf(view, seat),
    options,
  };
}

function bidStepOf(view: ThreeView, seat: number): number {
  const bid = auctionHistory(view).get(seat)?.highestBid ?? 0;
  return bid <= 20 ? 0 : bid <= 27 ? 1 : bid <= 36 ? 2 : 3;
}

const MAX_TRUMPS = 12;
const MAX_LOSERS = 12;

/** Offsets of the groups of weights; the last number is their count. */
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
  bidTrumps: 532,
  bidLosers: 580,
  shape: 628,
  handTrumps: 868,
  handLosers: 880,
  overbid: 892,
  points: 893,
  discards: 905,
  beside: 1417,
  apart: 1465,
  trumpsDiscarded: 1469,
  size: 1501,
};

/** The number of weights of a kind of game. */
export const DECLARER_WEIGHTS = AT.size;

const SEVEN = 127;
const ACE = 1 << 6;
const TEN = 1 << 5;

/** The features found last, as far as `findDeclarerFeatures` says; overwritten by the next call. */
export const declarerFeatures: Int32Array = new Int32Array(48);
let count = 0;

function add(index: number): void {
  declarerFeatures[count] = index;
  count += 1;
}

function step(value: number, from: number, width: number, steps: number): number {
  return Math.max(0, Math.min(steps - 1, Math.floor((value - from) / width)));
}

/**
 * Finds the features of the declarer's cards, all but `discardFeature`.
 *
 * @param ten the hand that is played, a mask of the game's layout
 * @param discards the other two
 * @returns how many there are; they stand in `declarerFeatures` until the next call
 */
export function findDeclarerFeatures(
  declared: DeclaredGame,
  ten: number,
  discards: number,
): number {
  count = 0;
  addHand(declared, ten);
  addStrength(declared, ten, discards);
  if (!declared.isHand) addDiscards(declared, ten, discards);
  return count;
}

/**
 * The feature of how much better the best discard would have been. It takes longer to find than all
 * others. By hand it is always the same.
 */
export function discardFeature(declared: DeclaredGame, ten: number, discards: number): number {
  const { kind, game, position, isHand } = declared;
  if (isHand) return AT.worse;
  const strength = handStrength(kind, ten, pointsOf(discards), position);
  const best = bestDiscard(fromLayout(ten | discards, game), game, position).strength;
  return AT.worse + step(best - strength, 0, 0.35, 14);
}

function addHand({ kind, position, isHand, bidStep }: DeclaredGame, ten: number): void {
  const lowestTrump = kind === 'suit' ? 21 : 28;
  const trumps = countOf(ten >>> lowestTrump);
  let aces = 0;
  let voids = 0;
  let losers = 0;
  for (let from = 0; from < lowestTrump; from += 7) {
    const suit = (ten >>> from) & SEVEN;
    add(AT.sides + suit);
    if (suit === 0) voids += 1;
    if ((suit & ACE) !== 0) aces += 1;
    losers += countOf(suit) - ((suit & ACE) === 0 ? 0 : (suit & TEN) === 0 ? 1 : 2);
  }
  losers = Math.min(MAX_LOSERS - 1, losers);
  add(AT.trumps + trumps);
  add(AT.jacks + (ten >>> 28));
  if (kind === 'suit') add(AT.trumpSuit + ((ten >>> lowestTrump) & SEVEN));
  add(AT.losers + losers);
  add(AT.aces + aces);
  add(AT.voids + voids);
  add(AT.long + trumps * MAX_LOSERS + losers);
  add(AT.early + position * MAX_LOSERS + losers);
  add(AT.bidTrumps + bidStep * MAX_TRUMPS + trumps);
  add(AT.bidLosers + bidStep * MAX_LOSERS + losers);
  add(AT.shape + (trumps * 5 + aces) * 4 + Math.min(3, voids));
  if (!isHand) return;
  add(AT.handTrumps + trumps);
  add(AT.handLosers + losers);
}

/** Card points of a skat that nobody has seen, about. */
const UNSEEN_POINTS = 6;

/** Adds the strength of the hand, and whether its value is below the bid. */
function addStrength(declared: DeclaredGame, ten: number, discards: number): void {
  const { kind, game, position, isHand, bid, options } = declared;
  const twelve = fromLayout(ten | discards, game);
  const points = isHand ? UNSEEN_POINTS : pointsOf(discards);
  const strength = handStrength(kind, ten, points, position);
  add(AT.strength + (isHand ? 16 : 0) + step(strength, -6, 0.75, 16));
  const name = gameAt(game);
  if (name === 'null') return;
  const levels = matadorCount(twelve, game, mostMatadors(name, options)) + (isHand ? 2 : 1);
  if (BASE[name] * levels < bid) add(AT.overbid);
}

function addDiscards({ kind }: DeclaredGame, ten: number, discards: number): void {
  const lowestTrump = kind === 'suit' ? 21 : 28;
  let suits = 0;
  for (let from = 0; from < lowestTrump; from += 7) {
    const gone = (discards >>> from) & SEVEN;
    if (gone === 0) continue;
    suits += 1;
    const rest = (ten >>> from) & SEVEN;
    const length = Math.min(3, countOf(rest));
    add(AT.discards + gone * 4 + length);
    add(AT.beside + (countOf(gone) * 4 + (rest >>> 5)) * 4 + length);
  }
  add(AT.apart + suits);
  add(AT.points + step(pointsOf(discards), 0, 2, 12));
  for (let rest = discards >>> lowestTrump; rest !== 0; rest &= rest - 1) {
    add(AT.trumpsDiscarded + lowestTrump + 31 - Math.clz32(rest & -rest));
  }
}
