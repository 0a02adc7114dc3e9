import { type Deck, deckFile, readDeckText } from '@lusoria/classification';
import * as v from 'valibot';

/** Maximum number of custom decks stored on this device, the last one first. */
export const MOST_KEPT = 12;

const KEY = 'lusoria.classification.decks';
const stored = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Storage of decks: that of a browser, or a substitute. */
export type DeckStore = Pick<Storage, 'getItem' | 'setItem'>;

function same(a: Deck, b: Deck): boolean {
  return (
    JSON.stringify({ ...deckFile(a), title: '' }) === JSON.stringify({ ...deckFile(b), title: '' })
  );
}

/** The stored decks; unreadable ones are skipped. */
export function keptDecks(store: DeckStore): readonly Deck[] {
  try {
    const found = v.safeParse(stored, store.getItem(KEY));
    if (!found.success) return [];
    return found.output.flatMap((text) => {
      const read = readDeckText(text, '');
      return read.ok ? [read.value] : [];
    });
  } catch {
    return []; // storage may be disabled; then nothing is stored
  }
}

function keep(store: DeckStore, decks: readonly Deck[]): readonly Deck[] {
  const kept = decks.slice(0, MOST_KEPT);
  try {
    store.setItem(KEY, JSON.stringify(kept.map((deck) => JSON.stringify(deckFile(deck)))));
  } catch {
    // as above, or it is full; the deck can be used all the same
  }
  return kept;
}

/** Stores a deck, replacing the same one under another name. */
export function withDeck(store: DeckStore, deck: Deck): readonly Deck[] {
  return keep(store, [deck, ...keptDecks(store).filter((one) => !same(one, deck))]);
}

/** Removes a stored deck. */
export function withoutDeck(store: DeckStore, deck: Deck): readonly Deck[] {
  return keep(
    store,
    keptDecks(store).filter((one) => !same(one, deck)),
  );
}

/** A deck under another name, in every language. */
export function named(deck: Deck, name: string): Deck {
  return { ...deck, title: { de: name, la: name, en: name } };
}
