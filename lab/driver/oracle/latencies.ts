import { quantile } from '../../quantile.ts';

/** Percentiles of durations, in milliseconds; infinite if there were none. */
export interface Percentiles {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

/** Durations that people experienced. */
export interface Latencies {
  add(ms: number): void;
  /** Percentiles since the previous call. */
  lap(): Percentiles;
  /** Percentiles over all. */
  all(): Percentiles;
}

export function openLatencies(): Latencies {
  const all: number[] = [];
  let from = 0;
  return {
    add: (ms) => void all.push(ms),
    lap() {
      const times = all.slice(from);
      from = all.length;
      return percentiles(times);
    },
    all: () => percentiles(all),
  };
}

function percentiles(times: readonly number[]): Percentiles {
  const at = (share: number): number => quantile(times, share);
  return { count: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}
