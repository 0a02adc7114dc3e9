import { BASE, mostMatadors, nullValue } from '../../rules/contract.ts';
import type { Options } from '../../rules/options.ts';
import { KIND_OF } from '../game-kind.ts';
import { countOf, pointsOf } from '../solver/index.ts';
import { type RolloutCount, type RolloutHand, winRate } from './bid-rollouts.ts';
import { GAMES_BY_INDEX, gameAt, GRAND, matadorCount, NULL, toLayout } from './grand-bitboard.ts';
import { bestDiscard, handStrength } from './hand-strength.ts';
import {
  type AuctionContext,
  logit,
  lostSchneiderProbability,
  rolloutShift,
  schneiderProbability,
  type WinInputs,
  winProbability,
} from './win-probability.ts';

/** The number of skats to roll out, and whether time is up. */
export interface RolloutLimits {
  readonly skats: number;
  readonly isLate: () => boolean;
}

/** What is known besides the cards when a hand is evaluated. */
export interface HandContext {
  /** The least value of a declaration. */
  readonly bid: number;
  readonly context: AuctionContext;
  /** 0 for forehand. */
  readonly position: number;
  readonly options: Options;
  /** By how much suit games and grands come home more easily than among equals, a logit (`ease.ts`). */
  readonly ease: number;
  /** Rollouts of the most promising games count beside the fitted models; null: the models alone. */
  readonly rollouts: RolloutLimits | null;
}

/** The outcome that is expected. */
export interface Estimate {
  readonly winProbability: number;
  /** Score points on average, compared with those of the others. */
  readonly expectedValue: number;
}

/** A declaration that is considered; `game` is an index. */
export interface Candidate extends Estimate {
  readonly game: number;
  readonly hand: boolean;
  /** Schneider. */
  readonly announced: boolean;
  readonly ouvert: boolean;
  /** A grand bitboard; 0 by hand. */
  readonly discards: number;
}

/** A game with twelve cards and a discard, as far as it does not depend on the bid. */
export interface TwelveGame {
  /** An index. */
  readonly game: number;
  /** A grand bitboard. */
  readonly discards: number;
  readonly strength: number;
  /** Before play; 0 in null. */
  readonly levels: number;
  readonly trumps: number;
  /** Of the logit of winning, by rollouts. */
  readonly shift: number;
}

/** Score points besides the value of a game: for winning it, and for losing it. */
interface Bonus {
  readonly won: number;
  readonly lost: number;
}

/** Seeger-Fabian; the others' bonus for a lost game is mostly a loss, too. */
const SEEGER_FABIAN: Bonus = { won: 50, lost: 80 };
const NO_BONUS: Bonus = { won: 0, lost: 0 };

export function bonusOf({ scoring }: Pick<Options, 'scoring'>): Bonus {
  return scoring === 'seeger-fabian' ? SEEGER_FABIAN : NO_BONUS;
}

const NULL_VALUE = nullValue({ hand: false, ouvert: false });

/** The base value of a game; of null the value itself. */
export function baseValue(game: number): number {
  const name = gameAt(game);
  return name === 'null' ? NULL_VALUE : BASE[name];
}

const DECLARED: RolloutCount = { deals: 80, times: 4 };
/** Games are rolled out if their expected value is at most this far below the best, in points. */
const NEAR = 40;

/** The declarations with twelve cards: each game with its best discard, and the best of them. */
export interface DeclarationEvaluation {
  readonly candidates: readonly Candidate[];
  readonly best: Candidate | null;
  /** The declarations of a game with other discards. */
  withDiscards(game: number, discards: number): readonly Candidate[];
}

/** Evaluates the declarations with twelve cards, a grand bitboard. */
export function evaluateDeclarations(twelve: number, context: HandContext): DeclarationEvaluation {
  const byModels = analyseTwelve(twelve, context);
  const games = context.rollouts
    ? withRollouts(twelve, byModels, context, NEAR, DECLARED)
    : byModels;
  const candidates = candidatesOf(games, context);
  return {
    candidates,
    best: bestCandidate(candidates),
    withDiscards(game, discards) {
      const own = toLayout(twelve & ~discards, game);
      const points = pointsOf(discards);
      const strength = handStrength(KIND_OF[gameAt(game)], own, points, context.position);
      return candidatesOf([{ ...games[game]!, discards, strength }], context);
    },
  };
}

/** Analyses twelve cards, a grand bitboard: each game with its best discard. */
export function analyseTwelve(
  twelve: number,
  { position, options }: Pick<HandContext, 'position' | 'options'>,
): readonly TwelveGame[] {
  return GAMES_BY_INDEX.map((name, game) => {
    const { strength, discards } = bestDiscard(twelve, game, position);
    const levels =
      name === 'null' ? 0 : matadorCount(twelve, game, mostMatadors(name, options)) + 1;
    return {
      game,
      discards,
      strength,
      levels,
      trumps: trumpCount(twelve & ~discards, game),
      shift: 0,
    };
  });
}

