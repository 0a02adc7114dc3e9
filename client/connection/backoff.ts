/** First and maximum delay before a retry, in milliseconds. */
export interface Waits {
  readonly first: number;
  readonly most: number;
}

/**
 * Milliseconds until the next try after `tries` failures: doubled every time, with half of it
 * random (jitter), so that clients cut off together do not come back together.
 *
 * @param chance from 0 to 1.
 */
export function backoff(tries: number, { first, most }: Waits, chance: number): number {
  const whole = Math.min(most, first * 2 ** tries);
  return Math.round(whole * (0.5 + chance / 2));
}
