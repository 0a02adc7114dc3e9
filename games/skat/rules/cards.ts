import { defined } from '@lusoria/core';

/** Clubs, spades, hearts, diamonds, from the highest jack to the lowest. */
export const SUITS = ['C', 'S', 'H', 'D'] as const;
export type Suit = (typeof SUITS)[number];

/** Ace, king, queen, jack, ten and so on; `T` is the ten. */
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7'] as const;
export type Rank = (typeof RANKS)[number];

/** A card as records write it: `CJ`, the jack of clubs. */
export type Card = `${Suit}${Rank}`;

/** All 32, suit by suit. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank) => `${suit}${rank}` as const),
);

/** Games: a suit's, grand or null. */
export const GAMES = ['clubs', 'spades', 'hearts', 'diamonds', 'grand', 'null'] as const;
export type GameName = (typeof GAMES)[number];

/** Order of the cards: which are trumps, and how they rank. In ramsch as in grand. */
export type Order = GameName | 'ramsch';

/** The trump suit of a game; null where only jacks, or no cards, are trumps. */
export const TRUMP_SUIT: Readonly<Record<Order, Suit | null>> = {
  clubs: 'C',
  spades: 'S',
  hearts: 'H',
  diamonds: 'D',
  grand: null,
  null: null,
  ramsch: null,
};

const known: ReadonlySet<string> = new Set(CARDS);

/** Whether a text names a card. */
export function isCard(text: string): text is Card {
  return known.has(text);
}

/** Card points. */
export const PIPS: Readonly<Record<Rank, number>> = {
  A: 11,
  K: 4,
  Q: 3,
  J: 2,
  T: 10,
  '9': 0,
  '8': 0,
  '7': 0,
};

interface Parts {
  readonly suit: Suit;
  readonly rank: Rank;
}

const parts: ReadonlyMap<Card, Parts> = new Map(
  SUITS.flatMap((suit) => RANKS.map((rank): [Card, Parts] => [`${suit}${rank}`, { suit, rank }])),
);

/** A card's suit and rank. */
export function partsOf(card: Card): Parts {
  return defined(parts.get(card), card);
}

/** Sum of the points of some cards. */
export function pipsOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + PIPS[partsOf(card).rank], 0);
}

/** Kind that must be followed: a suit, or trumps. */
export type Kind = Suit | 'trump';

const TRUMP_RANKS: readonly Rank[] = ['J', 'A', 'T', 'K', 'Q', '9', '8', '7'];
const NULL_RANKS: readonly Rank[] = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7'];

/** A card's kind and its rank within it. */
interface Ranking {
  readonly kind: Kind;
  /** Higher beats lower within a kind. */
  readonly strength: number;
}

function rankingIn(order: Order, { suit, rank }: Parts): Ranking {
  if (order === 'null') return { kind: suit, strength: 8 - NULL_RANKS.indexOf(rank) };
  if (rank === 'J') return { kind: 'trump', strength: 20 - SUITS.indexOf(suit) };
  const strength = 8 - TRUMP_RANKS.indexOf(rank);
  return { kind: suit === TRUMP_SUIT[order] ? 'trump' : suit, strength };
}

const ORDERS = [...GAMES, 'ramsch'] as const;

const rankings: ReadonlyMap<Order, ReadonlyMap<Card, Ranking>> = new Map(
  ORDERS.map((order) => [
    order,
    new Map(CARDS.map((card) => [card, rankingIn(order, partsOf(card))])),
  ]),
);
function rankingOf(card: Card, order: Order): Ranking {
  return defined(rankings.get(order)?.get(card), card);
}

/** The suit a card belongs to in this game, or trumps. */
export function kindOf(card: Card, order: Order): Kind {
  return rankingOf(card, order).kind;
}

/** Rank of a card among those of its kind; of two the greater one wins. */
export function strengthOf(card: Card, order: Order): number {
  return rankingOf(card, order).strength;
}

/** The cards of a hand that may be played: those of the kind that was led, or any without one. */
export function playable(hand: readonly Card[], led: Card | null, order: Order): readonly Card[] {
  if (led === null) return hand;
  const kind = kindOf(led, order);
  const following = hand.filter((card) => kindOf(card, order) === kind);
  return following.length > 0 ? following : hand;
}

/** Which of the cards of a trick, in the order they were played, takes it (an index). */
export function winnerOf(trick: readonly Card[], order: Order): number {
  let best = 0;
  for (const [i, card] of trick.entries()) {
    const leading = trick[best];
    if (i > 0 && leading !== undefined && beats(card, leading, order)) best = i;
  }
  return best;
}

/** Whether a card played later beats one that leads so far. */
export function beats(card: Card, leading: Card, order: Order): boolean {
  const one = rankingOf(card, order);
  const other = rankingOf(leading, order);
  return one.kind === other.kind ? one.strength > other.strength : one.kind === 'trump';
}

/** The jacks from the highest and, in a suit game, the other trumps below them. */
export function trumpsInOrder(order: Order): readonly Card[] {
  return CARDS.filter((card) => kindOf(card, order) === 'trump').toSorted(
    (a, b) => strengthOf(b, order) - strengthOf(a, order),
  );
}
