import { defined } from '@lusoria/core';
import {
  CELLS,
  type Cell,
  formsOf,
  type Paradigm,
  PARADIGMS,
  plain,
  readParadigm,
} from '@lusoria/latin';
import type { Options } from './types.ts';

/**
 * A card as it can be seen: the index of its printed form in {@link Deck.forms}, or {@link JOKER}.
 * Cards with the same form are indistinguishable, so they have the same number.
 */
export type Card = number;

/** The deck's cover card, if the table plays with it. */
export const JOKER: Card = -1;

/** The cards of a table. */
export interface Deck {
  readonly paradigm: Paradigm;
  /** The distinct printed forms; a card is an index into them. */
  readonly forms: readonly string[];
  /** Readings of each form. */
  readonly readings: readonly (readonly Cell[])[];
  /** Every card of the deck, in the order of the cells, the joker last. */
  readonly cards: readonly Card[];
}

type DeckOptions = Pick<Options, 'deck' | 'plain' | 'joker'>;

const shipped = new Map<string, Deck>();
const own = new WeakMap<object, Map<string, Deck>>();

/**
 * The deck of a table's options.
 *
 * @throws RangeError if they hold a deck file that was not checked when the options were read.
 */
export function deckOf(options: DeckOptions): Deck {
  const { deck } = options;
  const variant = `${options.plain ? 'plain' : 'macrons'} ${options.joker ? 'joker' : ''}`;
  if (typeof deck === 'string') {
    return remembered(shipped, `${deck} ${variant}`, () => make(PARADIGMS[deck], options));
  }
  let decks = own.get(deck);
  if (!decks) {
    decks = new Map();
    own.set(deck, decks);
  }
  return remembered(decks, variant, () => {
    const read = readParadigm(deck);
    if (!read.ok) throw new RangeError(`a deck file that was not checked: ${read.problem.code}`);
    return make(read.value, options);
  });
}

function remembered(decks: Map<string, Deck>, key: string, build: () => Deck): Deck {
  const known = decks.get(key);
  if (known) return known;
  const deck = build();
  decks.set(key, deck);
  return deck;
}

function make(marked: Paradigm, options: DeckOptions): Deck {
  const paradigm = options.plain ? plain(marked) : marked;
  const { forms, of, readings } = formsOf(paradigm);
  const cards = CELLS.map((cell) => of[cell]);
  return { paradigm, forms, readings, cards: options.joker ? [...cards, JOKER] : cards };
}

/** The cells that a card can be read as; none for the joker. */
export function readingsOf(deck: Deck, card: Card): readonly Cell[] {
  return card === JOKER ? [] : defined(deck.readings[card], 'a card of the deck');
}

/** The printed form of a card; empty for the joker. */
export function formOf(deck: Deck, card: Card): string {
  return card === JOKER ? '' : defined(deck.forms[card], 'a card of the deck');
}
