/** Rate of a token bucket: so many per second, and so many at once after a rest. */
export interface Rate {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** State of a token bucket: tokens left at a time, in milliseconds. */
export interface Bucket {
  readonly left: number;
  readonly at: number;
}

export function full(rate: Rate, now: number): Bucket {
  return { left: rate.atOnce, at: now };
}

/** Tokens left at a time. */
export function leftAt({ left, at }: Bucket, rate: Rate, now: number): number {
  return Math.min(rate.atOnce, left + (Math.max(0, now - at) / 1000) * rate.perSecond);
}

/** The bucket after taking tokens; null when too few are left. */
export function taken(bucket: Bucket, rate: Rate, now: number, amount = 1): Bucket | null {
  const left = leftAt(bucket, rate, now);
  return left >= amount ? { left: left - amount, at: now } : null;
}

/** Whole milliseconds until a bucket has so many tokens; Infinity if it never will. */
export function waitFor(bucket: Bucket, rate: Rate, now: number, amount: number): number {
  if (amount > rate.atOnce) return Infinity;
  return Math.max(0, Math.ceil(((amount - leftAt(bucket, rate, now)) / rate.perSecond) * 1000));
}
