import { type Board, setLayout } from './board.ts';
import { countOf, type Layout, NULL_KIND, pointsIn } from './layout.ts';
import type { Node } from './position.ts';

/** A position with open cards as bitboards, for search. Nothing of it is checked. */
export interface BitPosition {
  readonly layout: Layout;
  /** The remaining hands, the declarer's first. */
  readonly hands: Int32Array;
  /** The player to move, counted from the declarer. */
  readonly seat: number;
  /** The cards on the table, at most two. */
  readonly trick: readonly number[];
}

/** Puts a position on the board. */
export function loadBits(board: Board, { layout, hands, seat, trick }: BitPosition): Node {
  setLayout(board, layout);
  board.hands.set(hands);
  let all = hands[0]! | hands[1]! | hands[2]!;
  for (const card of trick) all |= 1 << card;
  return {
    seat,
    trick,
    rest: layout.kind === NULL_KIND ? 1 : pointsIn(all, layout),
    tricks: Math.ceil(countOf(all) / 3),
  };
}

/**
 * The next lower card of the hand when playing it is equivalent; -1 when it is not: no other card
 * lies between them, and they have the same card points.
 */
export function equivalentBelow(board: Board, { seat, trick }: Node, card: number): number {
  const suit = board.follow[card]!;
  const lower = board.hands[seat]! & suit & ((1 << card) - 1);
  if (lower === 0) return -1;
  const other = 31 - Math.clz32(lower);
  if (board.points[other] !== board.points[card]) return -1;
  let between = 0;
  for (let i = 0; i < 3; i += 1) if (i !== seat) between |= board.hands[i]!;
  for (const played of trick) between |= 1 << played;
  return (between & suit & ((1 << card) - (2 << other))) === 0 ? other : -1;
}
