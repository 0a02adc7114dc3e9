import type { Random } from '@lusoria/core';

/** Fast random numbers for sampling: thousands are drawn for one card. */
export interface FastRandom extends Random {
  /** A number from 0 to 1, 1 excluded. */
  unit(): number;
}

/** Xorshift (Marsaglia 2003, 32 bits), seeded with one draw of the random numbers that a bot is given. */
export function fastRandom(random: Random): FastRandom {
  let state = random.int(2 ** 32 - 1) + 1;
  const unit = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return { unit, int: (bound) => Math.floor(unit() * bound) };
}
