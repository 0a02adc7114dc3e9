/** The house's clock as it is known from here. */
export interface ServerClock {
  now(): number;
  /** There is a new line: what was asked on the old one is not answered any more. */
  reset(): void;
  /** We ask something whose answer tells the time. */
  requested(): void;
  /** The answer to what was asked last. */
  responded(theirs: number): void;
  /** The house told the time by itself: some time ago, nobody knows how long. */
  observed(theirs: number): void;
}

/** An answer that took this much longer than the quickest one, and twice as long, says too little. */
const SLACK_MS = 20;

/** Estimates the house's clock from what it tells. All times are milliseconds since 1970. */
export function serverClock(ours: () => number): ServerClock {
  let offset: number | null = null;
  let quickest = Infinity;
  let askedAt = 0;
  let open = 0;
  return {
    now: () => Math.round(ours() + (offset ?? 0)),
    reset() {
      quickest = Infinity;
      open = 0;
    },
    requested() {
      open += 1;
      askedAt = ours();
    },
    responded(theirs) {
      // Which of several questions it answers cannot be told.
      const alone = open === 1;
      open = Math.max(0, open - 1);
      if (!alone) return;
      const took = Math.max(0, ours() - askedAt);
      if (took > 2 * quickest + SLACK_MS) return;
      quickest = Math.min(quickest, took);
      offset = theirs - (ours() - took / 2);
    },
    observed(theirs) {
      // What was true when it was sent is a lower bound now.
      const least = theirs - ours();
      if (offset === null || least > offset) offset = least;
    },
  };
}
