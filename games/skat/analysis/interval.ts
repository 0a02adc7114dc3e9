/** A mean over samples, and between what it lies with a probability of 95 in 100. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The standard normal quantile of 97.5 in 100 is 1.96; a little more, for sampled layouts are drawn from a
 * pool and not quite independent.
 */
const Z = 2.2;

/**
 * The interval of a part of all (Wilson 1927): it stays within 0 and 1, and is never a single number
 * because a handful of samples agree.
 *
 * @param count of independent samples; with weights, the effective sample size
 * @param z its half in standard errors
 */
export function wilson(mean: number, count: number, z = Z): Interval {
  if (count <= 0) return { mean, low: 0, high: 1 };
  const square = z * z;
  const middle = (mean + square / (2 * count)) / (1 + square / count);
  const reach =
    (z / (1 + square / count)) *
    Math.sqrt((mean * (1 - mean)) / count + square / (4 * count * count));
  return {
    mean,
    low: Math.max(0, Math.min(mean, middle - reach)),
    high: Math.min(1, Math.max(mean, middle + reach)),
  };
}

/** The interval of a mean of samples, by their standard error. */
export function meanInterval(list: readonly number[]): Interval & { readonly error: number } {
  const count = Math.max(1, list.length);
  const mean = list.reduce((sum, one) => sum + one, 0) / count;
  const variance = list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, count - 1);
  const error = Math.sqrt(variance / count);
  return { mean, low: mean - Z * error, high: mean + Z * error, error };
}
