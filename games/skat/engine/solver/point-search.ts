import { BEYOND, type Board, moveSlot } from './board.ts';
import { createEndgame } from './endgame.ts';
import { CARD, createMoveOrdering, RUN } from './move-ordering.ts';
import { ALL_TRICKS, guaranteedPoints } from './pruning.ts';
import type { TranspositionTable } from './transposition-table.ts';

/**
 * Alpha-beta search of suit games and grand with a null window (fail-soft): does the declarer, with best
 * play of all, still get `need` card points or more? All cards on the board, those of an open trick
 * included, have `rest` points, and 0 < need <= rest. The answer is a bound of the declarer's points
 * that is on the same side of `need`: a lower bound if it reaches `need`, otherwise an upper bound.
 */
export interface PointSearch {
  /** A seat is to lead. */
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

export function createPointSearch(board: Board, table: TranspositionTable): PointSearch {
  const { hands, points, beats, moves, work } = board;
  const { leads, seconds, thirds } = createMoveOrdering(board);
  const { probe, hashMove, store } = table;
  const endgame = createEndgame(board);
  const last = createLastTrick(board);
  /** The values of the moves of a choice that have been searched. */
  const values = new Int32Array(moves.length);
  const runBound = createRunBound(board, values);

  function lead(leader: number, need: number, rest: number, tricks: number): number {
    if (tricks === 1) return last(leader, rest);
    if (tricks > 2) {
      const known = probe(leader, tricks, need);
      if (known >= 0) return known;
    }
    if (leader === 0) {
      const sure = guaranteedPoints(hands, leader, board.lowestTrump, need);
      if (sure === ALL_TRICKS) return rest;
      if (sure >= need) return sure;
    } else {
      const sure = guaranteedPoints(hands, leader, board.lowestTrump, rest - need + 1);
      if (sure === ALL_TRICKS) return 0;
      if (rest - sure < need) return rest - sure;
    }
    if (tricks === 2) return endgame(leader, need, rest);

    const mine = hands[leader]!;
    const from = moveSlot(tricks, 0);
    const end = from + leads(leader, tricks, hashMove(tricks));
    const next = leader === 2 ? 0 : leader + 1;
    const max = leader === 0;
    let best = max ? -1 : BEYOND;
    let card = 0;
    for (let at = from; at < end; at += 1) {
      let value = runBound(from, at, need, max);
      if (value < 0) {
        const played = moves[at]! & CARD;
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

  function second(seat: number, led: number, need: number, rest: number, tricks: number): number {
    const mine = hands[seat]!;
    const from = moveSlot(tricks, 1);
    const end = from + seconds(seat, led, tricks);
    const next = seat === 2 ? 0 : seat + 1;
    const max = seat === 0;
    let best = max ? -1 : BEYOND;
    for (let at = from; at < end; at += 1) {
      let value = runBound(from, at, need, max);
      if (value < 0) {
        const played = moves[at]! & CARD;
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
    const mine = hands[seat]!;
    const beaten = (beats[led]! >>> other) & 1;
    const top = beaten === 1 ? other : led;
    const holder = beaten === 1 ? (seat === 0 ? 2 : seat - 1) : seat === 2 ? 0 : seat + 1;
    const over = beats[top]!;
    const on = points[led]! + points[other]!;
    const from = moveSlot(tricks, 2);
    const end = from + thirds(seat, led, other, top, holder, tricks);
    const max = seat === 0;
    let best = max ? -1 : BEYOND;
    for (let at = from; at < end; at += 1) {
      const played = moves[at]! & CARD;
      work[0] = work[0]! + 1;
      if (work[0] >= work[1]!) board.pause();
      hands[seat] = mine ^ (1 << played);
      const trick = on + points[played]!;
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

  return { lead, second, third };
}

/**
 * A bound of the move at a place when it must fail like an earlier one of its run, since the two
 * differ by no more than their card points; -1 when it has to be searched.
 */
type RunBound = (from: number, at: number, need: number, max: boolean) => number;

function createRunBound({ moves, points }: Board, values: Int32Array): RunBound {
  return (from, at, need, max) => {
    const move = moves[at]!;
    for (let other = from; other < at; other += 1) {
      const before = moves[other]!;
      if (((before ^ move) & RUN) !== 0) continue;
      const apart = Math.abs(points[before & CARD]! - points[move & CARD]!);
      const value = values[other]! + (max ? apart : -apart);
      if (max ? value < need : value >= need) return value;
    }
    return -1;
  };
}

/** The last trick: there is no choice. */
function createLastTrick({ hands, beats }: Board): (leader: number, rest: number) => number {
  return (leader, rest) => {
    const next = leader === 2 ? 0 : leader + 1;
    const after2 = leader === 0 ? 2 : leader - 1;
    const led = 31 - Math.clz32(hands[leader]!);
    const other = 31 - Math.clz32(hands[next]!);
    const final = 31 - Math.clz32(hands[after2]!);
    const beaten = (beats[led]! >>> other) & 1;
    const top = beaten === 1 ? other : led;
    if (((beats[top]! >>> final) & 1) === 1) return after2 === 0 ? rest : 0;
    return (beaten === 1 ? next : leader) === 0 ? rest : 0;
  };
}
