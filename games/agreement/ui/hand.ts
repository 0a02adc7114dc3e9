import { type Card, JOKER } from '@lusoria/agreement';

/** A card in the hand; `key` tells apart cards that look the same. */
export interface Held {
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

/** How a hand lies in a space: how many in a row, and how far apart the cards are (px). */
export interface Spread {
  readonly perRow: number;
  readonly step: number;
}

/** What must stay visible of a card that another overlaps, in px. */
const LEAST_STEP = 46;

/** Side by side when there is room, then overlapping, and in two rows before a card gets too narrow. */
export function spread(count: number, width: number, card: number): Spread {
  for (const rows of [1, 2, 3]) {
    const perRow = Math.max(1, Math.ceil(count / rows));
    const step = perRow === 1 ? card : Math.min(card + 8, (width - card) / (perRow - 1));
    if (step >= LEAST_STEP || rows === 3) return { perRow, step };
  }
  return { perRow: count, step: LEAST_STEP };
}
