import type { Match, Outcome, Played, Seat, Standing } from '@lusoria/core';
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
  standings(played, _options, seats) {
    const totals = Array.from({ length: seats }, (_, seat) => totalOf(played, seat));
    return totals
      .map((total) => ({
        ...total,
        place: 1 + totals.filter((t) => t.points > total.points).length,
      }))
      .toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  },
};

function totalOf(played: readonly Played[], seat: Seat): Omit<Standing, 'place'> {
  return {
    seat,
    points: played.reduce((sum, { outcome }) => sum + (outcome.points[seat] ?? 0), 0),
    won: played.filter(({ outcome }) => outcome.ranking[0]?.includes(seat)).length,
  };
}
