import { type Layout, SUIT_KIND } from './layout.ts';

/** Moves that one choice can have at most, rounded up. */
const SLOTS = 16;
const MOST_TRICKS = 10;
/** More than any card points: where a minimum starts. */
export const BEYOND = 121;

/**
 * The state that the parts of a search share: the layout of the game, and the position. The declarer is
 * seat 0 here, and seats play in the order 0, 1, 2. Masks stay in typed arrays and never travel as
 * arguments: engines with 31-bit small integers would allocate each of them.
 */
export interface Board {
  /** The hands by seat. */
  readonly hands: Int32Array;
  readonly points: Int32Array;
  readonly follow: Int32Array;
  readonly beats: Int32Array;
  /** The ordered moves of a choice from `moveSlot(tricks, place)` on; the lowest five bits are the card. */
  readonly moves: Int32Array;
  /** `SUIT_KIND`, `GRAND_KIND` or `NULL_KIND`. */
  kind: number;
  lowestTrump: number;
  /** Two numbers: the tricks searched so far, and at which of them to pause. */
  readonly work: Float64Array;
  /** Called then; it may throw to end the search. */
  pause: () => void;
}

export function createBoard(): Board {
  return {
    hands: new Int32Array(3),
    points: new Int32Array(32),
    follow: new Int32Array(32),
    beats: new Int32Array(32),
    moves: new Int32Array((MOST_TRICKS + 1) * 3 * SLOTS),
    kind: SUIT_KIND,
    lowestTrump: 0,
    work: Float64Array.of(0, Infinity),
    pause: () => undefined,
  };
}

/** Sets up the board for a game. */
export function setLayout(
  board: Board,
  { points, follow, beats, kind, lowestTrump }: Layout,
): void {
  board.points.set(points);
  board.follow.set(follow);
  board.beats.set(beats);
  board.kind = kind;
  board.lowestTrump = lowestTrump;
}

/** The first slot of the moves of a choice, by tricks left and cards on the table. */
export function moveSlot(tricks: number, place: number): number {
  return (tricks * 3 + place) * SLOTS;
}

/** Inserts a move among those from `from` to `end`, in descending order. */
export function insertMove(moves: Int32Array, from: number, end: number, move: number): void {
  let at = end;
  for (; at > from; at -= 1) {
    const before = moves[at - 1]!;
    if (before >= move) break;
    moves[at] = before;
  }
  moves[at] = move;
}
