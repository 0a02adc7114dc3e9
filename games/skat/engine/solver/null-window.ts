import type { Board } from './board.ts';
import { NULL_KIND } from './layout.ts';
import type { PointSearch } from './point-search.ts';
import type { Node } from './position.ts';

/**
 * A null-window search: whether the declarer gets `need` points. The answer is a bound of the true value
 * that is on the same side of `need`.
 */
export type NullWindowSearch = (need: number) => number;

/** Null-window searches of the position on the board. */
export interface NullWindow {
  /** Of a node. */
  ofNode(node: Node): NullWindowSearch;
  /** Of the node after a card. */
  ofMove(node: Node, card: number): NullWindowSearch;
}

export function createNullWindow(
  board: Board,
  points: PointSearch,
  nulls: PointSearch,
): NullWindow {
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
