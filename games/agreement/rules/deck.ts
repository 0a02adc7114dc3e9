import { defined } from '@lusoria/core';
import {
  byCell,
  type Cell,
  CELLS,
  featuresIn,
  formsOf,
  type Grammar,
  type Paradigm,
  PARADIGMS,
  plain,
  plainForm,
  readParadigm,
} from '@lusoria/latin';
import { grammarOf, isOwnDeck, type OwnDeck, ownDeck, readOwnDeck } from './own-deck.ts';
import type { Options } from './types.ts';

/**
 * A card as it can be seen: the index of its printed form in {@link Deck.forms}, or {@link JOKER}.
 * Cards with the same form are indistinguishable, so they have the same number.
 */
export type Card = number;

/** The deck's cover card, if the table plays with it. */
export const JOKER: Card = -1;

/** Cards that a table needs at least, five players included: a smaller deck of one's own is dealt with copies of itself. */
const FEWEST_CARDS = 30;

/** The cards of a table. */
export interface Deck {
  /** Short name of a built-in deck or of a deck file; null for a deck of one's own words. */
  readonly id: string | null;
  readonly title: string;
  /** What the three features of its cells are. */
  readonly grammar: Grammar;
  /** The distinct printed forms; a card is an index into them. */
  readonly forms: readonly string[];
  /** Readings of each form. */
  readonly readings: readonly (readonly Cell[])[];
  /** The cards that can be read as each cell: one in a built-in deck, none or several in a deck of one's own words. */
  readonly at: Readonly<Record<Cell, readonly Card[]>>;
  /** Every card of the deck, in the order of the cells, the joker last. */
  readonly cards: readonly Card[];
}

type DeckOptions = Pick<Options, 'deck' | 'plain' | 'joker'>;

const shipped = new Map<string, Deck>();
const own = new WeakMap<object, Map<string, Deck>>();

/**
 * The deck of a table's options.
 *
 * @throws RangeError if they hold a deck that was not checked when the options were read.
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
    if (isOwnDeck(deck)) return makeOwn(deck, options);
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
  const { id, title } = paradigm;
  return built(
    { id, title, grammar: 'noun', forms, readings, cards: CELLS.map((cell) => of[cell]) },
    options,
  );
}

function makeOwn(given: OwnDeck, options: DeckOptions): Deck {
  const read = readOwnDeck(given);
  if (!read.ok) throw new RangeError('a deck of own words that was not checked');
  const { title, forms } = options.plain ? withoutMacrons(read.value) : read.value;
  const cards = CELLS.flatMap((cell) =>
    forms.flatMap(([, ...readings], card) => (readings.includes(cell) ? [card] : [])),
  );
  const copies = Math.ceil(FEWEST_CARDS / cards.length);
  return built(
    {
      id: null,
      title,
      grammar: grammarOf(read.value),
      forms: forms.map(([form]) => form),
      readings: forms.map(([, ...readings]) => readings),
      cards: Array.from({ length: copies }, () => cards).flat(),
    },
    options,
  );
}

/** Forms that differ only in a macron become one, with the readings of both. */
function withoutMacrons(deck: OwnDeck): OwnDeck {
  const { title, forms } = deck;
  return ownDeck(
    plainForm(title),
    forms.flatMap(([form, ...readings]) =>
      readings.map((cell) => [plainForm(form), cell] as const),
    ),
    grammarOf(deck),
  );
}

function built(deck: Omit<Deck, 'at'>, { joker }: DeckOptions): Deck {
  const at = byCell((cell) =>
    deck.readings.flatMap((readings, card) => (readings.includes(cell) ? [card] : [])),
  );
  return { ...deck, at, cards: joker ? [...deck.cards, JOKER] : deck.cards };
}

/** The cells that a card can be read as; none for the joker. */
export function readingsOf(deck: Deck, card: Card): readonly Cell[] {
  return card === JOKER ? [] : defined(deck.readings[card], 'a card of the deck');
}

/** The printed form of a card; empty for the joker. */
export function formOf(deck: Deck, card: Card): string {
  return card === JOKER ? '' : defined(deck.forms[card], 'a card of the deck');
}

/** The cells that have a form in this deck. */
export function cellsOf({ at }: Deck): readonly Cell[] {
  return CELLS.filter((cell) => at[cell].length > 0);
}

/** The cases, numbers and genders that have a form in this deck; of verbs the tenses and persons whose places they take. */
export function featuresOf(deck: Deck): ReturnType<typeof featuresIn> {
  return featuresIn(cellsOf(deck));
}

/** The printed forms of a cell; none where the deck has none. */
export function formsAt(deck: Deck, cell: Cell): readonly string[] {
  return deck.at[cell].map((card) => formOf(deck, card));
}
