import { isOwnDeck, optionsSchema, type OwnDeck, readOwnDeck } from '@lusoria/agreement';
import { decode, type KeptDeck } from '@lusoria/core';
import { la } from '@lusoria/i18n';
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

/** The same as offers of a table. */
export function offered(): readonly KeptDeck[] {
  return keptWords
    .all(localStorage)
    .map((deck) => ({ title: [la(deck.title)], options: { deck } }));
}

/** Keeps the deck of the options of a table. */
export async function keep(options: unknown): Promise<void> {
  const { deck } = decode(optionsSchema, options);
  if (typeof deck === 'object' && isOwnDeck(deck)) keptWords.add(localStorage, deck);
}

export async function forgetAll(): Promise<void> {
  keptWords.clear(localStorage);
}
