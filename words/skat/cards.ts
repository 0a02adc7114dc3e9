import type { Card, Rank, Suit } from '@lusoria/skat';
import { listed } from '../agreement/grammar.ts';
import type { SkatWho } from './types.ts';

// Repeated from the game, of which the page loads nothing only to word something.
const SUITS: readonly Suit[] = ['C', 'S', 'H', 'D'];
const RANKS: readonly Rank[] = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7'];

/** The signs of the French suits. */
export const SIGNS: Readonly<Record<Suit, string>> = { C: '♣', S: '♠', H: '♥', D: '♦' };

/** As the German pack is printed, whatever the language. */
export const GERMAN_INDEX: Readonly<Record<Rank, string>> = {
  A: 'A',
  K: 'K',
  Q: 'O',
  J: 'U',
  T: '10',
  '9': '9',
  '8': '8',
  '7': '7',
};

/**
 * A card's suit and rank.
 *
 * @throws RangeError when the type system was cheated and the argument is no card.
 */
export function partsOf(card: Card): { readonly suit: Suit; readonly rank: Rank } {
  const suit = SUITS.find((each) => card.startsWith(each));
  const rank = RANKS.find((each) => card.endsWith(each));
  if (!suit || !rank) throw new RangeError(`no card: ${card}`);
  return { suit, rank };
}

/** The cards of a list that may be hidden; null when one of them is, or there are none. */
export function seen(cards: readonly (Card | null)[]): readonly Card[] | null {
  const known = cards.filter((card) => card !== null);
  return known.length > 0 && known.length === cards.length ? known : null;
}

/** "Anna and Bert": several seats in the middle of a sentence, the reader called `you`. */
export function namesOf(
  seats: readonly number[],
  who: Pick<SkatWho, 'name' | 'you'>,
  you: string,
  joining: string,
): string {
  return listed(
    seats.map((seat) => (seat === who.you ? you : who.name(seat))),
    joining,
  );
}

/** A signed number with a true minus; zero has no sign. */
export function signed(n: number): string {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
}
