/** Consecutive rounds that form one point of a chart. */
export interface Period<T> {
  /** Number of the first round, from 1. */
  readonly from: number;
  readonly to: number;
  /** Oldest first. */
  readonly rounds: readonly T[];
}

/** Minimum size of a period: fewer rounds say little. */
const MIN_ROUNDS = 6;

/**
 * Splits rounds in order of time into periods of the same size; the last one may be smaller.
 *
 * @param most maximum number of periods
 */
export function periodsOf<T extends { readonly at: number }>(
  rounds: readonly T[],
  most = 12,
): readonly Period<T>[] {
  const sorted = rounds.toSorted((a, b) => a.at - b.at);
  const size = Math.max(MIN_ROUNDS, Math.ceil(sorted.length / most));
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, i) => {
    const part = sorted.slice(i * size, (i + 1) * size);
    return { from: i * size + 1, to: i * size + part.length, rounds: part };
  });
}
