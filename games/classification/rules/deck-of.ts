import { readDeck } from './deck/file.ts';
import type { Deck } from './deck/types.ts';
import { deckNamed } from './decks/index.ts';
import type { Options } from './types.ts';

const own = new WeakMap<object, Deck>();

/**
 * The deck of a table.
 *
 * @throws RangeError if the options hold a deck file that was not checked when they were read.
 */
export function deckOf({ deck }: Pick<Options, 'deck'>): Deck {
  if (typeof deck === 'string') return deckNamed(deck);
  const known = own.get(deck);
  if (known) return known;
  const read = readDeck(deck);
  if (!read.ok) throw new RangeError(`a deck file that was not checked: ${read.rejection.code}`);
  own.set(deck, read.value);
  return read.value;
}
