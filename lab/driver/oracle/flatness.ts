import { quantile } from '../../quantile.ts';

/** Memory held by the server at some time, after a full collection. */
export interface Sample {
  /** Minutes since the start. */
  readonly minute: number;
  /** Bytes: heap and external buffers. */
  readonly heap: number;
  readonly rss: number;
}

/** Whether the heap stays flat. */
export interface Flatness {
  readonly flat: boolean;
  /** Medians of the first and of the last third after the warm-up, in bytes. */
  readonly before: number;
  readonly after: number;
  /** Slope of a least-squares line through all samples after the warm-up, in bytes a minute. */
  readonly slope: number;
}

/** Maximum ratio of the last third to the first: the number of live tables fluctuates. */
const MAX_RATIO = 1.1;

/** Compares memory in the first and in the last third after the warm-up. */
export function flatness(samples: readonly Sample[], warmMinutes: number): Flatness {
  const warm = samples.filter(({ minute }) => minute >= warmMinutes);
  const third = Math.max(1, Math.floor(warm.length / 3));
  const heaps = warm.map(({ heap }) => heap);
  const before = quantile(heaps.slice(0, third), 0.5);
  const after = quantile(heaps.slice(-third), 0.5);
  return {
    flat: warm.length >= 3 && after <= before * MAX_RATIO,
    before,
    after,
    slope: slopeOf(warm),
  };
}

/** Least squares. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const x = mean(({ minute }) => minute);
  const y = mean(({ heap }) => heap);
  const spread = mean(({ minute }) => (minute - x) ** 2);
  return spread === 0 ? 0 : mean(({ minute, heap }) => (minute - x) * (heap - y)) / spread;
}
