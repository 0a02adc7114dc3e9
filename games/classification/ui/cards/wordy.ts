import type { Deck } from '@lusoria/classification';

/** True for a deck whose cards say in words, or not at all, what they can be classified by. */
export function isWordy(deck: Deck): boolean {
  const kind = deck.cards[0]?.picture.kind;
  return kind === 'text' || kind === 'element';
}
