import { type Deck, deckFile, readDeckText } from '@lusoria/classification';
import { keptDecks } from '@lusoria/web-kit/deck/kept-decks.ts';

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
