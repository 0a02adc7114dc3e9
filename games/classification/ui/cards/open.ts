import {
  checkDeckText,
  type Deck,
  decodeDeckFile,
  type DeckProblem,
} from '@lusoria/classification';
import type { Result } from '@lusoria/core';

/**
 * Reads a deck from a file that the user has chosen.
 *
 * @param alike whether cards of a table may agree in everything
 * @returns the deck, or all problems with the file
 */
export async function deckFromFile(
  file: File,
  alike: boolean,
): Promise<Result<Deck, readonly DeckProblem[]>> {
  const text = decodeDeckFile(new Uint8Array(await file.arrayBuffer()));
  return checkDeckText(text, file.name, { alike });
}
