import type { Draw } from '@lusoria/core';
import { type Card, CARDS, pipsOf } from '../cards.ts';
import type { Deal, PlayedCard, ThreeState, Trick } from '../types.ts';

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
  const cards = numbers.flatMap((n) => CARDS[n] ?? []);
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

/** The card points in the tricks of some players. */
export function pointsIn(tricks: readonly Trick[], of: (seat: number) => boolean): number {
  return tricks
    .filter(({ winner }) => of(winner))
    .reduce((sum, { cards }) => sum + pipsOf(cards.map(({ card }) => card)), 0);
}

/** How many tricks some players have. */
export function tricksOf(tricks: readonly Trick[], of: (seat: number) => boolean): number {
  return tricks.filter(({ winner }) => of(winner)).length;
}

/** What a seat has played so far. */
export function playedBy(
  seat: number,
  { tricks, trick }: { readonly tricks: readonly Trick[]; readonly trick: readonly PlayedCard[] },
): readonly Card[] {
  return [...tricks.flatMap(({ cards }) => cards), ...trick].flatMap((one) =>
    one.seat === seat ? [one.card] : [],
  );
}
