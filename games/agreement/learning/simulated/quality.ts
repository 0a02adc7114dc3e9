import { defined, pick, type Random } from '@lusoria/core';
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
    const inside = all.filter((one) => binOf(one) === bin);
    const gap = inside.reduce((total, { chance, estimate }) => total + chance - estimate, 0);
    sum += Math.abs(gap);
  }
  return sum / all.length;
}

/** Cells of a pupil, and samples of so many from which the least error is taken. */
const CELLS_EACH = 30;
const SAMPLES = 200;

/**
 * The error that a pupil alone shows if only chance is to blame: cells drawn from those of all pupils, less what all
 * these are wrong by in the same bin.
 */
export function leastError(all: readonly Judged[], random: Random): number {
  const bins = Array.from({ length: BINS }, (_, bin) => all.filter((one) => binOf(one) === bin));
  const gaps = bins.map(
    (inside) =>
      inside.reduce((sum, { chance, estimate }) => sum + chance - estimate, 0) /
      Math.max(1, inside.length),
  );
  const right = all.map((one) => ({ ...one, chance: one.chance - defined(gaps[binOf(one)]) }));
  const sample = () => Array.from({ length: CELLS_EACH }, () => pick(right, random));
  const errors = Array.from({ length: SAMPLES }, () => calibrationError(sample()));
  return errors.reduce((sum, one) => sum + one, 0) / SAMPLES;
}

const binOf = ({ estimate }: Judged): number => Math.min(BINS - 1, Math.floor(estimate * BINS));
