import { defined } from './defined.ts';
import type { Played, Standing } from './contract.ts';

/** What a seat has after some rounds, from which its place follows. */
export type Total = Omit<Standing, 'place'>;

/**
 * Standings of a match whose rounds are added up; equal totals share a place, in the order of their seats.
 *
 * @param compare negative if the first total is better; by default more points are
 */
export function standingsOf(
  played: readonly Played[],
  seats: number,
  compare: (a: Total, b: Total) => number = (a, b) => b.points - a.points,
): Standing[] {
  const totals = Array.from({ length: seats }, (_, seat) => totalOf(played, seat));
  return totals
    .map((total) => ({ ...total, place: 1 + totals.filter((t) => compare(t, total) < 0).length }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat);
}

function totalOf(played: readonly Played[], seat: number): Total {
  return {
    seat,
    points: played.reduce((sum, { outcome }) => sum + defined(outcome.points[seat]), 0),
    won: played.filter(({ outcome }) => outcome.ranking[0]?.includes(seat)).length,
  };
}
