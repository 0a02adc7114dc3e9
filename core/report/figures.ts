import type { Figure, PersonReport, ReportedError, ReportedRound, ReportRow } from './report.ts';

/** Standard normal quantile of an interval with a probability of 0.8. */
export const QUANTILE = 1.2816;

/** A number of things. */
export function countFigure(value: number): Figure {
  return { value, n: null, range: null };
}

/** The mean of some numbers; null for an empty list. */
export function meanFigure(numbers: readonly number[]): Figure | null {
  const n = numbers.length;
  if (n === 0) return null;
  return { value: numbers.reduce((sum, one) => sum + one, 0) / n, n, range: null };
}

/**
 * A share in percent; null: of nothing. Its interval is Wilson's (Journal of the American Statistical Association 22,
 * 1927), which keeps its probability where answers are few (Brown, Cai and DasGupta, Statistical Science 16, 2001).
 */
export function shareFigure(right: number, n: number): Figure | null {
  if (n === 0) return null;
  const share = right / n;
  const z2 = QUANTILE ** 2;
  const middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = (QUANTILE * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n ** 2))) / (1 + z2 / n);
  const range = [100 * Math.max(0, middle - half), 100 * Math.min(1, middle + half)] as const;
  return { value: 100 * share, n, range };
}

/** A report that is reckoned from all rounds of a person at once, where that costs little. */
export function roundsReport(
  row: (rounds: readonly ReportedRound[]) => ReportRow,
  errors: (rounds: readonly ReportedRound[]) => readonly ReportedError[] = () => [],
  rounds: readonly ReportedRound[] = [],
): PersonReport {
  return {
    after: (round) => roundsReport(row, errors, [...rounds, round]),
    row: () => row(rounds),
    errors: () => errors(rounds),
  };
}
