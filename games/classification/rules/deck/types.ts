import type { Picture } from './picture.ts';

/** The languages in which a deck has its names. */
export const LANGUAGES = ['de', 'la', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A name in every language. */
export type Names = Readonly<Record<Language, string>>;

/** A name in a language; the English one if decks have no names in that language. */
export function nameIn(names: Names, language: string): string {
  return names[LANGUAGES.find((one) => one === language) ?? 'en'];
}

/**
 * One of the values of an attribute.
 *
 * @public
 */
export interface Value {
  /** Unique within its attribute. Trees name values by it. */
  readonly key: string;
  readonly names: Names;
}

/** A property with a value for every card. */
export interface Attribute {
  /** Unique within the deck. Trees name attributes by it. */
  readonly key: string;
  readonly names: Names;
  /** Each is the value of some card; at least two. */
  readonly values: readonly Value[];
}

export interface Card {
  /** Unique within the deck. */
  readonly id: string;
  /** The name of the card, in a list or by a screen reader. */
  readonly label: Names;
  /** By attribute, in the order of the deck: the index of its value. */
  readonly values: readonly number[];
  /** The drawing on it. */
  readonly picture: Picture;
}

/** A checked deck: only the readers make one. The order of its cards is part of it. */
export interface Deck {
  /** A lower case letter, then letters, digits or hyphens; 24 characters at most. */
  readonly id: string;
  readonly title: Names;
  readonly attributes: readonly Attribute[];
  readonly cards: readonly Card[];
  /** Whether cards may agree in every attribute; such cards are in one class under every tree. */
  readonly alike: boolean;
  /** Names the photos of the cards: the SHA-256 of all of them. They are no part of the deck; without them its cards are in words. */
  readonly photos?: string;
}

/** Bounds of a deck: everything in a file from outside is bounded. */
export const BOUNDS = {
  /** Enough for two, who get fewer cards then: see `handOf`. */
  leastCards: 24,
  mostCards: 240,
  leastAttributes: 2,
  mostAttributes: 8,
  mostValues: 12,
  /** Of a key or an id. */
  keyLength: 40,
  /** Of a name, label or title. */
  nameLength: 60,
  /** Bytes of a whole deck as `deckFile` writes it, in UTF-8: it travels in one message. */
  fileLength: 48_000,
  /** Of the text from which a deck is read; spaces and line breaks make it longer. */
  textLength: 200_000,
} as const;

const HAND = 10;
/** What two get of a deck that has too few cards for two hands of ten. */
const SMALL_HAND = 5;
const TURNED_UP = 1;
const STOCK = 15;
const MAX_SEATS = 5;

/** Whether a deck has enough cards for two hands of ten. */
function isLarge(cards: number): boolean {
  return cards >= 2 * HAND + TURNED_UP + STOCK;
}

/** Cards dealt to each player from a deck of this size. */
export function handOf(cards: number): number {
  return isLarge(cards) ? HAND : SMALL_HAND;
}

/** The numbers of players, from 2 to 5, for which a deck of this size suffices. */
export function seatsFor(cards: number): readonly number[] {
  if (!isLarge(cards)) return cards < BOUNDS.leastCards ? [] : [2];
  const most = Math.min(MAX_SEATS, Math.floor((cards - TURNED_UP - STOCK) / HAND));
  return Array.from({ length: Math.max(0, most - 1) }, (_, i) => i + 2);
}
