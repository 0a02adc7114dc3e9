import { defined, increment } from '@lusoria/core';

/** Bins of the histogram: 64 for every doubling, from a microsecond on. */
const BOXES_A_DOUBLING = 64;
const SHORTEST_MS = 0.001;

/** Histogram of decision times: exact to 2 %, however many there are. */
export interface Times {
  add(ms: number): void;
  figures(): TimeFigures;
}

/** Percentiles of the decision times, and the longest, in milliseconds; all 0 without any. */
export interface TimeFigures {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p999: number;
  readonly most: number;
}

export function countTimes(): Times {
  const boxes = new Map<number, number>();
  let count = 0;
  let most = 0;
  const percentile = (fraction: number): number => {
    if (count === 0) return 0;
    const rank = Math.ceil(fraction * count);
    let below = 0;
    const ascending = [...boxes].toSorted(([a], [b]) => a - b);
    const found = ascending.find(([, inside]) => {
      below += inside;
      return below >= rank;
    });
    const [box] = defined(found);
    return rounded(Math.min(most, SHORTEST_MS * 2 ** ((box + 1) / BOXES_A_DOUBLING)));
  };
  return {
    add(ms) {
      const box = Math.floor(BOXES_A_DOUBLING * Math.log2(Math.max(1, ms / SHORTEST_MS)));
      increment(boxes, box);
      count += 1;
      most = Math.max(most, ms);
    },
    figures: () => ({
      count,
      p50: percentile(0.5),
      p95: percentile(0.95),
      p999: percentile(0.999),
      most: rounded(most),
    }),
  };
}

/** Rounded to the microsecond. */
function rounded(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
