import type { Card, GameName } from '../../rules/cards.ts';
import { countOf, type Layout, layout, maskOf, NULL_KIND, pointsIn, SUIT_KIND } from './layout.ts';

/** Moves that one choice can have at most, rounded up. */
const SLOTS = 16;
const MAX_TRICKS = 10;
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
    moves: new Int32Array((MAX_TRICKS + 1) * 3 * SLOTS),
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

/** A deal with open cards, between two cards. */
export interface Position {
  readonly game: GameName;
  /** The remaining hands of the three seats, which play in the order 0, 1, 2. */
  readonly hands: readonly (readonly Card[])[];
  readonly declarer: number;
  /** The leader of the trick on the table, or of the next one. */
  readonly leader: number;
  /** The cards on the table in the order they were played, at most two. */
  readonly trick: readonly Card[];
  /** The declarer's card points so far, those of the skat included. Null does not read it. */
  readonly points: number;
}

/** A node of the search tree, besides the hands on the board. */
export interface Node {
  /** The player to move, counted from the declarer. */
  readonly seat: number;
  readonly trick: readonly number[];
  /** The tricks to come, the one on the table included. */
  readonly tricks: number;
  /** The card points of these tricks; in null 1, for the one trick that decides. */
  readonly rest: number;
}

/** The root of a search. */
export interface Root extends Node {
  readonly layout: Layout;
  readonly points: number;
}

/**
 * Puts a position on the board.
 *
 * @throws RangeError when a seat does not exist, a card is there twice, or the hands do not fit the
 *   cards on the table
 */
export function load(board: Board, position: Position): Root {
  const { game, hands, declarer, leader, trick, points } = position;
  const order = layout(game);
  if (hands.length !== 3 || trick.length > 2) throw new RangeError('three hands, two cards');
  for (const seat of [declarer, leader]) {
    if (![0, 1, 2].includes(seat)) throw new RangeError(`no seat ${seat}`);
  }
  const tricks = hands[leader]!.length + (trick.length > 0 ? 1 : 0);
  const cards = [...hands.flat(), ...trick];
  const all = maskOf(cards, order);
  if (tricks > 10 || countOf(all) !== cards.length) throw new RangeError('a card is there twice');
  setLayout(board, order);
  for (const [seat, hand] of hands.entries()) {
    const played = (seat - leader + 3) % 3 < trick.length ? 1 : 0;
    if (hand.length + played !== tricks) throw new RangeError(`seat ${seat} has too many cards`);
    board.hands[(seat - declarer + 3) % 3] = maskOf(hand, order);
  }
  return {
    layout: order,
    seat: (leader + trick.length - declarer + 3) % 3,
    trick: trick.map((card) => order.cards.indexOf(card)),
    tricks,
    rest: game === 'null' ? Math.min(tricks, 1) : pointsIn(all, order),
    points: game === 'null' ? 0 : points,
  };
}

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
