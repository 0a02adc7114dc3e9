/** Bounds of the believed win probability at the declaration; a class reaches from its bound to the next. */
export const BELIEVED = [0, 0.6, 0.75, 0.9] as const;
/** Bounds, in points, of what playing was believed to be worth before the skat; null: there is none. */
export const WORTH = [null, 10, 30, 60] as const;
/** Auction contexts, by the others' highest bid: none, up to 20, higher. */
export const AUCTIONS = ['none', 'low', 'high'] as const;
/** Tricks of a deal. */
export const TRICKS = 10;

/** The classes of contracts; `ouvert` is null with open cards. */
export const CONTRACTS = [
  'suit',
  'suit-hand',
  'grand',
  'grand-hand',
  'null',
  'null-hand',
  'ouvert',
  'ouvert-hand',
] as const;
export type ContractClass = (typeof CONTRACTS)[number];
