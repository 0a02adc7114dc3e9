import { type Match, nextInTurn, type Outcome, type Seat, standingsOf } from '@lusoria/core';
import type { Options, State } from './types.ts';

/**
 * The seats from best to worst: those who went out, in that order, then by fewest cards, equal
 * hands together (rules 7, 8 and 13).
 */
export function ranked(state: Pick<State, 'out' | 'hands'>): Seat[][] {
  const left = state.hands
    .map((hand, seat) => ({ seat, cards: hand.length }))
    .filter(({ seat }) => !state.out.includes(seat));
  const counts = [...new Set(left.map(({ cards }) => cards))].toSorted((a, b) => a - b);
  return [
    ...state.out.map((seat) => [seat]),
    ...counts.map((n) => left.filter(({ cards }) => cards === n).map(({ seat }) => seat)),
  ];
}

/** A round's points: for each seat, the number of seats ranked below it. */
export function outcomeOf(ranking: readonly (readonly Seat[])[], seats: number): Outcome {
  const points = Array.from({ length: seats }, () => 0);
  let below = seats;
  for (const group of ranking) {
    below -= group.length;
    for (const seat of group) points[seat] = below;
  }
  return { ranking, points };
}

/** A match has a fixed number of rounds; the first player is drawn, then rotates (rule 10). */
export const match: Match<Options> = {
  next: (played, { rounds }, seats) => nextInTurn(played, rounds, seats),
  // Most points first, then most rounds won.
  standings: (played, _options, seats) =>
    standingsOf(played, seats, (a, b) => b.points - a.points || b.won - a.won),
};
