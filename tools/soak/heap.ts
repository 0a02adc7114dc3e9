/** What the server holds at some time, after a full collection. */
export interface Sample {
  /** Minutes from the beginning. */
  readonly minute: number;
  /** Bytes: heap, and buffers beside it. */
  readonly heap: number;
  readonly rss: number;
}

/** Whether a heap stays as it is. */
export interface Flatness {
  readonly flat: boolean;
  /** Medians of the first and of the last third after the warm-up, in bytes. */
  readonly before: number;
  readonly after: number;
  /** What a straight connection through all samples after the warm-up grows by, in bytes a minute. */
  readonly slope: number;
}

/** How much more the last third may be than the first: tables come and go, and are never as many. */
const MOST = 1.1;

/** Compares what was held in the first and in the last third after the warm-up. */
export function flatness(samples: readonly Sample[], warmMinutes: number): Flatness {
  const warm = samples.filter(({ minute }) => minute >= warmMinutes);
  const third = Math.max(1, Math.floor(warm.length / 3));
  const before = median(warm.slice(0, third));
  const after = median(warm.slice(-third));
  return { flat: warm.length >= 3 && after <= before * MOST, before, after, slope: slopeOf(warm) };
}

function median(samples: readonly Sample[]): number {
  const sorted = samples.map(({ heap }) => heap).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
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
