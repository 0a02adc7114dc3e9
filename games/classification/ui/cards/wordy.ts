import type { Deck } from '@lusoria/classification';

/** Whether a deck's cards show the attributes for classification only in words, or not at all. */
export function isWordy(deck: Deck): boolean {
  const kind = deck.cards[0]?.picture.kind;
  return kind === 'text' || kind === 'element';
}

/** Whether a deck's cards are nothing but words, which need a certain size. */
export function isText(deck: Deck): boolean {
  return deck.cards[0]?.picture.kind === 'text';
}
