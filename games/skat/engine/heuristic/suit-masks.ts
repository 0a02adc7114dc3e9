import { type Card, partsOf, type Rank, type Suit, SUITS } from '../../rules/cards.ts';

/** The ranks from the lowest in null: a suit of a hand is a number with a bit for each. */
export const BITS: readonly Rank[] = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
export const SUIT_MASKS = 2 ** BITS.length;
export const JACK = 1 << BITS.indexOf('J');

/** The cards of a hand, a number for each suit, in the order of `SUITS`. */
export type Masks = readonly [number, number, number, number];

/** The index of a card's suit in the masks, and its bit. */
export interface CardBit {
  readonly at: number;
  readonly bit: number;
}

/** A card's bit. */
export function bitOf(card: Card): CardBit {
  const { suit, rank } = partsOf(card);
  return { at: SUITS.indexOf(suit), bit: 1 << BITS.indexOf(rank) };
}

/** Some cards as masks. */
export function masksOf(cards: readonly Card[]): Masks {
  const of = (suit: Suit) =>
    cards.reduce((mask, card) => {
      const { rank, suit: its } = partsOf(card);
      return its === suit ? mask | (1 << BITS.indexOf(rank)) : mask;
    }, 0);
  const [clubs, spades, hearts, diamonds] = SUITS;
  return [of(clubs), of(spades), of(hearts), of(diamonds)];
}

/** The masks with another card. */
export function adding(masks: Masks, { at, bit }: CardBit): Masks {
  const [clubs, spades, hearts, diamonds] = masks;
  switch (at) {
    case 0:
      return [clubs | bit, spades, hearts, diamonds];
    case 1:
      return [clubs, spades | bit, hearts, diamonds];
    case 2:
      return [clubs, spades, hearts | bit, diamonds];
    default:
      return [clubs, spades, hearts, diamonds | bit];
  }
}

/** The number of cards in a mask. */
export function countOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

/** The ranks of a mask, from the lowest. */
export function ranksOf(mask: number): readonly Rank[] {
  return BITS.filter((_, i) => (mask & (1 << i)) !== 0);
}

/** The jacks as a number with a bit for each suit, clubs highest. */
export function jacksOf(masks: Masks): number {
  return masks.reduce((jacks, mask, at) => ((mask & JACK) === 0 ? jacks : jacks | (8 >> at)), 0);
}
