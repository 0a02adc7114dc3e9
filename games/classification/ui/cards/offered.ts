import {
  DECK_IDS,
  deckFile,
  deckNamed,
  deckOf,
  nameIn,
  optionsSchema,
} from '@lusoria/classification';
import { decode, type KeptDeck } from '@lusoria/core';
import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';
import { late } from '@lusoria/web-kit/page/late.ts';
import { ownDecks } from './kept.ts';

/** The decks of one's own on this device as offers of a table. */
export function offered(): readonly KeptDeck[] {
  return ownDecks.all(localStorage).map((deck) => ({
    title: [nameIn(deck.title, prefs.language)],
    options: { deck: deckFile(deck) },
  }));
}

/** Keeps the deck of the options of a table. */
export async function keep(options: unknown): Promise<void> {
  const deck = deckOf(decode(optionsSchema, options));
  if (!DECK_IDS.some((id) => deckNamed(id) === deck)) ownDecks.add(localStorage, deck);
}

/** Deletes them, and their photos. */
export async function forgetAll(): Promise<void> {
  ownDecks.clear(localStorage);
  const { keepOnly } = await late(async () => import('@lusoria/web-kit/photos/kept-photos.ts'));
  await keepOnly(new Set());
}
