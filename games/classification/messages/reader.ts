import type { Reader } from '@lusoria/core';
import type { Part } from '@lusoria/i18n';

/** Whom a text at the table speaks to, and what the others and the cards are called. */
export interface TableReader extends Reader {
  card(card: number): Part;
}

/** The end of a message's key: `-you` where it speaks to the reader about their own seat. */
export function suffixFor(seat: number, { you }: Pick<Reader, 'you'>): '-you' | '' {
  return seat === you ? '-you' : '';
}
