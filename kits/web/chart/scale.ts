/** Readable step sizes, to be scaled by a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Tick values of an axis, ascending and evenly spaced. */
export type Ticks = readonly number[];

/**
 * Round tick values that enclose all given values.
 *
 * @param most maximum number of intervals between ticks
 */
export function ticksFor(values: readonly number[], most = 4): Ticks {
  const low = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const high = highest > low ? highest : low + 1;
  const power = 10 ** Math.floor(Math.log10((high - low) / most));
  for (const by of [1, 10]) {
    for (const step of STEPS.map((one) => one * power * by)) {
      const from = Math.floor(low / step);
      const to = Math.max(from + 1, Math.ceil(high / step));
      if (to - from <= most) {
        // Multiplied rather than accumulated: 0.1 + 0.2 is not 0.3.
        return Array.from({ length: to - from + 1 }, (_, i) => round((from + i) * step));
      }
    }
  }
  return [low, high];
}

function round(value: number): number {
  return Number(value.toPrecision(12));
}
