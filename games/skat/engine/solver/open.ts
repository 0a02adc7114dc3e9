import { type Board, choose } from './board.ts';
import type { Layout } from './layout.ts';
import type { Root } from './position.ts';

/** A position with open cards as bits of a layout. Nothing of it is checked. */
export interface Open {
  readonly layout: Layout;
  /** What each still holds, the declarer first. */
  readonly hands: Int32Array;
  /** Who is to play, counted from the declarer. */
  readonly seat: number;
  /** The cards on the table, at most two. */
  readonly trick: readonly number[];
}

type Asked = Pick<Root, 'seat' | 'trick' | 'rest' | 'tricks'>;

/** Puts a position on the board. */
export function loadOpen(board: Board, { layout, hands, seat, trick }: Open): Asked {
  choose(board, layout);
  board.hands.set(hands);
  let rest = 0;
  let count = trick.length;
  for (const card of trick) rest += layout.points[card] ?? 0;
  for (const hand of hands) {
    for (let left = hand; left !== 0; left &= left - 1) {
      rest += layout.points[31 - Math.clz32(left & -left)] ?? 0;
      count += 1;
    }
  }
  return { seat, trick, rest: layout.kind === 2 ? 1 : rest, tricks: Math.ceil(count / 3) };
}

/** The cards that may be played. */
export function legalMask(board: Board, { seat, trick }: Open): number {
  const mine = board.hands[seat] ?? 0;
  const [led] = trick;
  const following = led === undefined ? 0 : mine & (board.follow[led] ?? 0);
  return following === 0 ? mine : following;
}

/** The next lower card of the hand when it comes to the same thing to play it; -1 when it does not. */
export function alikeBelow(board: Board, { seat, trick }: Open, card: number): number {
  const mine = board.hands[seat] ?? 0;
  const suit = board.follow[card] ?? 0;
  const lower = mine & suit & ((1 << card) - 1);
  if (lower === 0) return -1;
  const other = 31 - Math.clz32(lower);
  if (board.points[other] !== board.points[card]) return -1;
  let between = 0;
  for (let i = 0; i < 3; i += 1) if (i !== seat) between |= board.hands[i] ?? 0;
  for (const played of trick) between |= 1 << played;
  return (between & suit & ((1 << card) - (2 << other))) === 0 ? other : -1;
}
