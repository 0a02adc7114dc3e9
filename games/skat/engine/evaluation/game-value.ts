import { BASE, nullValue } from '../../rules/contract.ts';
import type { Options } from '../../rules/options.ts';
import { countOf } from '../solver/index.ts';
import { gameAt, GRAND, NULL, toLayout } from './grand-bitboard.ts';
import { LOST_SCHNEIDER } from './hand-weights.ts';
import {
  type AuctionContext,
  logistic,
  schneiderProbability,
  type WinInputs,
  winProbability,
} from './win-probability.ts';

/*
 * The expected value of a declaration, in score points: its win probability, and the value of its game.
 */

/** Score points besides the value of a game: for winning it, and for losing it. */
export interface Bonus {
  readonly won: number;
  readonly lost: number;
}

/** Seeger-Fabian; the others' bonus for a lost game is mostly a loss, too. */
const SEEGER_FABIAN: Bonus = { won: 50, lost: 80 };
const NO_BONUS: Bonus = { won: 0, lost: 0 };

export function bonusOf({ scoring }: Pick<Options, 'scoring'>): Bonus {
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

export type Estimate = Pick<Candidate, 'winProbability' | 'expectedValue'>;

/** A suit game or grand: its strength, and its levels before play. */
export interface TrumpGame {
  readonly game: number;
  readonly strength: number;
  readonly levels: number;
}

/** The probability that a game that is lost is lost in schneider. */
function lostSchneiderProbability(game: number, strength: number): number {
  return logistic(LOST_SCHNEIDER[game === GRAND ? 'grand' : 'suit'], strength);
}

/** The base value of a game; of null the value itself. */
export function baseValue(game: number): number {
  const name = gameAt(game);
  return name === 'null' ? NULL_VALUE : BASE[name];
}

const NULL_VALUE = nullValue({ hand: false, ouvert: false });

/** The estimate of a suit game or grand that is won at a bid. */
export function estimateTrumpGame(
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

/** The estimate of a null; rollouts are played with hidden cards, so of ouvert they say nothing. */
export function estimateNull(
  { hand, ouvert }: { readonly hand: boolean; readonly ouvert: boolean },
  inputs: WinInputs,
  bid: number,
  bonus: Bonus,
): Estimate {
  const value = nullValue({ hand, ouvert });
  const probability = ouvert
    ? winProbability('ouvert', { ...inputs, shift: 0 })
    : winProbability('null', inputs);
  if (value < bid) return { winProbability: probability, expectedValue: -Infinity };
  return {
    winProbability: probability,
    expectedValue: probability * (value + bonus.won) - (1 - probability) * (2 * value + bonus.lost),
  };
}

export function trumpCount(cards: number, game: number): number {
  if (game === NULL) return 0;
  return countOf(toLayout(cards, game) & (-1 << (game === GRAND ? 28 : 21)));
}

/** The better of some candidates in expectation; null without any. */
export function bestCandidate(candidates: readonly Candidate[]): Candidate | null {
  return candidates.reduce<Candidate | null>(
    (most, one) => (!most || one.expectedValue > most.expectedValue ? one : most),
    null,
  );
}
