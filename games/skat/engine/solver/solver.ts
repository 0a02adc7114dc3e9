import { defined } from '@lusoria/core';
import type { Card } from '../../rules/cards.ts';
import { TARGETS } from '../../rules/contract.ts';
import {
  type BitPosition,
  type Board,
  createBoard,
  equivalentBelow,
  load,
  loadBits,
  type Node,
  type Position,
  type Root,
} from './board.ts';
import { legalMoves, NULL_KIND } from './layout.ts';
import { createNullSearch } from './null-search.ts';
import { createPointSearch, type PointSearch } from './point-search.ts';
import { createTranspositionTable } from './transposition-table.ts';

/** A card that can be played, and the declarer's card points in the end when it is. */
export interface MoveValue {
  readonly card: Card;
  readonly value: number;
}

/**
 * A card that can be played, and whether the declarer still reaches the target when it is.
 *
 * @public
 */
export interface MoveResult {
  readonly card: Card;
  readonly reaches: boolean;
}

/**
 * A double-dummy solver: it solves positions with open cards exactly, the declarer against both
 * defenders, who play as one. In null the value is 1 when the declarer takes a trick from here on and 0
 * when not, so there the declarer minimizes and the defenders maximize.
 *
 * Alpha-beta search with null windows, a transposition table and move ordering; exact values by a
 * sequence of null-window searches (MTD: Plaat, Schaeffer, Pijls and de Bruin 1996).
 *
 * Whatever takes a `Position` throws RangeError for one that cannot be.
 *
 * @example
 * ```ts
 * const solver = createSolver();
 * solver.value({ game: 'grand', hands, declarer: 0, leader: 0, trick: [], points: 14 }); // 0 to 120
 * ```
 */
export interface Solver {
  /** Whether the declarer ends with so many card points, those of the skat and so far included. */
  reaches(position: Position, target: number): boolean;
  /** The declarer's card points in the end with best play of all. */
  value(position: Position): number;
  /** Every legal card of the player to move, from the lowest, with its exact value. */
  moveValues(position: Position): readonly MoveValue[];
  /** Whether each of these cards keeps the target. Much cheaper than values. */
  moveResults(position: Position, target: number): readonly MoveResult[];
  /**
   * The legal cards, as a mask, with which the declarer still gets `need` points from here on:
   * `moveResults` for callers with thousands of positions as bits. In null `need` is 1.
   *
   * @param among only these cards are searched
   */
  reachingMoves(position: BitPosition, need: number, among?: number): number;
  /** Whether the declarer still gets `need` points from here on. */
  reachesBits(position: BitPosition, need: number): boolean;
  /**
   * The result of `solve`, which uses this solver; null when it is late before. `isLate` is asked about
   * every millisecond.
   */
  within<T>(isLate: () => boolean, solve: () => T): T | null;
  /** The number of tricks searched so far: a measure of work. */
  nodes(): number;
  /** Empties the transposition table. Never needed for correct answers. */
  clear(): void;
}

/** After how many tricks `isLate` is asked. */
const PAUSE_AFTER = 2000;

/** Thrown to end a search that is late. */
class Late extends Error {}

/** A solver with a transposition table of its own, about 4 MB. Solving does not re-enter. */
export function createSolver(): Solver {
  const board = createBoard();
  const table = createTranspositionTable(board);
  const points = createPointSearch(board, table);
  const tricks = createNullSearch(board, table);
  const nulls: PointSearch = {
    lead: (leader, _need, _rest, left) => tricks.lead(leader, left),
    second: (seat, led, _need, _rest, left) => tricks.second(seat, led, left),
    third: (seat, led, other, _need, _rest, left) => tricks.third(seat, led, other, left),
  };
  const { ofNode, ofMove } = createNullWindow(board, points, nulls);

  return {
    reaches(position, target) {
      const root = load(board, position);
      const need = target - root.points;
      return ofNode(root)(need) >= need;
    },
    value(position) {
      const root = load(board, position);
      return root.points + exactValue(ofNode(root), 0, root.rest, TARGETS.game - root.points);
    },
    moveValues(position) {
      const root = load(board, position);
      const found: { readonly card: number; readonly value: number }[] = [];
      let guess = TARGETS.game - root.points;
      for (const card of movesAt(board, root)) {
        let low = 0;
        let high = root.rest;
        for (const other of found) {
          if (!isSameRun(board, root, card, other.card)) continue;
          const apart = Math.abs(board.points[card]! - board.points[other.card]!);
          low = Math.max(low, other.value - apart);
          high = Math.min(high, other.value + apart);
        }
        const value = exactValue(ofMove(root, card), low, high, guess);
        found.push({ card, value });
        guess = value;
      }
      return found.map(({ card, value }) => ({
        card: cardAt(root, card),
        value: root.points + value,
      }));
    },
    moveResults(position, target) {
      const root = load(board, position);
      const need = target - root.points;
      return movesAt(board, root).map((card) => ({
        card: cardAt(root, card),
        reaches: ofMove(root, card)(need) >= need,
      }));
    },
    reachingMoves(position, need, among = -1) {
      const node = loadBits(board, position);
      let reaching = 0;
      const moves = legalMoves(board.hands[node.seat]!, node.trick[0] ?? -1, board) & among;
      for (let rest = moves; rest !== 0; rest &= rest - 1) {
        const card = 31 - Math.clz32(rest & -rest);
        const same = equivalentBelow(board, node, card);
        const isKnown = same >= 0 && ((among >>> same) & 1) === 1;
        const reaches = isKnown
          ? ((reaching >>> same) & 1) === 1
          : ofMove(node, card)(need) >= need;
        if (reaches) reaching |= 1 << card;
      }
      return reaching;
    },
    reachesBits(position, need) {
      return ofNode(loadBits(board, position))(need) >= need;
    },
    within(isLate, solve) {
      const { work } = board;
      const schedulePause = (): void => {
        work[1] = work[0]! + PAUSE_AFTER;
      };
      board.pause = () => {
        if (isLate()) throw new Late();
        schedulePause();
      };
      schedulePause();
      try {
        return solve();
      } catch (error) {
        // The table stays true: a position is stored only after it has been searched.
        if (error instanceof Late) return null;
        throw error;
      } finally {
        work[1] = Infinity;
      }
    },
    nodes: () => board.work[0]!,
    clear: () => {
      table.clear();
    },
  };
}

