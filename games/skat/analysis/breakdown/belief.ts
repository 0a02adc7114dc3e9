import { defined } from '@lusoria/core';
import { type AuctionContext, auctionContextOf } from '../../engine/evaluation/win-probability.ts';
import { evaluateDeclarations } from '../../engine/evaluation/evaluate-declarations.ts';
import { evaluateHand } from '../../engine/evaluation/evaluate-hand.ts';
import type { Candidate } from '../../engine/evaluation/game-value.ts';
import { gameAt, grandMask, indexOf } from '../../engine/evaluation/grand-bitboard.ts';
import type { Options } from '../../rules/options.ts';
import type { GameResult } from '../../rules/result.ts';
import type { DealLayout } from '../deal-layout.ts';
import { ROLLOUTS } from '../rated-games.ts';

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
export function beliefOf(layout: DealLayout): Belief | null {
  const { view, contract, declarer, discards } = layout;
  const { players, calls, bid, end } = view;
  const dealt = defined(defined(end).deal.hands[declarer]);
  const position = players.indexOf(declarer);
  const options: Options = { ...view.options, scoring: 'seeger-fabian' };
  const context = auctionContextOf({ calls, you: declarer });
  const seen = { bid, context, position, options, rollouts: ROLLOUTS };
  const isIt = (one: Candidate): boolean =>
    gameAt(one.game) === contract.game &&
    one.ouvert === contract.ouvert &&
    one.announced === contract.schneider;
  const ten = evaluateHand(grandMask(dealt), seen);
  if (contract.hand) {
    const found = ten.handGamesOf(indexOf(contract.game)).find(isIt);
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
  return { probability, before: ten.pickUp().expectedValue, after, context };
}

/** The strong player's average supplement to the value of a game, for winning it and for losing it. */
const SEEGER_FABIAN = { won: 50, lost: 80 };

/** The result of a game for its declarer, compared with the others: `Belief.after` in hindsight. */
export function worthOf({ value, won }: Pick<GameResult, 'value' | 'won'>): number {
  return value + (won ? SEEGER_FABIAN.won : -SEEGER_FABIAN.lost);
}
