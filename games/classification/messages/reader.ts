import type { Reader } from '@lusoria/core';
import type { Part } from '@lusoria/i18n';

/** Addressee of a text at the table, with the names of the others and of the cards. */
export interface TableReader extends Reader {
  card(card: number): Part;
}

/** Suffix of a message's key: `-you` if it addresses the reader about their own seat. */
export function suffixFor(seat: number, { you }: Pick<Reader, 'you'>): '-you' | '' {
  return seat === you ? '-you' : '';
}
