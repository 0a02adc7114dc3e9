import { type OwnDeck, readOwnDeck } from '@lusoria/agreement';
import * as v from 'valibot';

/** Maximum number of decks stored on this device, the last one first. */
export const MOST_KEPT = 40;

const KEY = 'lusoria.agreement.words';
const stored = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/** Storage of decks: that of a browser, or a substitute. */
export type DeckStore = Pick<Storage, 'getItem' | 'setItem'>;

/** The stored decks of own words; unreadable ones are skipped. */
export function keptDecks(store: DeckStore): readonly OwnDeck[] {
  try {
    const found = v.safeParse(stored, store.getItem(KEY));
    if (!found.success) return [];
    return found.output.flatMap((one) => {
      const read = readOwnDeck(one);
      return read.ok ? [read.value] : [];
    });
  } catch {
    return []; // storage may be disabled; then nothing is stored
  }
}

/** Stores a deck, in place of one of the same name; returns all stored ones, without it where nothing can be stored. */
export function withDeck(store: DeckStore, deck: OwnDeck): readonly OwnDeck[] {
  return keep(store, [deck, ...keptDecks(store).filter(({ title }) => title !== deck.title)]);
}

/** Removes a stored deck. */
export function withoutDeck(store: DeckStore, title: string): readonly OwnDeck[] {
  return keep(
    store,
    keptDecks(store).filter((one) => one.title !== title),
  );
}

function keep(store: DeckStore, decks: readonly OwnDeck[]): readonly OwnDeck[] {
  try {
    store.setItem(KEY, JSON.stringify(decks.slice(0, MOST_KEPT)));
  } catch {
    // as above, or it is full; the deck can be used all the same
  }
  return keptDecks(store);
}
