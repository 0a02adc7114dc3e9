/** Clubs, spades, hearts, diamonds; acorns, leaves, hearts, bells. */
export const SUITS = ['C', 'S', 'H', 'D'] as const;
export type Suit = (typeof SUITS)[number];

/** From the lowest; `T` is ten. In the German pack `J` is the Unter, `Q` the Ober. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** A card of the French or the German pack: suit and rank, such as `HQ`. */
export type PlayingCard = `${Suit}${Rank}`;

/** The two packs: a matter of looks only, but cards are called after theirs. */
export type Pack = 'french' | 'german';

/** The pack from this rank on, suit by suit, from the lowest: 32 cards from `7`, 52 from `2`. */
export function packFrom(lowest: Rank): readonly PlayingCard[] {
  const ranks = RANKS.slice(RANKS.indexOf(lowest));
  return SUITS.flatMap((suit) => ranks.map((rank): PlayingCard => `${suit}${rank}`));
}

/** Suit and rank of a card. */
export function playingCardParts(card: PlayingCard): { readonly suit: Suit; readonly rank: Rank } {
  const suit = SUITS.find((one) => card.startsWith(one));
  const rank = RANKS.find((one) => card.endsWith(one));
  if (!suit || !rank) throw new RangeError(`no card ${card}`);
  return { suit, rank };
}
