import type { Card } from '@lusoria/skat';

/** A card in the own hand, as the table hands it over. */
export interface HandCard {
  readonly card: Card;
  /** The card's name. */
  readonly label: string;
  /** The letter or number in the corner. */
  readonly index: string;
  readonly playable: boolean;
  readonly chosen: boolean;
}

/** How a hand lies: how wide a card is, and how far the next one is from it (px). */
export interface Spread {
  readonly card: number;
  readonly step: number;
}

/** What must be seen of a card that another overlaps; a press needs 24 px. */
const STRIP = 26;
const LEAST_STRIP = 24;
const LEAST_CARD = 48;
/** How much of a card is seen, at most: a hand lies together even where there is room. */
const MOST_SEEN = 0.8;

/** One row that fits: cards as large as may be while enough of each can be seen. */
export function spread(count: number, width: number, largest: number): Spread {
  const gaps = Math.max(1, count - 1);
  const roomy = width - gaps * STRIP;
  const card = Math.max(LEAST_CARD, Math.min(largest, roomy));
  const step = Math.min(card * MOST_SEEN, (width - card) / gaps);
  return { card, step: Math.max(step, LEAST_STRIP) };
}
