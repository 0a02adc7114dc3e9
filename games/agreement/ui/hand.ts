import { type Card, JOKER } from '@lusoria/agreement';
import type { HandItem } from '@lusoria/web-kit/table/hand-item.ts';

/** A card in the hand as the board shows it. */
export interface HandCard extends HandItem {
  readonly key: string;
  readonly card: Card;
}

/** A card in the hand; `key` tells apart cards that look the same. */
interface Held {
  readonly key: string;
  readonly card: Card;
}

/** The hand in the order of the form table, jokers last. */
export function sorted(hand: readonly Card[]): readonly Held[] {
  const order = (card: Card) => (card === JOKER ? Number.POSITIVE_INFINITY : card);
  const cards = hand.toSorted((a, b) => order(a) - order(b));
  return cards.map((card, i) => ({
    card,
    key: `${card}.${cards.slice(0, i).filter((other) => other === card).length}`,
  }));
}
