import { type Board, slot } from './board.ts';
import { ALL, certain } from './bounds.ts';
import { createEnding } from './ending.ts';
import { CARD, createOrder, RUN } from './order.ts';
import type { Table } from './table.ts';

/**
 * The search of games that count points. Each function asks whether the declarer, with best play of
 * all, still gets `need` card points or more; all cards on the board, those of an open trick
 * included, count `rest`, and 0 < need <= rest. The answer is a number that is on the same side of
 * `need` as the declarer's points, and a bound of them: they are at least an answer that reaches
 * `need`, and at most one below it.
 */
export interface PointSearch {
  /** Somebody is to lead. */
  lead(leader: number, need: number, rest: number, tricks: number): number;
  /** A seat is to play the second card; `tricks` counts the one that is open. */
  second(seat: number, led: number, need: number, rest: number, tricks: number): number;
  /** A seat is to complete a trick. */
  third(
    seat: number,
    led: number,
    other: number,
    need: number,
    rest: number,
    tricks: number,
  ): number;
}

/** More than any points. */
const BEYOND = 121;

export function createPointSearch(board: Board, table: Table): PointSearch {
  const { hands, points, beats, moves, work } = board;
  const { leads, seconds, thirds } = createOrder(board);
  const { probe, good, store } = table;
  const ending = createEnding(board);
  /** What the searched moves of a choice came to. */
  const values = new Int32Array(moves.length);

  function lead(leader: number, need: number, rest: number, tricks: number): number {
    if (tricks === 1) return last(leader, rest);
    if (tricks > 2) {
      const known = probe(leader, tricks, need);
      if (known >= 0) return known;
    }
    if (leader === 0) {
      const sure = certain(hands, leader, board.floor, need);
      if (sure === ALL) return rest;
      if (sure >= need) return sure;
    } else {
      const sure = certain(hands, leader, board.floor, rest - need + 1);
      if (sure === ALL) return 0;
      if (rest - sure < need) return rest - sure;
    }
    if (tricks === 2) return ending(leader, need, rest);

    const mine = hands[leader] ?? 0;
    const from = slot(tricks, 0);
    const end = from + leads(leader, tricks, good(tricks));
    const next = leader === 2 ? 0 : leader + 1;
    const max = leader === 0;
    let best = max ? -1 : BEYOND;
    let card = 0;
    for (let at = from; at < end; at += 1) {
      let value = excluded(from, at, need, max);
      if (value < 0) {
        const played = (moves[at] ?? 0) & CARD;
        hands[leader] = mine ^ (1 << played);
        value = second(next, played, need, rest, tricks);
        if (max ? value > best : value < best) card = played;
      }
      values[at] = value;
      if (max ? value > best : value < best) best = value;
      if (max ? best >= need : best < need) break;
    }
    hands[leader] = mine;
    store(tricks, need, best, card);
    return best;
  }

  /**
   * A bound of what the move at a place can come to when it fails like another of its run before
   * it, for the two differ by no more than what they count; -1 when it has to be searched.
   */
  function excluded(from: number, at: number, need: number, max: boolean): number {
    const move = moves[at] ?? 0;
    for (let other = from; other < at; other += 1) {
      const before = moves[other] ?? 0;
      if (((before ^ move) & RUN) !== 0) continue;
      const apart = Math.abs((points[before & CARD] ?? 0) - (points[move & CARD] ?? 0));
      const value = (values[other] ?? 0) + (max ? apart : -apart);
      if (max ? value < need : value >= need) return value;
    }
    return -1;
  }

  function second(seat: number, led: number, need: number, rest: number, tricks: number): number {
    const mine = hands[seat] ?? 0;
    const from = slot(tricks, 1);
    const end = from + seconds(seat, led, tricks);
    const next = seat === 2 ? 0 : seat + 1;
    const max = seat === 0;
    let best = max ? -1 : BEYOND;
    for (let at = from; at < end; at += 1) {
      let value = excluded(from, at, need, max);
      if (value < 0) {
        const played = (moves[at] ?? 0) & CARD;
        hands[seat] = mine ^ (1 << played);
        value = third(next, led, played, need, rest, tricks);
      }
      values[at] = value;
      if (max ? value > best : value < best) best = value;
      if (max ? best >= need : best < need) break;
    }
    hands[seat] = mine;
    return best;
  }

  function third(
    seat: number,
    led: number,
    other: number,
    need: number,
    rest: number,
    tricks: number,
  ): number {
    const mine = hands[seat] ?? 0;
    const beaten = ((beats[led] ?? 0) >>> other) & 1;
    const top = beaten === 1 ? other : led;
    const holder = beaten === 1 ? (seat === 0 ? 2 : seat - 1) : seat === 2 ? 0 : seat + 1;
    const over = beats[top] ?? 0;
    const on = (points[led] ?? 0) + (points[other] ?? 0);
    const from = slot(tricks, 2);
    const end = from + thirds(seat, led, other, top, holder, tricks);
    const max = seat === 0;
    let best = max ? -1 : BEYOND;
    for (let at = from; at < end; at += 1) {
      const played = (moves[at] ?? 0) & CARD;
      work[0] = (work[0] ?? 0) + 1;
      if ((work[0] ?? 0) >= (work[1] ?? 0)) board.pause();
      hands[seat] = mine ^ (1 << played);
      const trick = on + (points[played] ?? 0);
      const left = rest - trick;
      const taker = ((over >>> played) & 1) === 1 ? seat : holder;
      let value: number;
      if (taker === 0) {
        value = trick >= need ? trick : trick + after(0, need - trick, left, tricks);
      } else {
        value = left < need ? left : after(taker, need, left, tricks);
      }
      if (max ? value > best : value < best) best = value;
      if (max ? best >= need : best < need) break;
    }
    hands[seat] = mine;
    return best;
  }

  function after(taker: number, need: number, left: number, tricks: number): number {
    return tricks === 1 ? 0 : lead(taker, need, left, tricks - 1);
  }

  /** The last trick: nobody has a choice. */
  function last(leader: number, rest: number): number {
    const next = leader === 2 ? 0 : leader + 1;
    const after2 = leader === 0 ? 2 : leader - 1;
    const led = 31 - Math.clz32(hands[leader] ?? 0);
    const other = 31 - Math.clz32(hands[next] ?? 0);
    const final = 31 - Math.clz32(hands[after2] ?? 0);
    const beaten = ((beats[led] ?? 0) >>> other) & 1;
    const top = beaten === 1 ? other : led;
    if ((((beats[top] ?? 0) >>> final) & 1) === 1) return after2 === 0 ? rest : 0;
    return (beaten === 1 ? next : leader) === 0 ? rest : 0;
  }

  return { lead, second, third };
}
