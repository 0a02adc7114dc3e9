import { type Deck, type DeckProblem, readDeckText } from '@lusoria/classification';
import type { Result } from '@lusoria/core';

/**
 * Reads a deck from a file that somebody has chosen.
 *
 * @param alike whether cards of a table may agree in everything
 */
export async function deckFromFile(file: File, alike: boolean): Promise<Result<Deck, DeckProblem>> {
  return readDeckText(await file.text(), file.name, { alike });
}
