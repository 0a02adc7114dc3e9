import { defined } from '@lusoria/core';
import type { Options } from '../../rules/options.ts';
import { KIND_OF } from '../game-kind.ts';
import { pointsOf } from '../solver/index.ts';
import { type RolloutCount, type RolloutHand, winRate } from './bid-rollouts.ts';
import {
  analyseTwelve,
  bestExpectedValue,
  type BidContext,
  bonusOf,
  type Candidate,
  handCandidates,
  twelveCandidates,
  type TwelveCards,
  winProbabilityOf,
} from './expected-value.ts';
import { gameAt, GAMES_BY_INDEX, toLayout } from './grand-bitboard.ts';
import { handStrength } from './hand-strength.ts';
import { rolloutShift } from './win-probability.ts';

/** The number of skats to roll out, and whether time is up. */
export interface RolloutLimits {
  readonly skats: number;
  readonly isLate: () => boolean;
}

/**
 * Evaluates cards before a game is declared: by the fitted models alone, or with rollouts of the most
 * promising games, which count beside the models.
 */
export interface HandEvaluator<Evaluation> {
  evaluate(at: BidContext): Evaluation;
  rollout(at: BidContext, limits: RolloutLimits): Evaluation;
}

/** Ten cards with an unknown skat. Each part is computed when it is asked for. */
export interface TenCardsEvaluation {
  /** The expected value of picking up the skat and declaring the best game, over all skats. */
  pickUpValue(): number;
  /** The best hand game. */
  handGame(): Candidate | null;
  /** All hand games, by the models. */
  handGames(): readonly Candidate[];
  /** All games with the skat, by the models: means over all skats. */
  skatGames(): readonly Candidate[];
}

/** Twelve cards. */
export interface TwelveCardsEvaluation {
  /** Each game with its best discard. */
  readonly candidates: readonly Candidate[];
  readonly best: Candidate | null;
  /** The same games, one of them with other discards. */
  withDiscards(game: number, discards: number): readonly Candidate[];
}

/** Every 50th of the 231 skats is rolled out, so that the first few are spread over all. */
const SKAT_STEP = 50;
const PICK_UP: RolloutCount = { deals: 80, times: 1 };
const HAND_GAME: RolloutCount = { deals: 160, times: 2 };
const DECLARED: RolloutCount = { deals: 80, times: 4 };
/** Candidates are rolled out if their expected value is at most this far below the best, in points. */
const NEAR = 40;

/** The part of an evaluation of ten cards that does not depend on the bid. */
interface TenCardsAnalysis {
  readonly ten: number;
  readonly position: number;
  readonly matadors: Options['matadors'];
  readonly skats: readonly number[];
  /** By skat. */
  readonly twelves: readonly TwelveCards[];
  /** Win rates of rollouts, by cards and game. */
  readonly winRates: Map<string, number>;
}

/** The hands analysed last: an auction evaluates the same ones several times. */
const recent: TenCardsAnalysis[] = [];
const RECENT = 4;

function analyseTen(ten: number, position: number, options: Options): TenCardsAnalysis {
  const { matadors } = options;
  const known = recent.find(
    (one) => one.ten === ten && one.position === position && one.matadors === matadors,
  );
  if (known) return known;
  const skats: number[] = [];
  for (let i = 1; i < 32; i += 1) {
    if (((ten >>> i) & 1) === 1) continue;
    for (let j = 0; j < i; j += 1) {
      if (((ten >>> j) & 1) === 0) skats.push((1 << i) | (1 << j));
    }
  }
  const twelves = skats.map((skat) => analyseTwelve(ten | skat, position, options));
  const analysis = { ten, position, matadors, skats, twelves, winRates: new Map<string, number>() };
  recent.unshift(analysis);
  recent.length = Math.min(recent.length, RECENT);
  return analysis;
}

/**
 * The evaluator of ten cards.
 *
 * @param ten a grand bitboard
 * @param position 0 for forehand
 */
export function tenCardsEvaluator(
  ten: number,
  position: number,
  options: Options,
): HandEvaluator<TenCardsEvaluation> {
  const analysis = analyseTen(ten, position, options);
  const evaluation = (at: BidContext, limits: RolloutLimits | null): TenCardsEvaluation => ({
    pickUpValue: () => pickUpValue(analysis, at, options, limits),
    handGame: () => handGame(analysis, at, options, limits),
    handGames: () => handCandidates(analysis, at, options),
    skatGames: () => meanCandidates(analysis.twelves, at, options),
  });
  return {
    evaluate: (at) => evaluation(at, null),
    rollout: evaluation,
  };
}

