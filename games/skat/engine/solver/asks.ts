import type { Board } from './board.ts';
import type { PointSearch } from './points.ts';
import type { Root } from './position.ts';

/** Whether the declarer gets so much: a bound on the same side as the truth. */
export type Ask = (need: number) => number;

/** The questions that can be put about the position on the board. */
export interface Asks {
  /** What is asked before the card of whoever is to play. */
  before(root: Place): Ask;
  /** What is asked after it. */
  after(root: Place, card: number): Ask;
}

type Place = Pick<Root, 'seat' | 'trick' | 'rest' | 'tricks'>;

export function createAsks(board: Board, points: PointSearch, nulls: PointSearch): Asks {
  const searchOf = (): PointSearch => (board.kind === 2 ? nulls : points);

  function before({ seat, trick, rest, tricks: left }: Place): Ask {
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

  function after(root: Place, card: number): Ask {
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
    { seat, rest, tricks: left }: Place,
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

  return { before, after };
}
