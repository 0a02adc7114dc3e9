import type { Random } from '@lusoria/core';

const STEPS = 1_000_000;

/** Draws whether an event of this probability happens. */
export function happens(probability: number, random: Random): boolean {
  return random.int(STEPS) < probability * STEPS;
}

/** A number drawn evenly from [0, 1). */
export function uniform(random: Random): number {
  return random.int(STEPS) / STEPS;
}

/** A number drawn evenly from a range. */
export function within([low, high]: Range, random: Random): number {
  return low + (high - low) * uniform(random);
}

export type Range = readonly [low: number, high: number];