/**
 * The evaluator of twelve cards.
 *
 * @param twelve a grand bitboard
 * @param position 0 for forehand
 */
export function twelveCardsEvaluator(
  twelve: number,
  position: number,
  options: Options,
): HandEvaluator<TwelveCardsEvaluation> {
  const cards = analyseTwelve(twelve, position, options);
  const evaluation = (analysed: TwelveCards, at: BidContext): TwelveCardsEvaluation => {
    const candidates = twelveCandidates(analysed, at, options);
    return {
      candidates,
      best: best(candidates),
      withDiscards(game, discards) {
        const own = toLayout(twelve & ~discards, game);
        const points = pointsOf(discards);
        const strength = handStrength(KIND_OF[gameAt(game)], own, points, position);
        const other = {
          ...analysed,
          strengths: analysed.strengths.with(game, strength),
          discards: analysed.discards.with(game, discards),
        };
        return twelveCandidates(other, at, options);
      },
    };
  };
  return {
    evaluate: (at) => evaluation(cards, at),
    rollout(at) {
      const rollouts = { at, options, near: NEAR, count: DECLARED, winRates: new Map() };
      return evaluation(withRollouts(twelve, cards, rollouts), at);
    },
  };
}

/** The shift that rollouts of a game bring. */
function shiftOf(
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

/** Rollouts of twelve cards. */
interface TwelveRollouts {
  readonly at: BidContext;
  readonly options: Options;
  /** Candidates that are further below the best are not rolled out. */
  readonly near: number;
  readonly count: RolloutCount;
  readonly winRates: Map<string, number>;
}

/** Twelve cards, a grand bitboard, with the shifts of the candidates that look best. */
function withRollouts(
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

function pickUpValue(
  { ten, skats, twelves, winRates }: TenCardsAnalysis,
  at: BidContext,
  options: Options,
  limits: RolloutLimits | null,
): number {
  const bonus = bonusOf(options);
  const mean =
    twelves.reduce((sum, one) => sum + bestExpectedValue(one, at, bonus), 0) / twelves.length;
  // By how much rollouts change some of them is taken to hold for all.
  let [change, count] = [0, 0];
  for (; limits && count < limits.skats && !limits.isLate(); count += 1) {
    const index = (count * SKAT_STEP) % twelves.length;
    const one = defined(twelves[index]);
    const rollouts = { at, options, near: 0, count: PICK_UP, winRates };
    const other = withRollouts(ten | defined(skats[index]), one, rollouts);
    change += bestExpectedValue(other, at, bonus) - bestExpectedValue(one, at, bonus);
  }
  return mean + (count > 0 ? change / count : 0);
}

function handGame(
  analysis: TenCardsAnalysis,
  at: BidContext,
  options: Options,
  limits: RolloutLimits | null,
): Candidate | null {
  const candidate = best(handCandidates(analysis, at, options));
  if (!candidate || !limits || candidate.ouvert) return candidate;
  const { ten, position, winRates } = analysis;
  const { game, winProbability } = candidate;
  const shifts = new Float64Array(GAMES_BY_INDEX.length);
  const hand = { ten, discards: 0, game, position };
  shifts[game] = shiftOf(hand, winProbability, HAND_GAME, winRates);
  return best(handCandidates(analysis, at, options, shifts).filter((one) => one.game === game));
}

/** Each game with the skat, averaged over some hands of twelve. */
function meanCandidates(
  twelves: readonly TwelveCards[],
  at: BidContext,
  options: Options,
): readonly Candidate[] {
  const means = new Map<string, Candidate>();
  for (const twelve of twelves) {
    for (const candidate of twelveCandidates(twelve, at, options)) {
      const key = `${candidate.game} ${candidate.ouvert}`;
      const sum = means.get(key) ?? { winProbability: 0, expectedValue: 0 };
      means.set(key, {
        ...candidate,
        discards: 0,
        winProbability: sum.winProbability + candidate.winProbability / twelves.length,
        expectedValue: sum.expectedValue + candidate.expectedValue / twelves.length,
      });
    }
  }
  return [...means.values()];
}

function best(candidates: readonly Candidate[]): Candidate | null {
  return candidates.reduce<Candidate | null>(
    (most, one) => (!most || one.expectedValue > most.expectedValue ? one : most),
    null,
  );
}
