import { type Deck, deckFile, nameIn, readDeckText } from '@lusoria/classification';
import type { KeptDeck } from '@lusoria/core';
import { keptDecks } from '@lusoria/web-kit/deck/kept-decks.ts';
import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';

/** The same cards, whatever they are called. */
function cardsOf(deck: Deck): string {
  return JSON.stringify({ ...deckFile(deck), title: '' });
}

/** The decks of one's own on this device, as the text of their files. */
export const ownDecks = keptDecks<Deck>({
  key: 'lusoria.classification.decks',
  most: 12,
  read(stored) {
    const read = typeof stored === 'string' ? readDeckText(stored, '') : null;
    return read?.ok ? read.value : null;
  },
  write: (deck) => JSON.stringify(deckFile(deck)),
  isSame: (a, b) => cardsOf(a) === cardsOf(b),
});

/** A deck under another name, in every language. */
export function named(deck: Deck, name: string): Deck {
  return { ...deck, title: { de: name, la: name, en: name } };
}

/** The same as offers of a table. */
export function offered(): readonly KeptDeck[] {
  return ownDecks.all(localStorage).map((deck) => ({
    title: [nameIn(deck.title, prefs.language)],
    options: { deck: deckFile(deck) },
  }));
}
