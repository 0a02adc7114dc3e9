import type { Deck } from '@lusoria/classification';
import type { Language } from '@lusoria/i18n';
import type { Names } from '@lusoria/web-kit/names.ts';
import { cardPart } from '../messages/cards.ts';
import type { TableReader } from '../messages/reader.ts';

/** Addressee of a table's sentences, with the names of seats and cards. */
export function readerOf(
  deck: Deck,
  names: Names,
  you: number | null,
  language: Language,
): TableReader {
  return {
    you,
    name: (seat) => names.seat(seat),
    card: (card) => cardPart(deck, card, language),
  };
}
