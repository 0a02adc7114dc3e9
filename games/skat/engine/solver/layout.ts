import {
  type Card,
  CARDS,
  type GameName,
  kindOf,
  partsOf,
  PIPS,
  strengthOf,
  TRUMP_SUIT,
} from '../../rules/cards.ts';

/**
 * A game as bits. A hand is a 32-bit mask; a card is the number of its bit, 0 to 31. Every suit is
 * a run of bits, and of two cards of a suit the higher bit wins; trumps stand above all others.
 *
 * Without null: four suits of seven (7 8 9 Q K T A upwards), a trump suit as the highest, and the
 * jacks in bits 28 to 31; so a suit game and grand differ in `follow` and `beats` only. In null:
 * four suits of eight.
 */
export interface Layout {
  /** 0 in a suit game, 1 in grand, 2 in null. */
  readonly kind: number;
  /** The lowest trump; 32 without trumps. */
  readonly floor: number;
  /** The card of every bit. */
  readonly cards: readonly Card[];
  /** What a card counts. */
  readonly points: Int32Array;
  /** For a card: the mask of its suit, or of the trumps if it is one. */
  readonly follow: Int32Array;
  /** For a card: the mask of the cards that beat it when it leads a trick. */
  readonly beats: Int32Array;
}

const SUITED = ['D', 'H', 'S', 'C'] as const;

/** The cards of a game from bit 0 upwards. */
function inOrder(game: GameName): readonly Card[] {
  const trump = TRUMP_SUIT[game];
  const suits = [...SUITED.filter((suit) => suit !== trump), ...(trump ? [trump] : [])];
  const place = (card: Card) => {
    const { suit, rank } = partsOf(card);
    return rank === 'J' && game !== 'null' ? suits.length : suits.indexOf(suit);
  };
  return CARDS.toSorted((a, b) => place(a) - place(b) || strengthOf(a, game) - strengthOf(b, game));
}

function layoutOf(game: GameName): Layout {
  const cards = inOrder(game);
  const mask = (wanted: (card: Card) => boolean) =>
    cards.reduce((bits, card, i) => (wanted(card) ? bits | (1 << i) : bits), 0);
  const suit = (card: Card) => (other: Card) => kindOf(other, game) === kindOf(card, game);
  const above = (card: Card) => (other: Card) =>
    kindOf(other, game) === kindOf(card, game)
      ? strengthOf(other, game) > strengthOf(card, game)
      : kindOf(other, game) === 'trump';
  return {
    kind: game === 'null' ? 2 : game === 'grand' ? 1 : 0,
    floor: game === 'null' ? 32 : game === 'grand' ? 28 : 21,
    cards,
    points: Int32Array.from(cards, (card) => (game === 'null' ? 0 : PIPS[partsOf(card).rank])),
    follow: Int32Array.from(cards, (card) => mask(suit(card))),
    beats: Int32Array.from(cards, (card) => mask(above(card))),
  };
}

const known = new Map<GameName, Layout>();

/** The layout of a game. */
export function layout(game: GameName): Layout {
  const found = known.get(game) ?? layoutOf(game);
  known.set(game, found);
  return found;
}

/** The mask of some cards. */
export function maskOf(cards: readonly Card[], { cards: order }: Layout): number {
  return cards.reduce((bits, card) => bits | (1 << order.indexOf(card)), 0);
}

/** The number of cards in a mask. */
export function countOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
