import { defined } from '@lusoria/core';
import { type Card, kindOf, type Order, partsOf, strengthOf, type Suit, SUITS } from './cards.ts';

const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';

function arrangements(suits: readonly Suit[]): readonly (readonly Suit[])[] {
  if (suits.length < 2) return [suits];
  return suits.flatMap((first) =>
    arrangements(suits.filter((suit) => suit !== first)).map((rest) => [first, ...rest]),
  );
}

/** Number of neighbours that are both red or both black. */
function clashes(suits: readonly Suit[]): number {
  return suits.filter((suit, i) => {
    const left = suits[i - 1];
    return left !== undefined && isRed(left) === isRed(suit);
  }).length;
}

/** The suits so that colours take turns, as near as may be to their usual order. */
function alternating(suits: readonly Suit[], after: Suit | null): readonly Suit[] {
  const before = after === null ? [] : [after];
  let best = suits;
  for (const one of arrangements(suits)) {
    if (clashes([...before, ...one]) < clashes([...before, ...best])) best = one;
  }
  return best;
}

/** Arrangement of a hand. */
export interface Holding {
  /** Suits so that black and red take turns, or always in the order of their worth. */
  readonly suits: 'alternating' | 'ranked';
  /** From left to right. */
  readonly ranks: 'descending' | 'ascending';
  /** On which side of the suits the trumps are. */
  readonly trumps: 'left' | 'right';
}

const USUAL: Holding = { suits: 'alternating', ranks: 'descending', trumps: 'left' };

/**
 * A hand as one holds it: trumps on one side, then suit by suit. As long as no game is known jacks
 * are the trumps; in null there are none.
 */
export function sortHand(
  cards: readonly Card[],
  order: Order | null,
  holding: Holding = USUAL,
): readonly Card[] {
  const game = order ?? 'grand';
  const by = holding.ranks === 'descending' ? -1 : 1;
  const sorted = (some: readonly Card[]) =>
    some.toSorted((a, b) => by * (strengthOf(a, game) - strengthOf(b, game)));
  const trumps = sorted(cards.filter((card) => kindOf(card, game) === 'trump'));
  const suits = SUITS.map((suit) => ({
    suit,
    cards: sorted(cards.filter((card) => kindOf(card, game) === suit)),
  })).filter((kind) => kind.cards.length > 0);
  const names = suits.map(({ suit }) => suit);
  const trump = trumps.map((card) => partsOf(card)).find(({ rank }) => rank !== 'J')?.suit ?? null;
  const lying = holding.suits === 'ranked' ? names : alternating(names, trump);
  const groups = lying.map((suit) => defined(suits.find((kind) => kind.suit === suit)).cards);
  const left = [trumps, ...groups];
  return (holding.trumps === 'left' ? left : left.toReversed()).flat();
}
