import { type Card, kindOf, type Order, partsOf, strengthOf, type Suit, SUITS } from './cards.ts';

const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';

function arrangements(suits: readonly Suit[]): readonly (readonly Suit[])[] {
  if (suits.length < 2) return [suits];
  return suits.flatMap((first) =>
    arrangements(suits.filter((suit) => suit !== first)).map((rest) => [first, ...rest]),
  );
}

/** How often two neighbours are both red or both black. */
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

/**
 * A hand as one holds it: trumps on the left, then suit by suit, each from its highest card. As
 * long as no game is known jacks are the trumps; in null there are none.
 */
export function sortHand(cards: readonly Card[], order: Order | null): readonly Card[] {
  const game = order ?? 'grand';
  const kinds = SUITS.map((suit) => ({
    suit,
    cards: cards.filter((card) => kindOf(card, game) === suit),
  })).filter((kind) => kind.cards.length > 0);
  const trumps = cards.filter((card) => kindOf(card, game) === 'trump');
  const last = trumps.findLast((card) => partsOf(card).rank !== 'J');
  const suits = alternating(
    kinds.map((kind) => kind.suit),
    last === undefined ? null : partsOf(last).suit,
  );
  const down = (some: readonly Card[]) =>
    some.toSorted((a, b) => strengthOf(b, game) - strengthOf(a, game));
  return [
    ...down(trumps),
    ...suits.flatMap((suit) => down(kinds.find((kind) => kind.suit === suit)?.cards ?? [])),
  ];
}
