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

/** What is left after doing it once more, or so much of it; null when it may not be done now. */
export function taken(bucket: Bucket, rate: Rate, now: number, amount = 1): Bucket | null {
  const left = leftAt(bucket, rate, now);
  return left >= amount ? { left: left - amount, at: now } : null;
}
