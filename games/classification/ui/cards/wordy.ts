import type { Deck } from '@lusoria/classification';

/** Whether a deck's cards show the attributes for classification only in words, or not at all. */
export function isWordy(deck: Deck): boolean {
  return isText(deck) || deck.cards[0]?.picture.kind === 'element';
}

/** Whether a deck's cards are words, which need a certain size; photos may stand above them. */
export function isText(deck: Deck): boolean {
  const kind = deck.cards[0]?.picture.kind;
  return kind === 'text' || kind === 'photo';
}
