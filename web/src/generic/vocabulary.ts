import { type Hand, seatFields, type Vocabulary, type WordedValue } from '@lusoria/core';
import type { Names } from '@lusoria/web-kit/names.ts';
import type { PageGame } from '../games.ts';

/** The words for views of a game at a table with these names. */
export function vocabularyOf({ messages, facts }: PageGame, names: Names): Vocabulary {
  return {
    field: (name) => messages.get().field(name),
    value: (field, value) => messages.get().value?.(field, value) ?? null,
    seat: (seat) => names.seat(seat) || String(seat + 1),
    bySeat: seatFields(facts),
  };
}

/** Something in a hand, worded. */
export function wordedAs(
  { messages }: PageGame,
  hand: Hand | null,
  value: string | number,
): WordedValue {
  return (hand && messages.get().value?.(hand.field, value)) ?? { text: String(value) };
}
