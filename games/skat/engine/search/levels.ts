/** How much is looked at for a card. */
export interface Effort {
  /** Worlds that are dealt and weighed at most. */
  readonly dealt: number;
  /** Worlds that are solved. */
  readonly wanted: number;
  /** Deals that are tried for what to lay away; 0: what was learned decides. */
  readonly tried: number;
  /** How many times each card is played out in a world. */
  readonly playouts: number;
  /** With how many skats a hand is played out in the auction; 0: what was learned decides. */
  readonly trials: number;
}

/** How many times more worlds are looked at with so many cards in the hand: they are cheaper then. */
const TIMES = [8, 8, 8, 8, 8, 8, 8, 4, 2, 1.4, 1];

/** What playing has to be worth at least, by mood: what the others have bid. */
export type Nerve = readonly [quiet: number, low: number, high: number];

/** What a player of a level knows and does. */
export interface Level {
  /** Without a clock. */
  readonly fixed: Effort;
  /** With one: it stops when time is up. */
  readonly most: Effort;
  /** Whether more is looked at when fewer cards are left. */
  readonly grows: boolean;
  /** How far it bids; null: by rules of thumb. */
  readonly nerve: Nerve | null;
  /** Whether it draws conclusions from what was bid, declared, laid away and played. */
  readonly infers: boolean;
  /** Whether it remembers who did not follow. */
  readonly remembers: boolean;
}

/** What a level looks at with so many cards in the hand. */
export function effortOf({ fixed, most, grows }: Level, cards: number, hasClock: boolean): Effort {
  const effort = hasClock ? most : fixed;
  const times = grows ? (TIMES[cards] ?? 1) : 1;
  const playouts = Math.ceil(effort.playouts / times);
  return { ...effort, wanted: effort.wanted * times, playouts };
}

export const LEVELS = ['beginner', 'club', 'expert', 'full'] as const;
export type LevelName = (typeof LEVELS)[number];

/**
 * Passing leaves the game to somebody else, and that costs, too: more when a high bid says that they
 * will win it. Whoever has gone no further than 20 often has little and loses to a good hand.
 */
const NERVE: Nerve = [0, 5, -10];

/**
 * A beginner thinks of one layout of the cards, whatever has been played, and believes in it; who
 * knows more thinks of more, and of what speaks for which.
 */
export const LEVEL: Readonly<Record<LevelName, Level>> = {
  beginner: {
    fixed: { dealt: 1, wanted: 1, tried: 0, playouts: 0, trials: 0 },
    most: { dealt: 1, wanted: 1, tried: 0, playouts: 0, trials: 0 },
    grows: false,
    nerve: null,
    infers: false,
    remembers: false,
  },
  club: {
    fixed: { dealt: 6, wanted: 6, tried: 0, playouts: 0, trials: 0 },
    most: { dealt: 6, wanted: 6, tried: 0, playouts: 0, trials: 0 },
    grows: false,
    nerve: null,
    infers: false,
    remembers: true,
  },
  expert: {
    fixed: { dealt: 1500, wanted: 10, tried: 0, playouts: 0, trials: 0 },
    most: { dealt: 2500, wanted: 30, tried: 0, playouts: 0, trials: 0 },
    grows: true,
    nerve: NERVE,
    infers: true,
    remembers: true,
  },
  full: {
    fixed: { dealt: 10_000, wanted: 80, tried: 16, playouts: 4, trials: 32 },
    most: { dealt: 20_000, wanted: 250, tried: 80, playouts: 4, trials: 32 },
    grows: true,
    nerve: NERVE,
    infers: true,
    remembers: true,
  },
};
