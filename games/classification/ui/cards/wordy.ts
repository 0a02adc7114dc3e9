import type { Deck } from '@lusoria/classification';

/** Whether a deck's cards show the attributes for classification only in words, or not at all. */
export function isWordy(deck: Deck): boolean {
  const kind = deck.cards[0]?.picture.kind;
  return kind === 'text' || kind === 'element';
}
