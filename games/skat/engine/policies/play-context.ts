import type { Layout } from '../solver/index.ts';

/**
 * The public context in which a card is played. Players are numbered from the declarer, 0, in the order
 * of play; what concerns players is by that number.
 */
export interface PlayContext {
  readonly layout: Layout;
  /** The player to move. */
  readonly player: number;
  readonly trick: number;
  /** The number of cards on the table, and their card points. */
  readonly onTable: number;
  readonly points: number;
  /** The card that was led, and the card that takes the trick so far; -1 for the leader. */
  readonly led: number;
  readonly best: number;
  /** The player of the best card. */
  readonly holder: number;
  /** The cards played before. */
  readonly gone: number;
  /** The suits that each has led, as masks. */
  readonly ledSuits: ByPlayer;
  /** The suits that each has shown not to have. */
  readonly voids: ByPlayer;
}

type ByPlayer = readonly [number, number, number];

/** The context of the first card. */
export function openingContext(layout: Layout, player: number): PlayContext {
  return {
    layout,
    player,
    trick: 0,
    onTable: 0,
    points: 0,
    led: -1,
    best: -1,
    holder: -1,
    gone: 0,
    ledSuits: [0, 0, 0],
    voids: [0, 0, 0],
  };
}

function withSuit([a, b, c]: ByPlayer, player: number, suit: number): ByPlayer {
  return [player === 0 ? a | suit : a, player === 1 ? b | suit : b, player === 2 ? c | suit : c];
}

/** The context after a card has been played. */
export function nextContext(context: PlayContext, card: number): PlayContext {
  const { layout, player, led, best, onTable } = context;
  const wins = best < 0 || ((layout.beats[best]! >>> card) & 1) === 1;
  const holder = wins ? player : context.holder;
  const suit = layout.follow[led < 0 ? card : led]!;
  const isFollowing = ((suit >>> card) & 1) === 1;
  const known = {
    layout,
    gone: context.gone | (1 << card),
    ledSuits: led < 0 ? withSuit(context.ledSuits, player, suit) : context.ledSuits,
    voids: isFollowing ? context.voids : withSuit(context.voids, player, suit),
  };
  if (onTable === 2) {
    const next = { player: holder, trick: context.trick + 1, onTable: 0, points: 0 };
    return { ...known, ...next, led: -1, best: -1, holder: -1 };
  }
  return {
    ...known,
    player: (player + 1) % 3,
    trick: context.trick,
    onTable: onTable + 1,
    points: context.points + layout.points[card]!,
    led: led < 0 ? card : led,
    best: wins ? card : best,
    holder,
  };
}
