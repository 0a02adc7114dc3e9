/** A mean and its 95 % confidence interval. */
export interface Estimate {
  readonly mean: number;
  /** Null with fewer than two values. */
  readonly ci95: readonly [number, number] | null;
}

/** The mean of independent values (at least one), with Student's interval. */
export function estimate(values: Iterable<number>): Estimate {
  let count = 0;
  let mean = 0;
  let squares = 0;
  // Welford's algorithm: numerically stable for large, similar values.
  for (const value of values) {
    count += 1;
    const off = value - mean;
    mean += off / count;
    squares += off * (value - mean);
  }
  if (count < 2) return { mean, ci95: null };
  const half = studentAt(count - 1) * Math.sqrt(squares / (count - 1) / count);
  return { mean, ci95: [mean - half, mean + half] };
}

const FEW: readonly number[] = [
  12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281,
];
const NORMAL = 1.959964;

/** The 97.5 % quantile of Student's t; from eleven degrees of freedom on by its expansion in their inverse. */
export function studentAt(degrees: number): number {
  const known = FEW[degrees - 1];
  if (known !== undefined) return known;
  const z = NORMAL;
  return (
    z +
    (z ** 3 + z) / (4 * degrees) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degrees ** 3)
  );
}
