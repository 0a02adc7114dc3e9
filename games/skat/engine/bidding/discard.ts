import { type Budget, defined } from '@lusoria/core';
import { TARGETS } from '../../rules/contract.ts';
import { drawCards } from '../determinization.ts';
import { baseValue, type Candidate } from '../evaluation/evaluate-declarations.ts';
import { gameAt, toLayout } from '../evaluation/grand-bitboard.ts';
import { rankedDiscards } from '../evaluation/hand-strength.ts';
import type { FastRandom } from '../fast-random.ts';
import { sharedSolver, workLimit } from '../shared-solver.ts';
import { layout, pointsOf } from '../solver/index.ts';

/** The most discards compared, and how far (logits) they may be below the strongest. */
const DISCARDS = 6;
const WEAKER = 0.9;
/** The value of a unit of strength, in games: the fitted strength counts beside the deals. */
const STRENGTH = 0.04;

/** Twelve cards, a grand bitboard, and the game to declare with them. */
export interface DiscardDecision {
  readonly twelve: number;
  readonly candidate: Candidate;
  /** 0 for forehand. */
  readonly position: number;
}

/** The number of deals in which discards are compared, and the most tricks that the solver searches. */
export interface DiscardEffort {
  readonly deals: number;
  readonly nodes: number;
}

/**
 * The discard in a suit game or grand: the one with which it is won, and won high, in most deals of the
 * other cards with open cards and best play of all.
 *
 * @returns a grand bitboard
 */
export function chooseDiscard(
  { twelve, candidate, position }: DiscardDecision,
  { deals, nodes }: DiscardEffort,
  random: FastRandom,
  budget?: Budget,
): number {
  const { game } = candidate;
  const order = layout(gameAt(game));
  const all = rankedDiscards(twelve, game, position);
  const least = defined(all[0], 'a discard').strength - WEAKER;
  const compared = all.slice(0, DISCARDS).filter(({ strength }) => strength >= least);
  if (compared.length < 2) return candidate.discards;
  const base = baseValue(game);
  const schneiderWeight = base / (3 * 3 * base + 130);
  const scores = compared.map(({ strength }) => STRENGTH * strength * deals);
  const time = budget?.left() ?? 0;
  const isOver = workLimit(budget, time / 2, nodes);
  const solver = sharedSolver();
  for (let i = 0; i < deals && !isOver(); i += 1) {
    const one = drawCards(~twelve, 10, random);
    const other = ~twelve & ~one;
    const values = solver.within(isOver, () =>
      compared.map(({ discards }) => {
        const kept = toLayout(twelve & ~discards, game);
        const hands = Int32Array.of(kept, toLayout(one, game), toLayout(other, game));
        const start = { layout: order, hands, seat: (3 - position) % 3, trick: [] };
        const points = pointsOf(discards);
        const isWon = solver.reachesBits(start, TARGETS.game - points);
        const isHigh = isWon && solver.reachesBits(start, TARGETS.schneider - points);
        return (isWon ? 1 : 0) + (isHigh ? schneiderWeight : 0);
      }),
    );
    if (!values) break;
    for (const [at, value] of values.entries()) scores[at] = scores[at]! + value;
  }
  const best = scores.indexOf(Math.max(...scores));
  return compared[best]!.discards;
}
