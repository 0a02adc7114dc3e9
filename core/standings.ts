import { defined } from './defined.ts';
import type { BestPoints, Outcome, Played, Seat, Standing } from './contract.ts';

/** The outcome of a round by points alone: equal ones share a place. */
export function outcomeByPoints(points: readonly number[], best: BestPoints = 'most'): Outcome {
  const sums = [...new Set(points)].toSorted((a, b) => (best === 'most' ? b - a : a - b));
  const ranking = sums.map((sum) => [...points.keys()].filter((seat) => points[seat] === sum));
  return { ranking, points };
}

/** The seat that begins the next of so many rounds, if the first is drawn and then everybody begins in turn. */
export function nextInTurn(
  played: readonly Played[],
  rounds: number,
  seats: number,
): Seat | 'random' | null {
  if (played.length >= rounds) return null;
  const last = played.at(-1);
  return last ? (last.first + 1) % seats : 'random';
}

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
