import { defined } from '@lusoria/core';
/**
 * Histogram of durations. To add to it takes 0.07 µs, to prom-client's histogram 1.05 µs, twice
 * with every move: 4 % of the cost of a move.
 */
export interface LatencyHistogram {
  add(ms: number): void;
  /** Median and 99th percentile in milliseconds, over the latest durations; null before the first. */
  typical(): Typical | null;
  /** As a histogram in Prometheus' format. */
  text(): string;
}

/** Milliseconds. */
interface Typical {
  readonly p50: number;
  readonly p99: number;
}

/** Number of latest durations that are kept exactly. */
const LATEST = 1024;
/** Upper bounds in seconds. */
const BOUNDS = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5,
];

export function latencyHistogram(name: string, help: string): LatencyHistogram {
  const counts = new Float64Array(BOUNDS.length + 1);
  const latest = new Float64Array(LATEST);
  let count = 0;
  let sum = 0;
  return {
    add(ms) {
      const seconds = ms / 1000;
      let at = 0;
      while (at < BOUNDS.length && seconds > defined(BOUNDS[at])) at += 1;
      counts[at] = defined(counts[at]) + 1;
      latest[count % LATEST] = ms;
      count += 1;
      sum += seconds;
    },
    typical() {
      const known = latest.slice(0, count).toSorted();
      const below = (share: number): number => defined(known[Math.ceil(known.length * share) - 1]);
      return count === 0 ? null : { p50: below(0.5), p99: below(0.99) };
    },
    text() {
      let below = 0;
      const buckets = [...BOUNDS, '+Inf'].map((bound, at) => {
        below += defined(counts[at]);
        return `${name}_bucket{le="${bound}"} ${below}`;
      });
      return [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} histogram`,
        ...buckets,
        `${name}_sum ${sum}`,
        `${name}_count ${count}`,
        '',
      ].join('\n');
    },
  };
}
