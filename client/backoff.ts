/** How long to wait before trying again: at first, and at most, in milliseconds. */
export interface Waits {
  readonly first: number;
  readonly most: number;
}

/**
 * Milliseconds until the next try after `tries` that failed: doubled every time, and half of it left
 * to chance, so that those who were cut off together do not come back together.
 *
 * @param chance from 0 to 1.
 */
export function backoff(tries: number, { first, most }: Waits, chance: number): number {
  const whole = Math.min(most, first * 2 ** tries);
  return Math.round(whole * (0.5 + chance / 2));
}
