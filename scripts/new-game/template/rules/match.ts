import { type Match, type Outcome, standingsOf } from '@lusoria/core';
import type { Options } from './types.ts';

/** Ranks by tricks; equal numbers share a place. A trick is a point. */
export function outcomeOf(tricks: readonly number[]): Outcome {
  const counts = [...new Set(tricks)].toSorted((a, b) => b - a);
  const ranking = counts.map((n) => [...tricks.keys()].filter((seat) => tricks[seat] === n));
  return { ranking, points: tricks };
}

/** A match has as many rounds as players: everybody leads once. */
export const match: Match<Options> = {
  next(played, _options, seats) {
    if (played.length === seats) return null;
    const last = played.at(-1);
    return last ? (last.first + 1) % seats : 'random';
  },
  standings: (played, _options, seats) => standingsOf(played, seats),
};
