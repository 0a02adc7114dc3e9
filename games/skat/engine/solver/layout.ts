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

/** The kinds of games that differ in layout and search. */
export const SUIT_KIND = 0;
const GRAND_KIND = 1;
export const NULL_KIND = 2;

/**
 * A game as bitboards. A hand is a 32-bit mask; a card is the number of its bit, 0 to 31. Every suit
 * is a run of bits, and of two cards of a suit the higher bit wins; trumps stand above all others.
 *
 * Without null: four suits of seven (7 8 9 Q K T A upwards), a trump suit as the highest, and the
 * jacks in bits 28 to 31; so a suit game and grand differ in `follow` and `beats` only. In null:
 * four suits of eight.
 */
export interface Layout {
  /** `SUIT_KIND`, `GRAND_KIND` or `NULL_KIND`. */
  readonly kind: number;
  /** 32 without trumps. */
  readonly lowestTrump: number;
  /** The card of every bit. */
  readonly cards: readonly Card[];
  readonly points: Int32Array;
  /** By card: the mask of its suit, or of the trumps if it is one. */
  readonly follow: Int32Array;
  /** By card: the mask of the cards that beat it when it is led. */
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
    kind: game === 'null' ? NULL_KIND : game === 'grand' ? GRAND_KIND : SUIT_KIND,
    lowestTrump: game === 'null' ? 32 : game === 'grand' ? 28 : 21,
    cards,
    points: Int32Array.from(cards, (card) => (game === 'null' ? 0 : PIPS[partsOf(card).rank])),
    follow: Int32Array.from(cards, (card) => mask(suit(card))),
    beats: Int32Array.from(cards, (card) => mask(above(card))),
  };
}

const layouts = new Map<GameName, Layout>();

export function layout(game: GameName): Layout {
  const found = layouts.get(game) ?? layoutOf(game);
  layouts.set(game, found);
  return found;
}

export function maskOf(cards: readonly Card[], { cards: order }: Layout): number {
  return cards.reduce((bits, card) => bits | (1 << order.indexOf(card)), 0);
}

/** The cards of a mask, from the lowest. */
export function cardsOf(mask: number, { cards }: Layout): readonly Card[] {
  return cards.filter((_, i) => ((mask >>> i) & 1) === 1);
}

/** The number of cards in a mask. */
export function countOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * The cards of a hand that may be played.
 *
 * @param led the card that was led; -1 for the leader
 */
export function legalMoves(hand: number, led: number, { follow }: Pick<Layout, 'follow'>): number {
  const following = led < 0 ? 0 : hand & follow[led]!;
  return following === 0 ? hand : following;
}

/** Card points of two suits of seven, and of the jacks, by mask. */
const TWO_SUITS = new Uint8Array(1 << 14);
const SUIT_POINTS = [0, 0, 0, 3, 4, 10, 11];
for (let cards = 1; cards < TWO_SUITS.length; cards += 1) {
  const top = 31 - Math.clz32(cards);
  TWO_SUITS[cards] = TWO_SUITS[cards ^ (1 << top)]! + SUIT_POINTS[top % 7]!;
}
const JACKS = Uint8Array.from({ length: 16 }, (_, cards) => 2 * countOf(cards));

/** Card points of a mask of a suit game or grand, whose layouts are alike in this. */
export function pointsOf(mask: number): number {
  return TWO_SUITS[mask & 16383]! + TWO_SUITS[(mask >>> 14) & 16383]! + JACKS[mask >>> 28]!;
}

/** Card points of a mask of any game; 0 in null. */
export function pointsIn(mask: number, { kind }: Pick<Layout, 'kind'>): number {
  return kind === NULL_KIND ? 0 : pointsOf(mask);
}
