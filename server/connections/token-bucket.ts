/** How often something may be done: so many times a second, and so many at once after a rest. */
export interface Rate {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** What is left of a rate; `at` in milliseconds. */
export interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Nothing used up yet. */
export function full(rate: Rate, now: number): Bucket {
  return { left: rate.atOnce, at: now };
}

/** What would be left at a time. */
export function leftAt({ left, at }: Bucket, rate: Rate, now: number): number {
  return Math.min(rate.atOnce, left + (Math.max(0, now - at) / 1000) * rate.perSecond);
}

/** What is left after doing it once more; null when it may not be done now. */
export function taken(bucket: Bucket, rate: Rate, now: number): Bucket | null {
  const left = leftAt(bucket, rate, now);
  return left >= 1 ? { left: left - 1, at: now } : null;
}
