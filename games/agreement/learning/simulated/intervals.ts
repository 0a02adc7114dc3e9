import { defined, seeded } from '@lusoria/core';

/** A figure with its interval of 95 %. */
export interface Interval {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** Number of samples drawn for an interval. */
const SAMPLES = 400;

/**
 * The percentile bootstrap over pupils (Efron, 1979): whole pupils are drawn, since what is told of one hangs together.
 *
 * @param figure of some of the values, at least one; samples for which it is NaN are left out
 */
export function bootstrapped<T>(
  values: readonly T[],
  figure: (sample: readonly T[]) => number,
): Interval {
  const random = seeded('bootstrap');
  const drawn = Array.from({ length: SAMPLES }, () =>
    figure(values.map(() => defined(values[random.int(values.length)]))),
  )
    .filter((one) => !Number.isNaN(one))
    .toSorted((a, b) => a - b);
  const at = (share: number) => drawn[Math.round(share * (drawn.length - 1))] ?? Number.NaN;
  return { value: figure(values), from: at(0.025), to: at(0.975) };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
