import { defined } from '@lusoria/core';
import {
  type Candidate,
  evaluateDeclarations,
} from '../../engine/evaluation/evaluate-declarations.ts';
import { evaluateHand, handGamesOf } from '../../engine/evaluation/evaluate-hand.ts';
import { gameAt, grandMask, indexOf } from '../../engine/evaluation/grand-bitboard.ts';
import { type AuctionContext, auctionContextOf } from '../../engine/evaluation/win-probability.ts';
import { KIND_OF } from '../../engine/game-kind.ts';
import { createSolver, type Solver } from '../../engine/solver/index.ts';
import type { Contract } from '../../rules/contract.ts';
import type { Options } from '../../rules/options.ts';
import type { GameResult } from '../../rules/result.ts';
import { written } from '../../rules/series.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { type DealLayout, dealLayout, statesOf, targetOf, UNREACHABLE } from '../deal-layout.ts';
import { ROLLOUTS } from '../rated-games.ts';

/** The classes of contracts; `ouvert` is null with open cards. */
export const CONTRACTS = [
  'suit',
  'suit-hand',
  'grand',
  'grand-hand',
  'null',
  'null-hand',
  'ouvert',
  'ouvert-hand',
] as const;
export type ContractClass = (typeof CONTRACTS)[number];

function classOf({ game, hand, ouvert }: Contract): ContractClass {
  const kind = game === 'null' && ouvert ? 'ouvert' : KIND_OF[game];
  return hand ? `${kind}-hand` : kind;
}

/**
 * The standing of a contract after the discard, with open cards and best play of all: won, lost, or beyond
 * reach even with all card points.
 */
type Standing = 'won' | 'lost' | 'overbid';

/** A card with which a side loses a game that it had won with open cards. */
interface CardError {
  readonly seat: number;
  /** From 0. */
  readonly trick: number;
  /** Whether its side had not erred before. */
  readonly isFirst: boolean;
}

/** A declared game, judged in hindsight. */
export interface JudgedGame {
  readonly players: readonly number[];
  readonly declarer: number;
  readonly contract: ContractClass;
  readonly won: boolean;
  /** Seeger-Fabian points, by seat. */
  readonly points: readonly number[];
  /** The result for the declarer, compared with the others. */
  readonly worth: number;
  readonly belief: Belief | null;
  /** Null where the game was not played: then there are no errors either. */
  readonly standing: Standing | null;
  readonly errors: readonly CardError[];
}

const solver: { own?: Solver } = {};

/** Judges a deal that is over; null where nobody declared a game. The weights of the strong player have to be loaded before. */
export function judgeGame(view: ThreeView): JudgedGame | null {
  const result = view.end?.result;
  if (result?.kind !== 'game') return null;
  const { declarer, won } = result;
  const layout = dealLayout(view);
  const options = { ...view.options, scoring: 'seeger-fabian' as const };
  const base = {
    players: view.players,
    declarer,
    contract: classOf(result.contract),
    won,
    points: written(result, options, view.counts.length, view.players),
    worth: worthOf(result),
  };
  if (!layout) return { ...base, belief: null, standing: null, errors: [] };
  solver.own ??= createSolver();
  return { ...base, belief: beliefOf(layout), ...openCards(layout, solver.own) };
}

/** The standing of the contract, and the cards that changed it. */
export function openCards(
  layout: DealLayout,
  own: Pick<Solver, 'reaches'>,
): Pick<JudgedGame, 'standing' | 'errors'> {
  const { contract, view, declarer, plays } = layout;
  const target = targetOf(layout);
  if (target === UNREACHABLE) return { standing: 'overbid', errors: [] };
  const isNull = contract.game === 'null';
  const player = view.players.indexOf(declarer);
  const states = statesOf(layout);
  const isTaken = (index: number): boolean =>
    view.tricks.some(({ winner }, i) => winner === declarer && 3 * (i + 1) <= index);
  const stands = (index: number): boolean => {
    const state = defined(states[index]);
    if (isNull && isTaken(index)) return false;
    if (state.hands.every((hand) => hand.length === 0)) return isNull || state.points >= target;
    const position = { game: contract.game, declarer: player, ...state };
    // In null the solver counts tricks: whether there is one for the declarer.
    return isNull ? !own.reaches({ ...position, points: 0 }, 1) : own.reaches(position, target);
  };
  let now = stands(0);
  const standing = now ? 'won' : 'lost';
  const erred = { alone: false, defence: false };
  const errors: CardError[] = [];
  for (const [i, { seat, trick }] of plays.entries()) {
    const next = stands(i + 1);
    if (next !== now) {
      const side = seat === declarer ? 'alone' : 'defence';
      errors.push({ seat, trick, isFirst: !erred[side] });
      erred[side] = true;
    }
    now = next;
  }
  return { standing, errors };
}

/** The strong player's estimate of a declared game, from the declarer's seat. */
export interface Belief {
  /** Of winning, at the declaration. */
  readonly probability: number;
  /**
   * The expected value of playing for the declarer, compared with the others, in Seeger-Fabian points:
   * before the skat, at the bid that won the auction, and at the declaration. By hand the two are equal.
   */
  readonly before: number;
  readonly after: number;
  readonly context: AuctionContext;
}

/** The belief; null for a game that is no candidate of the player (schwarz announced, a null below the bid). */
function beliefOf(layout: DealLayout): Belief | null {
  const { view, contract, declarer, discards } = layout;
  const { players, calls, bid, end } = view;
  const dealt = defined(defined(end).deal.hands[declarer]);
  const position = players.indexOf(declarer);
  const options: Options = { ...view.options, scoring: 'seeger-fabian' };
  const context = auctionContextOf({ calls, you: declarer });
  const seen = { bid, context, position, options, ease: 0, rollouts: ROLLOUTS };
  const isIt = (one: Candidate): boolean =>
    gameAt(one.game) === contract.game &&
    one.ouvert === contract.ouvert &&
    one.announced === contract.schneider;
  if (contract.hand) {
    const found = handGamesOf(grandMask(dealt), indexOf(contract.game), seen).find(isIt);
    if (!found || contract.schwarz) return null;
    const { winProbability: probability, expectedValue } = found;
    return { probability, before: expectedValue, after: expectedValue, context };
  }
  const laidAway = grandMask(discards);
  const own = grandMask(defined(layout.hands[position]));
  const twelve = evaluateDeclarations(own | laidAway, seen);
  const named = twelve.candidates.find(isIt);
  const found = named && twelve.withDiscards(named.game, laidAway).find(isIt);
  if (!found || !Number.isFinite(found.expectedValue)) return null;
  const { winProbability: probability, expectedValue: after } = found;
  const { withSkat } = evaluateHand(grandMask(dealt), seen);
  return { probability, before: withSkat.expectedValue, after, context };
}

/** The strong player's average supplement to the value of a game, for winning it and for losing it. */
const SEEGER_FABIAN = { won: 50, lost: 80 };

/** The result of a game for its declarer, compared with the others: `Belief.after` in hindsight. */
function worthOf({ value, won }: Pick<GameResult, 'value' | 'won'>): number {
  return value + (won ? SEEGER_FABIAN.won : -SEEGER_FABIAN.lost);
}
