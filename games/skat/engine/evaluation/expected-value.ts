import { BASE, mostMatadors, nullValue } from '../../rules/contract.ts';
import type { Options } from '../../rules/options.ts';
import { KIND_OF } from '../game-kind.ts';
import { countOf } from '../solver/index.ts';
import { weights } from '../weights.ts';
import {
  gameAt,
  GAMES_BY_INDEX,
  GRAND,
  GRAND_POINTS,
  matadorCount,
  NULL,
  toLayout,
} from './grand-bitboard.ts';
import { bestDiscard, handStrength } from './hand-strength.ts';
import {
  type AuctionContext,
  schneiderProbability,
  type WinInputs,
  winProbability,
} from './win-probability.ts';

/*
 * The expected value of declarations, in score points: win probabilities, and the values of games.
 */

/** Score points besides the value of a game: for winning it, and for losing it. */
export interface Bonus {
  readonly won: number;
  readonly lost: number;
}

/** Seeger-Fabian; the others' bonus for a lost game is mostly a loss, too. */
const SEEGER_FABIAN: Bonus = { won: 50, lost: 80 };
const NO_BONUS: Bonus = { won: 0, lost: 0 };

export function bonusOf({ scoring }: Options): Bonus {
  return scoring === 'seeger-fabian' ? SEEGER_FABIAN : NO_BONUS;
}

/** The least value of a declaration (the bid), and the auction context. */
export interface BidContext {
  readonly bid: number;
  readonly context: AuctionContext;
}

/** A declaration that is considered; `game` is an index. */
export interface Candidate {
  readonly game: number;
  readonly hand: boolean;
  readonly announced: boolean;
  readonly ouvert: boolean;
  /** A grand bitboard; 0 by hand. */
  readonly discards: number;
  readonly winProbability: number;
  /** Points on average, compared with those of the others. */
  readonly expectedValue: number;
}

type Estimate = Pick<Candidate, 'winProbability' | 'expectedValue'>;

/** A suit game or grand: its strength, and its levels before play. */
interface TrumpGame {
  readonly game: number;
  readonly strength: number;
  readonly levels: number;
}

/** The probability that a game that is lost is lost in schneider. */
function lostSchneiderProbability(game: number, strength: number): number {
  const [base = 0, slope = 0] = weights().lostSchneider[game === GRAND ? 'grand' : 'suit'];
  return 1 / (1 + Math.exp(-(base + slope * strength)));
}

/** The base value of a game; of null the value itself. */
export function baseValue(game: number): number {
  const name = gameAt(game);
  return name === 'null' ? NULL_VALUE : BASE[name];
}

const NULL_VALUE = nullValue({ hand: false, ouvert: false });

/** The estimate of a suit game or grand that is won at a bid. */
function estimateTrumpGame(
  { game, strength, levels }: TrumpGame,
  probability: number,
  bid: number,
  bonus: Bonus,
): Estimate {
  const base = baseValue(game);
  const value = base * levels;
  const schneider = schneiderProbability(game === GRAND ? 'grand' : 'suit', strength);
  const lostSchneider = lostSchneiderProbability(game, strength);
  if (value >= bid) {
    const gain = value + base * schneider + bonus.won;
    const loss = 2 * value + 2 * base * lostSchneider + bonus.lost;
    return {
      winProbability: probability,
      expectedValue: probability * gain - (1 - probability) * loss,
    };
  }
  // One level short can be made good by schneider.
  const charged = Math.ceil(bid / base) * base;
  const saved = value + base >= bid ? probability * schneider : 0;
  return {
    winProbability: saved,
    expectedValue: saved * (charged + bonus.won) - (1 - saved) * (2 * charged + bonus.lost),
  };
}

function nullExpectedValue(value: number, probability: number, bid: number, bonus: Bonus): number {
  if (value < bid) return -Infinity;
  return probability * (value + bonus.won) - (1 - probability) * (2 * value + bonus.lost);
}

/** Everything about twelve cards that does not depend on the bid; arrays are by game. */
export interface TwelveCards {
  /** The strength with the best discard, and that. */
  readonly strengths: Float64Array;
  readonly discards: Int32Array;
  readonly levels: Int32Array;
  readonly trumps: Int32Array;
  readonly position: number;
  /** Shifts of the logit of winning by rollouts. */
  readonly shifts: Float64Array;
}

const NO_SHIFTS = new Float64Array(GAMES_BY_INDEX.length);

/** Analyses twelve cards, a grand bitboard. */
export function analyseTwelve(twelve: number, position: number, options: Options): TwelveCards {
  const strengths = new Float64Array(GAMES_BY_INDEX.length);
  const discards = new Int32Array(GAMES_BY_INDEX.length);
  const levels = new Int32Array(GAMES_BY_INDEX.length);
  const trumps = new Int32Array(GAMES_BY_INDEX.length);
  for (const [game, name] of GAMES_BY_INDEX.entries()) {
    const best = bestDiscard(twelve, game, position);
    strengths[game] = best.strength;
    discards[game] = best.discards;
    levels[game] =
      name === 'null' ? 0 : matadorCount(twelve, game, mostMatadors(name, options)) + 1;
    trumps[game] = trumpCount(twelve & ~best.discards, game);
  }
  return { strengths, discards, levels, trumps, position, shifts: NO_SHIFTS };
}

function trumpCount(cards: number, game: number): number {
  if (game === NULL) return 0;
  return countOf(toLayout(cards, game) & (-1 << (game === GRAND ? 28 : 21)));
}

