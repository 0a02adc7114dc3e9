import { integer, list, schemaOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import { type Card, CARDS, type Kind, kindOf, type Order, pipsOf } from './cards.ts';

const card = v.picklist(CARDS);
const seat = integer(0, 3);

/** A card that somebody has played. */
export interface PlayedCard {
  readonly seat: number;
  readonly card: Card;
}

export const playedCardSchema = schemaOf<PlayedCard>()(v.strictObject({ seat, card }));

export interface Trick {
  readonly cards: readonly PlayedCard[];
  readonly winner: number;
}

export const trickSchema = schemaOf<Trick>()(
  v.strictObject({ cards: list(playedCardSchema), winner: seat }),
);

/** The cards as they were dealt, by seat (none for who sits out), and the skat. */
export interface Deal {
  readonly hands: readonly (readonly Card[])[];
  readonly skat: readonly Card[];
}

export const dealSchema = schemaOf<Deal>()(
  v.strictObject({ hands: list(list(card)), skat: list(card) }),
);

/** The card points in the tricks of some players. */
export function trickPoints(tricks: readonly Trick[], of: (seat: number) => boolean): number {
  return tricks
    .filter(({ winner }) => of(winner))
    .reduce((sum, { cards }) => sum + pipsOf(cards.map(({ card }) => card)), 0);
}

/** Number of tricks of some players. */
export function tricksOf(tricks: readonly Trick[], of: (seat: number) => boolean): number {
  return tricks.filter(({ winner }) => of(winner)).length;
}

/** The kinds of which a seat has shown to have none: it did not follow. */
export function voidsOf(
  seat: number,
  { tricks, trick }: { readonly tricks: readonly Trick[]; readonly trick: readonly PlayedCard[] },
  order: Order,
): ReadonlySet<Kind> {
  const voids = new Set<Kind>();
  for (const { cards } of [...tricks, { cards: trick }]) {
    const [led] = cards;
    const own = cards.find((one) => one.seat === seat);
    if (!led || !own) continue;
    const kind = kindOf(led.card, order);
    if (kindOf(own.card, order) !== kind) voids.add(kind);
  }
  return voids;
}

/** Cards that a seat has played so far. */
export function playedBy(
  seat: number,
  { tricks, trick }: { readonly tricks: readonly Trick[]; readonly trick: readonly PlayedCard[] },
): readonly Card[] {
  return [...tricks.flatMap(({ cards }) => cards), ...trick].flatMap((one) =>
    one.seat === seat ? [one.card] : [],
  );
}
