import { defined } from '@lusoria/core';
import { CELLS } from '@lusoria/latin';
import { type Belief, knownUnderEach } from './estimate.ts';

/** What is promised when practice has reached its aim: so many of the 30 cells known, with this probability. */
export const PROMISE = { cells: 27, probability: 0.9 } as const;

/**
 * Probability that the estimate must find for the promise. It is higher, since the estimate has one theory of memory and
 * pupils have others; chosen by simulated pupils of the open families.
 */
const REQUIRED = 0.98;

/** The promise in words: parameters of its message. */
export const promiseWords = { cells: PROMISE.cells, percent: 100 * PROMISE.probability } as const;

/** Hypotheses that are less probable do not count. */
const NEGLIGIBLE = 1e-5;

/** Whether the estimate may promise that practice has reached its aim; a rule for stopping. */
export function mayPromise(belief: Belief, now: number): boolean {
  return chanceOfKnowing(belief, PROMISE.cells, now) >= REQUIRED;
}

/** Probability that at least so many cells come to mind. */
export function chanceOfKnowing(belief: Belief, least: number, now: number): number {
  const byCell = CELLS.map((cell) => knownUnderEach(belief, cell, now));
  return belief.weights.reduce((sum, weight, h) => {
    if (weight < NEGLIGIBLE) return sum;
    return (
      sum +
      weight *
        atLeast(
          least,
          byCell.map((known) => defined(known[h])),
        )
    );
  }, 0);
}

/** Probability that at least so many of some independent events happen. */
function atLeast(least: number, probabilities: readonly number[]): number {
  // By the number of events that did not happen; more than this many are too many.
  const most = probabilities.length - least;
  const missed = new Float64Array(most + 1);
  missed[0] = 1;
  for (const probability of probabilities) {
    for (let i = most; i >= 0; i -= 1) {
      const one = i === 0 ? 0 : defined(missed[i - 1]) * (1 - probability);
      missed[i] = defined(missed[i]) * probability + one;
    }
  }
  return missed.reduce((sum, one) => sum + one, 0);
}
