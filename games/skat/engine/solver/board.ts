import type { Layout } from './layout.ts';

/** Moves that one choice can have at most, rounded up. */
export const SLOTS = 16;
const MOST_TRICKS = 10;

/**
 * What the parts of a search share: the cards of a game, and the position that is being looked at.
 * The declarer is seat 0 here, and seats play in the order 0, 1, 2. Masks stay in typed arrays and
 * never travel as arguments: engines with 31-bit small integers would allocate each of them.
 */
export interface Board {
  /** The hands by seat. */
  readonly hands: Int32Array;
  readonly points: Int32Array;
  readonly follow: Int32Array;
  readonly beats: Int32Array;
  /** The ordered moves of a choice from `slot(tricks, place)` on; the lowest five bits are the card. */
  readonly moves: Int32Array;
  /** 0 in a suit game, 1 in grand, 2 in null. */
  kind: number;
  /** The lowest trump. */
  floor: number;
  /** Two numbers: the tricks that searches have looked at so far, and at which of them to pause. */
  readonly work: Float64Array;
  /** What is done then; it may throw to end the search. */
  pause: () => void;
}

export function createBoard(): Board {
  return {
    hands: new Int32Array(3),
    points: new Int32Array(32),
    follow: new Int32Array(32),
    beats: new Int32Array(32),
    moves: new Int32Array((MOST_TRICKS + 1) * 3 * SLOTS),
    kind: 0,
    floor: 0,
    work: Float64Array.of(0, Infinity),
    pause: () => undefined,
  };
}

/** Makes a game the one that is searched. */
export function choose(board: Board, { points, follow, beats, kind, floor }: Layout): void {
  board.points.set(points);
  board.follow.set(follow);
  board.beats.set(beats);
  board.kind = kind;
  board.floor = floor;
}

/** Where the moves of a choice begin, with so many tricks left and so many cards on the table. */
export function slot(tricks: number, place: number): number {
  return (tricks * 3 + place) * SLOTS;
}

/** Puts a move in its place among those from `from` to `end`: the highest number comes first. */
export function insert(moves: Int32Array, from: number, end: number, move: number): void {
  let at = end;
  for (; at > from; at -= 1) {
    const before = moves[at - 1] ?? 0;
    if (before >= move) break;
    moves[at] = before;
  }
  moves[at] = move;
}
