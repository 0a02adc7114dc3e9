import type { KeptDeck } from '@lusoria/core';
import { late } from '@lusoria/web-kit/page/late.ts';
import { allManifests, type Manifest } from '../games.ts';

/** A deck of one's own that this device keeps, and its game. */
export interface DeckOffer extends KeptDeck {
  readonly manifest: Manifest;
}

/** The decks that this device keeps, of all games. */
export async function keptDecks(): Promise<readonly DeckOffer[]> {
  const ofGames = (await allManifests()).map(async (manifest) => {
    const decks = manifest.keptDecks ? await late(manifest.keptDecks) : [];
    return decks.map((deck) => ({ manifest, ...deck }));
  });
  return (await Promise.all(ofGames)).flat();
}
