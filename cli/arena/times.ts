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
  const boxes: number[] = [];
  let count = 0;
  let most = 0;
  const percentile = (fraction: number): number => {
    const rank = Math.ceil(fraction * count);
    let below = 0;
    const found = boxes.findIndex((inside) => {
      below += inside ?? 0;
      return below >= rank;
    });
    return rounded(Math.min(most, SHORTEST_MS * 2 ** ((found + 1) / BOXES_A_DOUBLING)));
  };
  return {
    add(ms) {
      const box = Math.floor(BOXES_A_DOUBLING * Math.log2(Math.max(1, ms / SHORTEST_MS)));
      boxes[box] = (boxes[box] ?? 0) + 1;
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
