import type { Random } from '@lusoria/core';

/**
 * A determinization: the hidden cards as they may lie. Hands by player, the declarer first, and the
 * skat, as masks of the game's layout.
 */
export interface Determinization {
  readonly hands: Int32Array;
  skat: number;
}

export function emptyDeterminization(): Determinization {
  return { hands: new Int32Array(3), skat: 0 };
}

const bits = new Int32Array(32);

/** Draws a number of cards from a mask, each choice equally likely: the first steps of a Fisher-Yates shuffle. */
export function drawCards(mask: number, count: number, random: Random): number {
  if (count === 0) return 0;
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    bits[size] = rest & -rest;
    size += 1;
  }
  let drawn = 0;
  for (let i = 0; i < count; i += 1) {
    const at = i + random.int(size - i);
    const bit = bits[at]!;
    bits[at] = bits[i]!;
    bits[i] = bit;
    drawn |= bit;
  }
  return drawn;
}
