export interface ServerClock {
  now(): number;
  /** There is a new connection: requests of the old one are not answered any more. */
  reset(): void;
  /** A request was sent whose response has the time. */
  requested(): void;
  /** The response to the latest request. */
  responded(serverTime: number): void;
  /** A message had the time without a request: it was sent an unknown time ago. */
  observed(serverTime: number): void;
}

/** A response that took this much longer than the quickest one, and twice as long, is too inaccurate. */
const SLACK_MS = 20;

/** @param clock this device's; all times are milliseconds since 1970. */
export function serverClock(clock: () => number): ServerClock {
  let offset: number | null = null;
  let quickest = Infinity;
  let requestedAt = 0;
  let pending = 0;
  return {
    now: () => Math.round(clock() + (offset ?? 0)),
    reset() {
      quickest = Infinity;
      pending = 0;
    },
    requested() {
      pending += 1;
      requestedAt = clock();
    },
    responded(serverTime) {
      // With several requests pending it is unknown which one this answers.
      const isOnlyOne = pending === 1;
      pending = Math.max(0, pending - 1);
      if (!isOnlyOne) return;
      const took = Math.max(0, clock() - requestedAt);
      if (took > 2 * quickest + SLACK_MS) return;
      quickest = Math.min(quickest, took);
      offset = serverTime - (clock() - took / 2);
    },
    observed(serverTime) {
      // The time at sending is a lower bound now.
      const least = serverTime - clock();
      if (offset === null || least > offset) offset = least;
    },
  };
}
