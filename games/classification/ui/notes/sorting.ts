import type { Deck } from '@lusoria/classification';
import { defined } from '@lusoria/core';

/** The order of a hand: the owner's own, or by an attribute (its key). */
export type SortBy = 'own' | { readonly attribute: string };

/** A hand in a custom order: cards not in it yet come last, in order of arrival. */
function owned(hand: readonly number[], own: readonly number[]): readonly number[] {
  const placed = own.filter((card) => hand.includes(card));
  return [...placed, ...hand.filter((card) => !placed.includes(card))];
}

/**
 * Cards sorted by an attribute; those with the same value by the other attributes, in the order of
 * the deck.
 */
export function sortedBy(
  deck: Deck,
  cards: readonly number[],
  attribute: string,
): readonly number[] {
  const first = deck.attributes.findIndex(({ key }) => key === attribute);
  const order = [first, ...[...deck.attributes.keys()].filter((at) => at !== first)];
  const valueOf = (card: number, at: number) => defined(defined(deck.cards[card]).values[at]);
  return cards.toSorted((a, b) => {
    const at = order.find((one) => valueOf(a, one) !== valueOf(b, one));
    return at === undefined ? a - b : valueOf(a, at) - valueOf(b, at);
  });
}

/** A hand in its display order. */
export function laidOut(
  deck: Deck,
  hand: readonly number[],
  by: SortBy,
  own: readonly number[],
): readonly number[] {
  return by === 'own' ? owned(hand, own) : sortedBy(deck, hand, by.attribute);
}

/** Moves the selected cards by one place, each past a card that is not selected. */
export function shifted(
  order: readonly number[],
  chosen: readonly number[],
  by: -1 | 1,
): readonly number[] {
  const next = [...order];
  const places = [...next.keys()];
  for (const at of by < 0 ? places : places.toReversed()) {
    const card = next[at];
    const other = next[at + by];
    if (card === undefined || other === undefined) continue;
    if (!chosen.includes(card) || chosen.includes(other)) continue;
    next[at] = other;
    next[at + by] = card;
  }
  return next;
}

/** Layout of cards in a row: width and distance; never closer than a fingertip. */
export interface Layout {
  readonly card: number;
  readonly step: number;
  readonly perRow: number;
}

const FINGER = 45;

/** Lays out this many cards in rows of this width. */
export function rowsOf(count: number, width: number, largest: number): Layout {
  const fits = (card: number) => Math.max(1, 1 + Math.floor((width - card) / FINGER));
  const rows = Math.max(1, Math.ceil(count / fits(largest)));
  const perRow = Math.max(1, Math.ceil(count / rows));
  const card = rows > 2 ? Math.min(largest, 54) : largest;
  const step = perRow < 2 ? card : Math.min(card + 6, (width - card) / (perRow - 1));
  return { card, step, perRow };
}
