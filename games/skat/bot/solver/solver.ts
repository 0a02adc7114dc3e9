import type { Card } from '../../cards.ts';
import { type Board, createBoard } from './board.ts';
import { createNullSearch } from './null.ts';
import { createPointSearch, type PointSearch } from './points.ts';
import { load, type Position, type Root } from './position.ts';
import { createTable } from './table.ts';

/** A card that can be played, and the declarer's points in the end when it is. */
export interface Rated {
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
  best(position: Position): readonly Rated[];
  /** The same cards, only whether each keeps the target. Much cheaper than values. */
  judge(position: Position, target: number): readonly Judged[];
  /** How many tricks have been looked at so far: a measure of work. */
  work(): number;
  /** Forgets all positions. Never needed for right answers. */
  clear(): void;
}

/** Whether the declarer gets so much: a bound on the same side as the truth. */
type Ask = (need: number) => number;

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
  const searchOf = (): PointSearch => (board.kind === 2 ? nulls : points);

  /** What is asked before the card of whoever is to play. */
  function before({ seat, trick, rest, tricks: left }: Root): Ask {
    const search = searchOf();
    const [led, other] = trick;
    return (need) => {
      if (need <= 0) return 0;
      if (need > rest) return rest;
      if (led === undefined) return search.lead(seat, need, rest, left);
      if (other === undefined) return search.second(seat, led, need, rest, left);
      return search.third(seat, led, other, need, rest, left);
    };
  }

  /** What is asked after it. */
  function after(root: Root, card: number): Ask {
    const { seat, trick, rest, tricks: left } = root;
    const search = searchOf();
    const next = (seat + 1) % 3;
    const [led, other] = trick;
    return (need) => {
      const mine = board.hands[seat] ?? 0;
      board.hands[seat] = mine ^ (1 << card);
      let value: number;
      if (need <= 0) value = 0;
      else if (need > rest) value = rest;
      else if (led === undefined) value = search.second(next, card, need, rest, left);
      else if (other === undefined) value = search.third(next, led, card, need, rest, left);
      else value = complete(root, [led, other, card], need, search);
      board.hands[seat] = mine;
      return value;
    };
  }

  function complete(
    { seat, rest, tricks: left }: Root,
    trick: readonly [number, number, number],
    need: number,
    search: PointSearch,
  ): number {
    const [led, other, card] = trick;
    const beaten = ((board.beats[led] ?? 0) >>> other) & 1;
    const over = board.beats[beaten === 1 ? other : led] ?? 0;
    const holder = (seat + (beaten === 1 ? 2 : 1)) % 3;
    const taker = ((over >>> card) & 1) === 1 ? seat : holder;
    const counts = trick.reduce((sum, each) => sum + (board.points[each] ?? 0), 0);
    const on = board.kind === 2 ? (taker === 0 ? 1 : 0) : counts;
    const taken = taker === 0 ? on : 0;
    if (left === 1 || taken >= need) return taken;
    if (need - taken > rest - on) return taken + rest - on;
    return taken + search.lead(taker, need - taken, rest - on, left - 1);
  }

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
