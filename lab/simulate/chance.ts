import type { Random } from '@lusoria/core';

/** A fast source of chance for a simulation: the same for the same seed, and not secret. */
export interface Chance extends Random {
  /** True in so many of a hundred cases. */
  percent(part: number): boolean;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  bytes(count: number): Uint8Array;
}

/** A generator (sfc32) that begins with a hash of the seed. */
export function chanceOf(seed: string): Chance {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  for (let i = 0; i < seed.length; i += 1) {
    a = Math.imul(a ^ seed.charCodeAt(i), 0x85ebca6b);
    b = Math.imul(b ^ a ^ (a >>> 13), 0xc2b2ae35);
  }
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 15; i += 1) next();
  const int = (bound: number): number => Math.floor((next() / 2 ** 32) * bound);
  return {
    int,
    percent: (part) => part > 0 && next() / 2 ** 32 < part / 100,
    between: (least, most) => least + int(most - least + 1),
    bytes: (count) => Uint8Array.from({ length: count }, () => next() & 0xff),
  };
}