/** The games whose value comes near the best one, with the shifts of their rollouts. */
export function withRollouts(
  twelve: number,
  games: readonly TwelveGame[],
  context: HandContext,
  near: number,
  count: RolloutCount,
): readonly TwelveGame[] {
  const candidates = candidatesOf(games, context);
  const least = Math.max(...candidates.map(({ expectedValue }) => expectedValue)) - near;
  return games.map((one) => {
    const { game, discards } = one;
    const isNear = candidates.some(
      (each) => each.game === game && !each.ouvert && each.expectedValue >= least,
    );
    if (!isNear) return one;
    const hand = { ten: twelve & ~discards, discards, game, position: context.position };
    const probability = winProbability(KIND_OF[gameAt(game)], winInputs(one, context));
    return { ...one, shift: shiftOf(hand, probability, count, easeOf(game, context)) };
  });
}

/** The win rates found last: bid after bid asks for the same ones. */
const winRates = new Map<string, number>();
const MAX_WIN_RATES = 1000;

/** The shift that rollouts of a game bring to the logit of a probability, in which so much ease is reckoned. */
export function shiftOf(
  hand: RolloutHand,
  probability: number,
  count: RolloutCount,
  ease: number,
): number {
  const { ten, discards, game, position } = hand;
  const key = `${ten} ${discards} ${game} ${position} ${count.deals} ${count.times}`;
  const rate = winRates.get(key) ?? winRate(hand, count);
  if (winRates.size >= MAX_WIN_RATES) winRates.clear();
  winRates.set(key, rate);
  return rolloutShift(KIND_OF[gameAt(game)], logit(probability) - ease, rate);
}

/** The declarations of games with twelve cards. */
export function candidatesOf(
  games: readonly TwelveGame[],
  context: HandContext,
): readonly Candidate[] {
  const bonus = bonusOf(context.options);
  return games.flatMap((one): readonly Candidate[] => {
    const { game, discards } = one;
    const base = { game, hand: false, announced: false, discards };
    const inputs = winInputs(one, context);
    if (game === NULL) return nullCandidates(base, inputs, context.bid, bonus);
    const probability = winProbability(game === GRAND ? 'grand' : 'suit', inputs);
    return [{ ...base, ouvert: false, ...estimateTrumpGame(one, probability, context.bid, bonus) }];
  });
}

function winInputs({ game, strength, trumps, shift }: TwelveGame, known: HandContext): WinInputs {
  const { context, position } = known;
  const sum = shift + easeOf(game, known);
  return { strength, context, position, trumps, isHand: false, shift: sum };
}

/** The ease of a game; null is as hard as ever. */
export function easeOf(game: number, { ease }: Pick<HandContext, 'ease'>): number {
  return game === NULL ? 0 : ease;
}

/** The better of some candidates in expectation; null without any. */
export function bestCandidate(candidates: readonly Candidate[]): Candidate | null {
  return candidates.reduce<Candidate | null>(
    (most, one) => (!most || one.expectedValue > most.expectedValue ? one : most),
    null,
  );
}

/** The estimate of a suit game or grand that is won at a bid. */
export function estimateTrumpGame(
  { game, strength, levels }: Pick<TwelveGame, 'game' | 'strength' | 'levels'>,
  probability: number,
  bid: number,
  bonus: Bonus,
): Estimate {
  const base = baseValue(game);
  const value = base * levels;
  const kind = game === GRAND ? 'grand' : 'suit';
  const schneider = schneiderProbability(kind, strength);
  if (value >= bid) {
    const gain = value + base * schneider + bonus.won;
    const loss = 2 * value + 2 * base * lostSchneiderProbability(kind, strength) + bonus.lost;
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

/** Null, hidden and open; rollouts are played with hidden cards, so of the open one they say nothing. */
export function nullCandidates(
  base: Omit<Candidate, 'ouvert' | keyof Estimate>,
  inputs: WinInputs,
  bid: number,
  bonus: Bonus,
): readonly Candidate[] {
  return [false, true].map((ouvert) => {
    const value = nullValue({ hand: base.hand, ouvert });
    const wins = ouvert
      ? winProbability('ouvert', { ...inputs, shift: 0 })
      : winProbability('null', inputs);
    const expectedValue =
      value < bid ? -Infinity : wins * (value + bonus.won) - (1 - wins) * (2 * value + bonus.lost);
    return { ...base, ouvert, winProbability: wins, expectedValue };
  });
}

export function trumpCount(cards: number, game: number): number {
  if (game === NULL) return 0;
  return countOf(toLayout(cards, game) & (-1 << (game === GRAND ? 28 : 21)));
}
