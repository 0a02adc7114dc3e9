import { type OwnDeck, readOwnDeck } from '@lusoria/agreement';
import { keptDecks } from '@lusoria/web-kit/deck/kept-decks.ts';

/** The decks of own words on this device, one of each name. */
export const keptWords = keptDecks<OwnDeck>({
  key: 'lusoria.agreement.words',
  most: 40,
  read(stored) {
    const read = readOwnDeck(stored);
    return read.ok ? read.value : null;
  },
  write: (deck) => deck,
  isSame: (a, b) => a.title === b.title,
});
