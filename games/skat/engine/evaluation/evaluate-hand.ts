import { defined } from '@lusoria/core';
import { BASE, mostMatadors } from '../../rules/contract.ts';
import { KIND_OF } from '../game-kind.ts';
import type { RolloutCount } from './bid-rollouts.ts';
import {
  analyseTwelve,
  bestCandidate,
  bonusOf,
  type Candidate,
  candidatesOf,
  easeOf,
  type Estimate,
  estimateTrumpGame,
  type HandContext,
  nullCandidates,
  shiftOf,
  trumpCount,
  type TwelveGame,
  withRollouts,
} from './evaluate-declarations.ts';
import {
  gameAt,
  GAMES_BY_INDEX,
  GRAND,
  GRAND_POINTS,
  matadorCount,
  toLayout,
} from './grand-bitboard.ts';
import { handStrength } from './hand-strength.ts';
import { schneiderProbability, winProbability } from './win-probability.ts';

/** What to do with ten cards, and what it is worth; `byHand` is the best game by hand, taken or not. */
export interface Plan extends Estimate {
  readonly isByHand: boolean;
  readonly byHand: Candidate | null;
  readonly withSkat: PickUpEstimate;
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
 * Evaluates ten cards, a grand bitboard, for one bid before the skat is seen. Whoever shows a limit, a chance or a
 * verdict on a bid takes it from here, so these cannot contradict each other.
 */
export function evaluateHand(ten: number, context: HandContext): Plan {
  const withSkat = pickUp(ten, context);
  const byHand = handGame(ten, context);
  const isByHand = byHand !== null && byHand.expectedValue > withSkat.expectedValue;
  const { expectedValue, winProbability: wins } = isByHand ? byHand : withSkat;
  return { isByHand, byHand, withSkat, expectedValue, winProbability: wins };
}

/** All kinds of a game by hand, rated as the best one is. */
export function handGamesOf(ten: number, game: number, context: HandContext): readonly Candidate[] {
  const { position, rollouts } = context;
  const byModels = handCandidates(ten, game, context, 0);
  const best = bestCandidate(byModels.filter(({ ouvert }) => !ouvert));
  if (!rollouts || !best) return byModels;
  const hand = { ten, discards: 0, game, position };
  const ease = easeOf(game, context);
  return handCandidates(ten, game, context, shiftOf(hand, best.winProbability, HAND_GAME, ease));
}

function handGame(ten: number, context: HandContext): Candidate | null {
  const best = bestCandidate(
    GAMES_BY_INDEX.flatMap((_, game) => handCandidates(ten, game, context, 0)),
  );
  if (!best || !context.rollouts || best.ouvert) return best;
  return bestCandidate(handGamesOf(ten, best.game, context));
}

/** A game by hand, plain and announced, or null hidden and open: means over the skats. */
function handCandidates(
  ten: number,
  game: number,
  { bid, context, position, options, ease }: HandContext,
  ofRollouts: number,
): readonly Candidate[] {
  const shift = ofRollouts + easeOf(game, { ease });
  const name = gameAt(game);
  const own = toLayout(ten, game);
  const bonus = bonusOf(options);
  const base = { game, hand: true, announced: false, discards: 0 };
  const known = { context, position, trumps: trumpCount(ten, game), isHand: true, shift };
  if (name === 'null') {
    const strength = handStrength('null', own, 0, position);
    return nullCandidates(base, { ...known, strength }, bid, bonus);
  }
  const kind = game === GRAND ? 'grand' : 'suit';
  const most = mostMatadors(name, options);
  const skats = skatsOf(ten);
  const plain = { winProbability: 0, expectedValue: 0 };
  const announced = { winProbability: 0, expectedValue: 0 };
  for (const skat of skats) {
    const low = 31 - Math.clz32(skat & -skat);
    const points = GRAND_POINTS[low]! + GRAND_POINTS[31 - Math.clz32(skat)]!;
    const strength = handStrength(KIND_OF[name], own, points, position);
    const levels = matadorCount(ten | skat, game, most) + 2;
    const wins = winProbability(kind, { ...known, strength });
    const estimate = estimateTrumpGame({ game, strength, levels }, wins, bid, bonus);
    plain.winProbability += estimate.winProbability;
    plain.expectedValue += estimate.expectedValue;
    // Schneider announced: two levels more, and 90 points are needed.
    const value = BASE[name] * (levels + 2);
    const charged = Math.max(value, Math.ceil(bid / BASE[name]) * BASE[name]);
    const made = value >= bid ? wins * schneiderProbability(kind, strength) : 0;
    announced.winProbability += made;
    announced.expectedValue += made * (value + bonus.won) - (1 - made) * (2 * charged + bonus.lost);
  }
  return [plain, announced].map((sum) => ({
    ...base,
    announced: sum === announced,
    ouvert: false,
    winProbability: sum.winProbability / skats.length,
    expectedValue: sum.expectedValue / skats.length,
  }));
}

function pickUp(ten: number, context: HandContext): PickUpEstimate {
  const { rollouts } = context;
  const skats = analysedSkats(ten, context);
  const bests = skats.map(({ games }) => bestOf(games, context));
  // By how much rollouts change some of them is taken to hold for all.
  let [change, winChange, count] = [0, 0, 0];
  for (; rollouts && count < rollouts.skats && !rollouts.isLate(); count += 1) {
    const index = (count * SKAT_STEP) % skats.length;
    const { twelve, games } = defined(skats[index]);
    const before = defined(bests[index]);
    const after = bestOf(withRollouts(twelve, games, context, 0, PICK_UP), context);
    change += after.expectedValue - before.expectedValue;
    winChange += after.winProbability - before.winProbability;
  }
  const shift = count > 0 ? change / count : 0;
  const winShift = count > 0 ? winChange / count : 0;
  const games = likelyGames(bests).map((one) => ({
    ...one,
    expectedValue: one.expectedValue + shift,
    winProbability: Math.max(0, Math.min(1, one.winProbability + winShift)),
  }));
  return {
    expectedValue: meanOf(bests, 'expectedValue') + shift,
    winProbability: games.reduce((sum, one) => sum + one.share * one.winProbability, 0),
    games,
  };
}

function bestOf(games: readonly TwelveGame[], context: HandContext): Candidate {
  return defined(bestCandidate(candidatesOf(games, context)) ?? undefined, 'a game');
}

function meanOf(list: readonly Estimate[], key: keyof Estimate): number {
  return list.reduce((sum, one) => sum + one[key], 0) / list.length;
}

function likelyGames(bests: readonly Candidate[]): readonly LikelyGame[] {
  const groups = Map.groupBy(bests, ({ game, ouvert }) => `${game} ${ouvert}`);
  return [...groups.values()]
    .map((group) => {
      const { game, ouvert } = defined(group[0]);
      return {
        game,
        ouvert,
        share: group.length / bests.length,
        winProbability: meanOf(group, 'winProbability'),
        expectedValue: meanOf(group, 'expectedValue'),
      };
    })
    .toSorted((a, b) => b.share - a.share);
}

/** Ten cards with one of the skats, analysed. */
interface AnalysedSkat {
  readonly twelve: number;
  readonly games: readonly TwelveGame[];
}

/** The hands analysed last: an auction evaluates the same ones several times. */
const recent: { readonly key: string; readonly skats: readonly AnalysedSkat[] }[] = [];
const RECENT = 4;

/** Every skat, with what of it does not depend on the bid. */
function analysedSkats(
  ten: number,
  { position, options }: Pick<HandContext, 'position' | 'options'>,
): readonly AnalysedSkat[] {
  const key = `${ten} ${position} ${options.matadors}`;
  const known = recent.find((one) => one.key === key);
  if (known) return known.skats;
  const skats = skatsOf(ten).map((skat) => {
    const twelve = ten | skat;
    return { twelve, games: analyseTwelve(twelve, { position, options }) };
  });
  recent.unshift({ key, skats });
  recent.length = Math.min(recent.length, RECENT);
  return skats;
}

/** The 231 skats that ten cards leave. */
function skatsOf(ten: number): readonly number[] {
  const skats: number[] = [];
  for (let i = 1; i < 32; i += 1) {
    if (((ten >>> i) & 1) === 1) continue;
    for (let j = 0; j < i; j += 1) {
      if (((ten >>> j) & 1) === 0) skats.push((1 << i) | (1 << j));
    }
  }
  return skats;
}
