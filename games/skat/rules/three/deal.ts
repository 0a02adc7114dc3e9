import { type Draw, permuted } from '@lusoria/core';
import { CARDS } from '../cards.ts';
import type { Deal } from '../deal.ts';
import type { ThreeState } from './types.ts';

/** Cards of a hand. */
export const HAND = 10;
export const SKAT = 2;
/** Tricks of a deal. */
export const TRICKS = 10;

/** Three cards each, the skat, four each, three each. */
export function dealt(
  numbers: Draw,
  { players, seats }: Pick<ThreeState, 'players' | 'seats'>,
): Deal {
  const cards = permuted(CARDS, numbers);
  const packet = (from: number, size: number, place: number) =>
    cards.slice(from + place * size, from + (place + 1) * size);
  const hand = (place: number) => [
    ...packet(0, 3, place),
    ...packet(9 + SKAT, 4, place),
    ...packet(9 + SKAT + 12, 3, place),
  ];
  return {
    hands: Array.from({ length: seats }, (_, seat) => {
      const place = players.indexOf(seat);
      return place < 0 ? [] : hand(place);
    }),
    skat: cards.slice(9, 9 + SKAT),
  };
}
