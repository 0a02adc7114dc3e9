import type { Random } from '@lusoria/core';
import { happens } from './chance.ts';
import type { Judged } from './simulation.ts';

/**
 * Area under the receiver operating characteristic: the probability that of two cells, one known and one not, the known
 * one has the higher estimate (Hanley and McNeil, 1982). NaN if all are known, or none.
 */
export function areaUnderCurve(all: readonly Judged[]): number {
  const sorted = all.toSorted((a, b) => a.estimate - b.estimate);
  let rank = 1;
  let sum = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (sorted[to]?.estimate === sorted[from]?.estimate && to < sorted.length) to += 1;
    const middle = rank + (to - from - 1) / 2;
    sum += middle * sorted.slice(from, to).filter(({ known }) => known).length;
    rank += to - from;
    from = to;
  }
  const known = all.filter((one) => one.known).length;
  return (sum - (known * (known + 1)) / 2) / (known * (all.length - known));
}

const BINS = 10;

/** Expected calibration error: mean distance between estimate and truth in ten bins (Naeini, Cooper and Hauskrecht, 2015). */
export function calibrationError(all: readonly Judged[]): number {
  let sum = 0;
  for (let bin = 0; bin < BINS; bin += 1) {
    const inside = all.filter(
      ({ estimate }) => Math.min(BINS - 1, Math.floor(estimate * BINS)) === bin,
    );
    const gap = inside.reduce((total, { chance, estimate }) => total + chance - estimate, 0);
    sum += Math.abs(gap);
  }
  return sum / all.length;
}

/** The error that would be found if each estimate were the true probability of knowing: that of few cells by chance. */
export function leastError(all: readonly Judged[], random: Random): number {
  return calibrationError(
    all.map((one) => ({
      ...one,
      // Of a pupil who knows or does not, only the outcome is there to be compared.
      chance: isGraded(one) ? one.estimate : happens(one.estimate, random) ? 1 : 0,
    })),
  );
}

function isGraded({ chance }: Judged): boolean {
  return chance > 0 && chance < 1;
}
