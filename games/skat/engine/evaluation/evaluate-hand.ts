import { defined } from '@lusoria/core';
import { BASE, mostMatadors } from '../../rules/contract.ts';
import type { Options } from '../../rules/options.ts';
import { KIND_OF } from '../game-kind.ts';
import type { RolloutCount } from './bid-rollouts.ts';
import {
  analyseTwelve,
  bestDeclaration,
  type GameEstimate,
  type HandContext,
  NO_SHIFTS,
  shiftOf,
  type TwelveCards,
  withRollouts,
} from './evaluate-declarations.ts';
import {
  bestCandidate,
  type BidContext,
  bonusOf,
  type Candidate,
  type Estimate,
  estimateNull,
  estimateTrumpGame,
  trumpCount,
} from './game-value.ts';
import { GAMES_BY_INDEX, GRAND, GRAND_POINTS, matadorCount, toLayout } from './grand-bitboard.ts';
import { handStrength } from './hand-strength.ts';
import { schneiderProbability, winProbability } from './win-probability.ts';

/**
 * Ten cards in the auction, for one bid: what playing for it is worth. Whoever shows a limit, a chance or
 * a verdict on a bid takes it from here, so these cannot contradict each other.
 */
export interface HandEvaluation {
  /** Picking up the skat and declaring the best game with it, over all skats. */
  pickUp(): PickUpEstimate;
  handGame(): Candidate | null;
  /** All kinds of a game by hand, rated as the best one is. */
  handGamesOf(game: number): readonly Candidate[];
}

/** The estimate of picking up the skat: the mean of its games, by share. */
interface PickUpEstimate extends Estimate {
  /** The most frequent first. */
  readonly games: readonly LikelyGame[];
}

/** A game that is declared with some of the skats. */
interface LikelyGame extends Estimate {
  /** An index. */
  readonly game: number;
  readonly ouvert: boolean;
  /** The part of all skats with which it is the best declaration. */
  readonly share: number;
}

/** Every 50th of the 231 skats is rolled out, so that the first few are spread over all. */
const SKAT_STEP = 50;
const PICK_UP: RolloutCount = { deals: 80, times: 1 };
const HAND_GAME: RolloutCount = { deals: 160, times: 2 };

/**
 * Evaluates ten cards before the skat is seen.
 *
 * @param ten a grand bitboard
 */
export function evaluateHand(ten: number, context: HandContext): HandEvaluation {
  const analysis = analyseTen(ten, context.position, context.options);
  return {
    pickUp: () => pickUp(analysis, context),
    handGame: () => handGame(analysis, context),
    handGamesOf: (game) => rolledOutHandGames(analysis, context, game),
  };
}

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

/** The hand games with ten cards: estimates are means over the skats. */
function handCandidates(
  { ten, skats, position }: TenCardsAnalysis,
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
      return [false, true].map((ouvert) => ({
        ...base,
        announced: false,
        ouvert,
        ...estimateNull({ hand: true, ouvert }, { ...known, strength }, bid, bonus),
      }));
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

function pickUp(
  { ten, skats, twelves, winRates }: TenCardsAnalysis,
  { options, rollouts, ...at }: HandContext,
): PickUpEstimate {
  const bonus = bonusOf(options);
  const bests = twelves.map((one) => bestDeclaration(one, at, bonus));
  const mean = bests.reduce((sum, { expectedValue }) => sum + expectedValue, 0) / bests.length;
  const wins = bests.reduce((sum, one) => sum + one.winProbability, 0) / bests.length;
  // By how much rollouts change some of them is taken to hold for all.
  let [change, winChange, count] = [0, 0, 0];
  for (; rollouts && count < rollouts.skats && !rollouts.isLate(); count += 1) {
    const index = (count * SKAT_STEP) % twelves.length;
    const one = defined(twelves[index]);
    const before = defined(bests[index]);
    const limits = { at, options, near: 0, count: PICK_UP, winRates };
    const rolledOut = withRollouts(ten | defined(skats[index]), one, limits);
    const after = bestDeclaration(rolledOut, at, bonus);
    change += after.expectedValue - before.expectedValue;
    winChange += after.winProbability - before.winProbability;
  }
  const shift = count > 0 ? change / count : 0;
  const winShift = count > 0 ? winChange / count : 0;
  return {
    expectedValue: mean + shift,
    winProbability: bounded(wins + winShift),
    games: likelyGames(bests).map((one) => ({
      ...one,
      expectedValue: one.expectedValue + shift,
      winProbability: bounded(one.winProbability + winShift),
    })),
  };
}

function bounded(probability: number): number {
  return Math.max(0, Math.min(1, probability));
}

function likelyGames(bests: readonly GameEstimate[]): readonly LikelyGame[] {
  const groups = Map.groupBy(bests, ({ game, ouvert }) => `${game} ${ouvert}`);
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  return [...groups.values()]
    .map((group) => ({
      ...defined(group[0]),
      share: group.length / bests.length,
      winProbability: mean(group.map(({ winProbability: wins }) => wins)),
      expectedValue: mean(group.map(({ expectedValue }) => expectedValue)),
    }))
    .toSorted((a, b) => b.share - a.share);
}

function handGame(analysis: TenCardsAnalysis, context: HandContext): Candidate | null {
  const { options, rollouts, ...at } = context;
  const candidate = bestCandidate(handCandidates(analysis, at, options));
  if (!candidate || !rollouts || candidate.ouvert) return candidate;
  return bestCandidate(rolledOutHandGames(analysis, context, candidate.game));
}

function rolledOutHandGames(
  analysis: TenCardsAnalysis,
  { options, rollouts, ...at }: HandContext,
  game: number,
): readonly Candidate[] {
  const { ten, position, winRates } = analysis;
  const ofGame = (candidates: readonly Candidate[]) =>
    candidates.filter((one) => one.game === game);
  const byModels = ofGame(handCandidates(analysis, at, options));
  const plain = byModels.filter(({ ouvert }) => !ouvert);
  const best = bestCandidate(plain);
  if (!rollouts || !best) return byModels;
  const shifts = new Float64Array(GAMES_BY_INDEX.length);
  const hand = { ten, discards: 0, game, position };
  shifts[game] = shiftOf(hand, best.winProbability, HAND_GAME, winRates);
  return ofGame(handCandidates(analysis, at, options, shifts));
}
