import { type Deck, deckFile, readDeckText } from '@lusoria/classification';
import * as v from 'valibot';

/** Own decks on this device, the last one first. */
export const MOST_KEPT = 12;

const KEY = 'lusoria.classification.decks';
const stored = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Where decks are kept: the storage of a browser, or what stands for it. */
export type DeckStore = Pick<Storage, 'getItem' | 'setItem'>;

function same(a: Deck, b: Deck): boolean {
  return (
    JSON.stringify({ ...deckFile(a), title: '' }) === JSON.stringify({ ...deckFile(b), title: '' })
  );
}

/** The decks that are kept; what cannot be read is left out. */
export function keptDecks(store: DeckStore): readonly Deck[] {
  try {
    const found = v.safeParse(stored, store.getItem(KEY));
    if (!found.success) return [];
    return found.output.flatMap((text) => {
      const read = readDeckText(text, '');
      return read.ok ? [read.value] : [];
    });
  } catch {
    return []; // storage may be switched off; then nothing is kept
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

/** Keeps a deck, in the place of the same one under another name. */
export function withDeck(store: DeckStore, deck: Deck): readonly Deck[] {
  return keep(store, [deck, ...keptDecks(store).filter((one) => !same(one, deck))]);
}

/** Keeps a deck no longer. */
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
