import { accepted, type Result } from '@lusoria/core';
import { readDeck } from './deck/file.ts';
import type { DeckProblem } from './deck/problem.ts';
import type { Deck } from './deck/types.ts';
import { deckNamed } from './decks/index.ts';
import type { Options } from './types.ts';

/** Number of decks remembered by their text: a class plays with one, and reading it takes longer than all else. */
const REMEMBERED = 16;

const byFile = new WeakMap<object, Deck>();
/** The latest last. */
const byText = new Map<string, Deck>();

/** Reads a deck file as `readDeck` does; the same contents give the same deck, as long as they are remembered. */
export function ownDeck(file: object): Result<Deck, DeckProblem> {
  const known = byFile.get(file);
  if (known) return accepted(known);
  const text = JSON.stringify(file);
  const same = byText.get(text);
  const read = same ? accepted(same) : readDeck(file);
  if (!read.ok) return read;
  byFile.set(file, read.value);
  byText.delete(text);
  byText.set(text, read.value);
  for (const oldest of byText.keys()) if (byText.size > REMEMBERED) byText.delete(oldest);
  return read;
}

/**
 * The deck of a table.
 *
 * @throws RangeError if the options hold a deck file that was not checked when they were read.
 */
export function deckOf({ deck }: Pick<Options, 'deck'>): Deck {
  if (typeof deck === 'string') return deckNamed(deck);
  const read = ownDeck(deck);
  if (!read.ok) throw new RangeError(`a deck file that was not checked: ${read.rejection.code}`);
  return read.value;
}
