import { mostMatadors } from '../../rules/contract.ts';
import type { Options } from '../../rules/options.ts';
import { KIND_OF } from '../game-kind.ts';
import { pointsOf } from '../solver/index.ts';
import { type RolloutCount, type RolloutHand, winRate } from './bid-rollouts.ts';
import {
  bestCandidate,
  type BidContext,
  type Bonus,
  bonusOf,
  type Candidate,
  type Estimate,
  estimateNull,
  estimateTrumpGame,
  trumpCount,
} from './game-value.ts';
import { gameAt, GAMES_BY_INDEX, GRAND, matadorCount, NULL, toLayout } from './grand-bitboard.ts';
import { bestDiscard, handStrength } from './hand-strength.ts';
import {
  type AuctionContext,
  rolloutShift,
  type WinInputs,
  winProbability,
} from './win-probability.ts';

/** The number of skats to roll out, and whether time is up. */
export interface RolloutLimits {
  readonly skats: number;
  readonly isLate: () => boolean;
}

/** What is known besides the cards when a hand is evaluated. */
export interface HandContext extends BidContext {
  /** 0 for forehand. */
  readonly position: number;
  readonly options: Options;
  /** Rollouts of the most promising games count beside the fitted models; null: the models alone. */
  readonly rollouts: RolloutLimits | null;
}

/** Twelve cards before a game is declared. */
export interface DeclarationEvaluation {
  /** Each game with its best discard. */
  readonly candidates: readonly Candidate[];
  readonly best: Candidate | null;
  /** The same games, one of them with other discards. */
  withDiscards(game: number, discards: number): readonly Candidate[];
}

const DECLARED: RolloutCount = { deals: 80, times: 4 };
/** Candidates are rolled out if their expected value is at most this far below the best, in points. */
const NEAR = 40;

/**
 * Evaluates the declarations with twelve cards, a grand bitboard: by the fitted models, and where the
 * context has rollouts by these, too.
 */
export function evaluateDeclarations(
  twelve: number,
  { position, options, rollouts, ...at }: HandContext,
): DeclarationEvaluation {
  const models = analyseTwelve(twelve, position, options);
  const analysed = rollouts
    ? withRollouts(twelve, models, {
        at,
        options,
        near: NEAR,
        count: DECLARED,
        winRates: new Map(),
      })
    : models;
  const candidates = twelveCandidates(analysed, at, options);
  return {
    candidates,
    best: bestCandidate(candidates),
    withDiscards(game, discards) {
      const own = toLayout(twelve & ~discards, game);
      const strength = handStrength(KIND_OF[gameAt(game)], own, pointsOf(discards), position);
      const other = {
        ...analysed,
        strengths: analysed.strengths.with(game, strength),
        discards: analysed.discards.with(game, discards),
      };
      return twelveCandidates(other, at, options);
    },
  };
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

export const NO_SHIFTS = new Float64Array(GAMES_BY_INDEX.length);

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
function winProbabilityOf(twelve: TwelveCards, game: number, context: AuctionContext): number {
  return winProbability(KIND_OF[gameAt(game)], winInputs(twelve, game, context));
}

/** The declarations with twelve cards: each game with the best discard. */
function twelveCandidates(
  twelve: TwelveCards,
  { bid, context }: BidContext,
  options: Options,
): readonly Candidate[] {
  const bonus = bonusOf(options);
  return GAMES_BY_INDEX.flatMap((name, game): readonly Candidate[] => {
    const inputs = winInputs(twelve, game, context);
    const base = { game, hand: false, announced: false, discards: twelve.discards[game]! };
    if (name === 'null') {
      return [false, true].map((ouvert) => ({
        ...base,
        ouvert,
        ...estimateNull({ hand: false, ouvert }, inputs, bid, bonus),
      }));
    }
    const trumpGame = { game, strength: inputs.strength, levels: twelve.levels[game]! };
    const probability = winProbability(KIND_OF[name], inputs);
    return [{ ...base, ouvert: false, ...estimateTrumpGame(trumpGame, probability, bid, bonus) }];
  });
}

/** A game by its index, and how it is expected to come out. */
export interface GameEstimate extends Estimate {
  readonly game: number;
  readonly ouvert: boolean;
}

/** The best declaration with twelve cards; faster than making all candidates. */
export function bestDeclaration(
  twelve: TwelveCards,
  { bid, context }: BidContext,
  bonus: Bonus,
): GameEstimate {
  let best: Estimate = { winProbability: 0, expectedValue: -Infinity };
  let bestGame = 0;
  let isOuvert = false;
  for (let game = 0; game < NULL; game += 1) {
    const inputs = winInputs(twelve, game, context);
    const trumpGame = { game, strength: inputs.strength, levels: twelve.levels[game]! };
    const probability = winProbability(game === GRAND ? 'grand' : 'suit', inputs);
    const estimate = estimateTrumpGame(trumpGame, probability, bid, bonus);
    if (estimate.expectedValue <= best.expectedValue) continue;
    best = estimate;
    bestGame = game;
  }
  const inputs = winInputs(twelve, NULL, context);
  for (const ouvert of [false, true]) {
    const estimate = estimateNull({ hand: false, ouvert }, inputs, bid, bonus);
    if (estimate.expectedValue <= best.expectedValue) continue;
    best = estimate;
    bestGame = NULL;
    isOuvert = ouvert;
  }
  return { game: bestGame, ouvert: isOuvert, ...best };
}

/** The shift that rollouts of a game bring. */
export function shiftOf(
  hand: RolloutHand,
  probability: number,
  count: RolloutCount,
  winRates: Map<string, number>,
): number {
  const key = `${hand.ten} ${hand.discards} ${hand.game}`;
  const rate = winRates.get(key) ?? winRate(hand, count);
  winRates.set(key, rate);
  return rolloutShift(KIND_OF[gameAt(hand.game)], probability, rate);
}

/** What is rolled out, and how often. */
export interface TwelveRollouts {
  readonly at: BidContext;
  readonly options: Options;
  /** Candidates that are further below the best are not rolled out. */
  readonly near: number;
  readonly count: RolloutCount;
  readonly winRates: Map<string, number>;
}

/** Twelve cards, a grand bitboard, with the shifts of the candidates that look best. */
export function withRollouts(
  twelve: number,
  cards: TwelveCards,
  { at, options, near, count, winRates }: TwelveRollouts,
): TwelveCards {
  const candidates = twelveCandidates(cards, at, options);
  const least = Math.max(...candidates.map(({ expectedValue }) => expectedValue)) - near;
  const shifts = new Float64Array(GAMES_BY_INDEX.length);
  for (const { game, discards, ouvert, expectedValue } of candidates) {
    if (ouvert || expectedValue < least) continue;
    const hand = { ten: twelve & ~discards, discards, game, position: cards.position };
    shifts[game] = shiftOf(hand, winProbabilityOf(cards, game, at.context), count, winRates);
  }
  return { ...cards, shifts };
}
