import { defined } from '@lusoria/core';
import type { Cell } from '@lusoria/latin';
import type { Card, Deck } from '../rules/deck.ts';
import type { Event } from '../rules/types.ts';

/** A deal that was prepared by hand, by cells. */
export interface Deal {
  readonly start: Cell;
  readonly hands: readonly (readonly Cell[])[];
  /** The cards that are drawn first, in this order. */
  readonly drawn: readonly Cell[];
}

export function dealt(deck: Deck, deal: Deal): Event {
  const cardOf = (cell: Cell): Card => defined(deck.at[cell][0], 'a form of this cell');
  const hands = deal.hands.map((cells) => cells.map(cardOf));
  const start = cardOf(deal.start);
  const drawn = deal.drawn.map(cardOf);
  const rest = [...deck.cards];
  for (const card of [...hands.flat(), start, ...drawn]) {
    const at = rest.indexOf(card);
    if (at < 0) throw new RangeError(`the deck has no further card ${card}`);
    rest.splice(at, 1);
  }
  // The top of the stock is its end.
  return { type: 'dealt', hands, start, stock: [...rest, ...drawn.toReversed()] };
}
