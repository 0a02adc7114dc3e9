/** Rounds one after the other, that make a point of a chart. */
export interface Period<T> {
  /** Which rounds, from 1. */
  readonly from: number;
  readonly to: number;
  /** The oldest first. */
  readonly rounds: readonly T[];
}

/** Fewer rounds than this say little. */
const LEAST = 6;

/**
 * Rounds in order of time, in parts of the same size; the last one may be smaller.
 *
 * @param most how many parts there may be
 */
export function periodsOf<T extends { readonly at: number }>(
  rounds: readonly T[],
  most = 12,
): readonly Period<T>[] {
  const sorted = rounds.toSorted((a, b) => a.at - b.at);
  const size = Math.max(LEAST, Math.ceil(sorted.length / most));
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, i) => {
    const part = sorted.slice(i * size, (i + 1) * size);
    return { from: i * size + 1, to: i * size + part.length, rounds: part };
  });
}