/** The inputs of the win probability of twelve cards with the best discard in a game. */
function winInputs(
  { strengths, trumps, position, shifts }: TwelveCards,
  game: number,
  context: AuctionContext,
): WinInputs {
  return {
    strength: strengths[game]!,
    context,
    position,
    trumps: trumps[game]!,
    isHand: false,
    shift: shifts[game]!,
  };
}

/** The probability to win a game with twelve cards, ouvert aside. */
export function winProbabilityOf(
  twelve: TwelveCards,
  game: number,
  context: AuctionContext,
): number {
  return winProbability(KIND_OF[gameAt(game)], winInputs(twelve, game, context));
}

/** Rollouts are played with hidden cards, so of ouvert they say nothing. */
function nullWinProbability(ouvert: boolean, inputs: WinInputs): number {
  return ouvert
    ? winProbability('ouvert', { ...inputs, shift: 0 })
    : winProbability('null', inputs);
}

/** The declarations with twelve cards: each game with the best discard. */
export function twelveCandidates(
  twelve: TwelveCards,
  { bid, context }: BidContext,
  options: Options,
): readonly Candidate[] {
  const bonus = bonusOf(options);
  return GAMES_BY_INDEX.flatMap((name, game): readonly Candidate[] => {
    const inputs = winInputs(twelve, game, context);
    const base = { game, hand: false, announced: false, discards: twelve.discards[game]! };
    if (name === 'null') {
      return [false, true].map((ouvert) => {
        const probability = nullWinProbability(ouvert, inputs);
        const value = nullValue({ hand: false, ouvert });
        const expectedValue = nullExpectedValue(value, probability, bid, bonus);
        return { ...base, ouvert, winProbability: probability, expectedValue };
      });
    }
    const trumpGame = { game, strength: inputs.strength, levels: twelve.levels[game]! };
    const probability = winProbability(KIND_OF[name], inputs);
    return [{ ...base, ouvert: false, ...estimateTrumpGame(trumpGame, probability, bid, bonus) }];
  });
}

/** The expected value of the best declaration with twelve cards; faster than making all candidates. */
export function bestExpectedValue(
  twelve: TwelveCards,
  { bid, context }: BidContext,
  bonus: Bonus,
): number {
  let best = -Infinity;
  for (let game = 0; game < NULL; game += 1) {
    const inputs = winInputs(twelve, game, context);
    const trumpGame = { game, strength: inputs.strength, levels: twelve.levels[game]! };
    const probability = winProbability(game === GRAND ? 'grand' : 'suit', inputs);
    best = Math.max(best, estimateTrumpGame(trumpGame, probability, bid, bonus).expectedValue);
  }
  const inputs = winInputs(twelve, NULL, context);
  const values = [false, true].map((ouvert) =>
    nullExpectedValue(
      nullValue({ hand: false, ouvert }),
      nullWinProbability(ouvert, inputs),
      bid,
      bonus,
    ),
  );
  return Math.max(best, ...values);
}

/** Ten cards, a grand bitboard, and all skats that there may be. */
export interface TenCards {
  readonly ten: number;
  readonly skats: readonly number[];
  readonly position: number;
}

/** The hand games with ten cards: estimates are means over the skats. */
export function handCandidates(
  { ten, skats, position }: TenCards,
  { bid, context }: BidContext,
  options: Options,
  shifts: Float64Array = NO_SHIFTS,
): readonly Candidate[] {
  const bonus = bonusOf(options);
  return GAMES_BY_INDEX.flatMap((name, game): readonly Candidate[] => {
    const own = toLayout(ten, game);
    const base = { game, hand: true, discards: 0 };
    const shift = shifts[game]!;
    const known = { context, position, trumps: trumpCount(ten, game), isHand: true, shift };
    if (name === 'null') {
      const strength = handStrength('null', own, 0, position);
      return [false, true].map((ouvert) => {
        const probability = nullWinProbability(ouvert, { ...known, strength });
        const value = nullValue({ hand: true, ouvert });
        const expectedValue = nullExpectedValue(value, probability, bid, bonus);
        return { ...base, announced: false, ouvert, winProbability: probability, expectedValue };
      });
    }
    const plain = { winProbability: 0, expectedValue: 0 };
    const announced = { winProbability: 0, expectedValue: 0 };
    const most = mostMatadors(name, options);
    for (const skat of skats) {
      const low = 31 - Math.clz32(skat & -skat);
      const points = GRAND_POINTS[low]! + GRAND_POINTS[31 - Math.clz32(skat)]!;
      const strength = handStrength(KIND_OF[name], own, points, position);
      const levels = matadorCount(ten | skat, game, most) + 2;
      const wins = winProbability(KIND_OF[name], { ...known, strength });
      const estimate = estimateTrumpGame({ game, strength, levels }, wins, bid, bonus);
      plain.winProbability += estimate.winProbability;
      plain.expectedValue += estimate.expectedValue;
      // Schneider announced: two levels more, and 90 points are needed.
      const value = BASE[name] * (levels + 2);
      const schneider = wins * schneiderProbability(game === GRAND ? 'grand' : 'suit', strength);
      const charged = Math.max(value, Math.ceil(bid / BASE[name]) * BASE[name]);
      const made = value >= bid ? schneider : 0;
      announced.winProbability += made;
      announced.expectedValue +=
        made * (value + bonus.won) - (1 - made) * (2 * charged + bonus.lost);
    }
    const mean = (sum: Estimate): Estimate => ({
      winProbability: sum.winProbability / skats.length,
      expectedValue: sum.expectedValue / skats.length,
    });
    return [
      { ...base, announced: false, ouvert: false, ...mean(plain) },
      { ...base, announced: true, ouvert: false, ...mean(announced) },
    ];
  });
}
