import type { Seat } from '@lusoria/core';

/** The other seats as the reader sees them: each side from left to right, or from the bottom up. */
export interface Around {
  readonly west: readonly Seat[];
  readonly north: readonly Seat[];
  /** From the top down, since play goes clockwise. */
  readonly east: readonly Seat[];
}

/**
 * The other seats in order of play, clockwise from the reader's left; a spectator looks from behind the first
 * seat, which comes last.
 */
export function around(seats: number, you: Seat | null): Around {
  const others = Array.from({ length: seats }, (_, i) => (i + (you ?? -1) + 1) % seats).filter(
    (seat) => seat !== you,
  );
  const beside = others.length === 1 ? 0 : others.length < 6 ? 1 : 2;
  return {
    west: others.slice(0, beside),
    north: others.slice(beside, others.length - beside),
    east: beside === 0 ? [] : others.slice(-beside),
  };
}
