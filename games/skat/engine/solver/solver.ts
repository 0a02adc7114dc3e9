import type { Card } from '../../rules/cards.ts';
import { type Ask, createAsks } from './asks.ts';
import { type Board, createBoard } from './board.ts';
import { createNullSearch } from './null.ts';
import { alikeBelow, legalMask, loadOpen, type Open } from './open.ts';
import { createPointSearch, type PointSearch } from './points.ts';
import { load, type Position, type Root } from './position.ts';
import { createTable } from './table.ts';

/** A card that can be played, and the declarer's points in the end when it is. */
export interface RatedCard {
  readonly card: Card;
  readonly value: number;
}

/** A card that can be played, and whether the declarer still reaches the target when it is. */
export interface Judged {
  readonly card: Card;
  readonly reaches: boolean;
}

/**
 * Solves positions with open cards exactly: the declarer against both defenders, who play as one.
 * In null points are 1 when the declarer takes a trick from here on and 0 when not, so there the
 * declarer wants little and the defenders much. Everything throws RangeError for a position that
 * cannot be.
 */
export interface Solver {
  /** Whether the declarer ends with so many card points, those of the skat and so far included. */
  reaches(position: Position, target: number): boolean;
  /** The declarer's points in the end with best play of all. */
  value(position: Position): number;
  /** Every card that whoever is to play can play, from the lowest, with its exact value. */
  best(position: Position): readonly RatedCard[];
  /** The same cards, only whether each keeps the target. Much cheaper than values. */
  judge(position: Position, target: number): readonly Judged[];
  /**
   * The cards, as a mask, with which the declarer still gets `need` points from here on: `judge` for
   * whoever asks about thousands of layouts and has them as bits. In null ask for 1.
   *
   * @param among only these cards are looked at
   */
  keeps(open: Open, need: number, among?: number): number;
  /** Whether the declarer still gets so many points from here on. */
  gets(open: Open, need: number): boolean;
  /**
   * What `solve` finds out with this solver; null when it is late before. It is asked about every
   * millisecond whether it is.
   */
  within<T>(isLate: () => boolean, solve: () => T): T | null;
  /** How many tricks have been looked at so far: a measure of work. */
  work(): number;
  /** Forgets all positions. Never needed for right answers. */
  clear(): void;
}

/** After how many tricks it is asked whether it is late. */
const STEP = 2000;

/** There is no time left to solve this. */
class Late extends Error {}

/** A solver with tables of its own, about 4 MB. Solving does not re-enter. */
export function createSolver(): Solver {
  const board = createBoard();
  const table = createTable(board);
  const points = createPointSearch(board, table);
  const tricks = createNullSearch(board, table);
  const nulls: PointSearch = {
    lead: (leader, _need, _rest, left) => tricks.lead(leader, left),
    second: (seat, led, _need, _rest, left) => tricks.second(seat, led, left),
    third: (seat, led, other, _need, _rest, left) => tricks.third(seat, led, other, left),
  };
  const { before, after } = createAsks(board, points, nulls);

  return {
    reaches(position, target) {
      const root = load(board, position);
      const need = target - root.points;
      return before(root)(need) >= need;
    },
    value(position) {
      const root = load(board, position);
      return root.points + exact(before(root), 0, root.rest, 61 - root.points);
    },
    best(position) {
      const root = load(board, position);
      const found: { readonly card: number; readonly value: number }[] = [];
      let guess = 61 - root.points;
      for (const card of legal(board, root)) {
        let low = 0;
        let high = root.rest;
        for (const other of found) {
          if (!alike(board, root, card, other.card)) continue;
          const apart = Math.abs((board.points[card] ?? 0) - (board.points[other.card] ?? 0));
          low = Math.max(low, other.value - apart);
          high = Math.min(high, other.value + apart);
        }
        const value = exact(after(root, card), low, high, guess);
        found.push({ card, value });
        guess = value;
      }
      return found.map(({ card, value }) => ({
        card: cardOf(root, card),
        value: root.points + value,
      }));
    },
    judge(position, target) {
      const root = load(board, position);
      const need = target - root.points;
      return legal(board, root).map((card) => ({
        card: cardOf(root, card),
        reaches: after(root, card)(need) >= need,
      }));
    },
    keeps(open, need, among = -1) {
      const root = loadOpen(board, open);
      let kept = 0;
      for (let rest = legalMask(board, open) & among; rest !== 0; rest &= rest - 1) {
        const card = 31 - Math.clz32(rest & -rest);
        const same = alikeBelow(board, open, card);
        const isKnown = same >= 0 && ((among >>> same) & 1) === 1;
        const reached = isKnown ? ((kept >>> same) & 1) === 1 : after(root, card)(need) >= need;
        if (reached) kept |= 1 << card;
      }
      return kept;
    },
    gets(open, need) {
      return before(loadOpen(board, open))(need) >= need;
    },
    within(isLate, solve) {
      const { work } = board;
      const pauseLater = (): void => {
        work[1] = (work[0] ?? 0) + STEP;
      };
      board.pause = () => {
        if (isLate()) throw new Late();
        pauseLater();
      };
      pauseLater();
      try {
        return solve();
      } catch (error) {
        // What was stored is true all the same: a position is stored when it has been searched.
        if (error instanceof Late) return null;
        throw error;
      } finally {
        work[1] = Infinity;
      }
    },
    work: () => board.work[0] ?? 0,
    clear: () => {
      table.clear();
    },
  };
}

/** The value between two bounds, halving what is left of them; `guess` is tried first. */
function exact(ask: Ask, low: number, high: number, guess: number): number {
  let least = low;
  let most = high;
  let need = Math.min(Math.max(guess, least + 1), most);
  while (least < most) {
    const answer = ask(need);
    if (answer >= need) least = Math.max(least, answer);
    else most = Math.min(most, answer);
    need = (least + most + 1) >> 1;
  }
  return least;
}

/** The cards that may be played, from the lowest. */
function legal(board: Board, { seat, trick }: Root): readonly number[] {
  const mine = board.hands[seat] ?? 0;
  const [led] = trick;
  const following = led === undefined ? mine : mine & (board.follow[led] ?? 0);
  const mask = following === 0 ? mine : following;
  return Array.from({ length: 32 }, (_, card) => card).filter((card) => (mask >>> card) & 1);
}

/** Whether nothing lies between two cards of the hand that is to play. */
function alike(board: Board, { seat, trick }: Root, a: number, b: number): boolean {
  if (((board.follow[a] ?? 0) >>> b) % 2 === 0) return false;
  const open = trick.reduce((mask, card) => mask | (1 << card), 0);
  const others = board.hands.reduce((mask, hand, i) => (i === seat ? mask : mask | hand), open);
  const low = Math.min(a, b);
  const high = Math.max(a, b);
  return (others & ((1 << high) - (2 << low))) === 0;
}

function cardOf(root: Root, card: number): Card {
  return root.layout.cards[card] ?? 'C7';
}