/** The value between two bounds, by bisection with null-window searches; `guess` is tried first. */
function exactValue(search: NullWindowSearch, low: number, high: number, guess: number): number {
  let least = low;
  let most = high;
  let need = Math.min(Math.max(guess, least + 1), most);
  while (least < most) {
    const bound = search(need);
    if (bound >= need) least = Math.max(least, bound);
    else most = Math.min(most, bound);
    need = (least + most + 1) >> 1;
  }
  return least;
}

/** The legal cards, from the lowest. */
function movesAt(board: Board, { seat, trick }: Node): readonly number[] {
  const mask = legalMoves(board.hands[seat]!, trick[0] ?? -1, board);
  return Array.from({ length: 32 }, (_, card) => card).filter((card) => (mask >>> card) & 1);
}

/** Whether no card of others lies between two cards of the hand that is to play. */
function isSameRun(board: Board, { seat, trick }: Node, a: number, b: number): boolean {
  if ((board.follow[a]! >>> b) % 2 === 0) return false;
  const table = trick.reduce((mask, card) => mask | (1 << card), 0);
  const others = board.hands.reduce((mask, hand, i) => (i === seat ? mask : mask | hand), table);
  const low = Math.min(a, b);
  const high = Math.max(a, b);
  return (others & ((1 << high) - (2 << low))) === 0;
}

function cardAt(root: Root, card: number): Card {
  return defined(root.layout.cards[card], `card ${card}`);
}

/**
 * A null-window search: whether the declarer gets `need` points. The answer is a bound of the true value
 * that is on the same side of `need`.
 */
type NullWindowSearch = (need: number) => number;

/** Null-window searches of the position on the board. */
interface NullWindow {
  /** Of a node. */
  ofNode(node: Node): NullWindowSearch;
  /** Of the node after a card. */
  ofMove(node: Node, card: number): NullWindowSearch;
}

function createNullWindow(board: Board, points: PointSearch, nulls: PointSearch): NullWindow {
  const searchOf = (): PointSearch => (board.kind === NULL_KIND ? nulls : points);

  function ofNode({ seat, trick, rest, tricks }: Node): NullWindowSearch {
    const search = searchOf();
    const [led, other] = trick;
    return (need) => {
      if (need <= 0) return 0;
      if (need > rest) return rest;
      if (led === undefined) return search.lead(seat, need, rest, tricks);
      if (other === undefined) return search.second(seat, led, need, rest, tricks);
      return search.third(seat, led, other, need, rest, tricks);
    };
  }

  function ofMove(node: Node, card: number): NullWindowSearch {
    const { seat, trick, rest, tricks } = node;
    const search = searchOf();
    const next = (seat + 1) % 3;
    const [led, other] = trick;
    return (need) => {
      const mine = board.hands[seat]!;
      board.hands[seat] = mine ^ (1 << card);
      let value: number;
      if (need <= 0) value = 0;
      else if (need > rest) value = rest;
      else if (led === undefined) value = search.second(next, card, need, rest, tricks);
      else if (other === undefined) value = search.third(next, led, card, need, rest, tricks);
      else value = afterTrick(node, [led, other, card], need, search);
      board.hands[seat] = mine;
      return value;
    };
  }

  function afterTrick(
    { seat, rest, tricks }: Node,
    trick: readonly [number, number, number],
    need: number,
    search: PointSearch,
  ): number {
    const [led, other, card] = trick;
    const beaten = (board.beats[led]! >>> other) & 1;
    const over = board.beats[beaten === 1 ? other : led]!;
    const holder = (seat + (beaten === 1 ? 2 : 1)) % 3;
    const taker = ((over >>> card) & 1) === 1 ? seat : holder;
    const counts = trick.reduce((sum, each) => sum + board.points[each]!, 0);
    const on = board.kind === NULL_KIND ? (taker === 0 ? 1 : 0) : counts;
    const taken = taker === 0 ? on : 0;
    if (tricks === 1 || taken >= need) return taken;
    if (need - taken > rest - on) return taken + rest - on;
    return taken + search.lead(taker, need - taken, rest - on, tricks - 1);
  }

  return { ofNode, ofMove };
}
