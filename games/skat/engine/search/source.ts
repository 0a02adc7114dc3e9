import type { Random } from '@lusoria/core';

/** Fast numbers for sampling: thousands are drawn for one card. */
export interface Source {
  /** A whole number from 0 to `bound - 1`. */
  int(bound: number): number;
  /** A number from 0 to 1, 1 excluded. */
  unit(): number;
}

/** Numbers that follow from one draw of the random numbers a bot is given (xorshift, 32 bits). */
export function sourceFrom(random: Random): Source {
  let state = random.int(2 ** 32 - 1) + 1;
  const unit = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return { unit, int: (bound) => Math.floor(unit() * bound) };
}
