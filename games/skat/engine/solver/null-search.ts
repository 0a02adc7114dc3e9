import { type Board, insertMove, moveSlot } from './board.ts';
import { createNullMoves } from './null-moves.ts';
import type { TranspositionTable } from './transposition-table.ts';

/**
 * The search of null: 1 when the declarer, who wants none, takes a trick with best play of all. The
 * search ends once a trick is taken, so only defenders lead after the first trick.
 */
export interface NullSearch {
  /** A seat is to lead. */
  lead(leader: number, tricks: number): number;
  /** A seat is to play the second card. */
  second(seat: number, led: number, tricks: number): number;
  /** A seat is to complete a trick. */
  third(seat: number, led: number, other: number, tricks: number): number;
}

const CARD = 31;

export function createNullSearch(board: Board, table: TranspositionTable): NullSearch {
  const { hands, follow, beats, moves, work } = board;
  const { decidedBy, leads, duck, defend } = createNullMoves(board);

  function lead(leader: number, tricks: number): number {
    if (leader !== 0) {
      const known = decidedBy(leader);
      if (known >= 0) return known;
    }
    if (tricks > 2) {
      const known = table.probe(leader, tricks, 1);
      if (known >= 0) return known;
    }
    const mine = hands[leader]!;
    const next = leader === 2 ? 0 : leader + 1;
    const from = moveSlot(tricks, 0);
    const end = leads(leader, from);
    let result = leader === 0 ? 1 : 0;
    for (let at = from; at < end; at += 1) {
      const card = moves[at]! & CARD;
      hands[leader] = mine ^ (1 << card);
      const value = second(next, card, tricks);
      if (value !== result) {
        result = value;
        break;
      }
    }
    hands[leader] = mine;
    if (tricks > 2) table.store(tricks, 1, result, 0);
    return result;
  }

  function second(seat: number, led: number, tricks: number): number {
    const mine = hands[seat]!;
    const next = seat === 2 ? 0 : seat + 1;
    const suit = follow[led]!;
    const from = moveSlot(tricks, 1);
    let end = from;
    if (seat === 0) {
      // A card above the one that was led only helps if the third seat may have to go higher.
      const third = hands[next]! & suit;
      end = duck(mine, suit, led, from);
      for (let rest = mine & suit & beats[led]!; rest !== 0; rest &= rest - 1) {
        const card = 31 - Math.clz32(rest & -rest);
        if ((third & beats[card]!) === 0) break;
        insertMove(moves, from, end, card);
        end += 1;
      }
    } else end = defend(seat, led, led, from);
    let result = seat === 0 ? 1 : 0;
    for (let at = from; at < end; at += 1) {
      const card = moves[at]! & CARD;
      hands[seat] = mine ^ (1 << card);
      const value = third(next, led, card, tricks);
      if (value !== result) {
        result = value;
        break;
      }
    }
    hands[seat] = mine;
    return result;
  }

  function third(seat: number, led: number, other: number, tricks: number): number {
    const mine = hands[seat]!;
    const previous = seat === 0 ? 2 : seat - 1;
    const leader = seat === 2 ? 0 : seat + 1;
    const beaten = (beats[led]! >>> other) & 1;
    const top = beaten === 1 ? other : led;
    const holder = beaten === 1 ? previous : leader;
    const suit = follow[led]!;
    const over = beats[top]!;
    const from = moveSlot(tricks, 2);
    let end = from;
    if (seat === 0) end = duck(mine, suit, top, from);
    else {
      // The declarer has the trick as soon as this seat can stay below.
      if (holder === 0 && ((mine & suit) === 0 || (mine & suit & ~over) !== 0)) return 1;
      end = defend(seat, led, other, from);
    }
    let result = seat === 0 ? 1 : 0;
    for (let at = from; at < end; at += 1) {
      const card = moves[at]! & CARD;
      work[0] = work[0]! + 1;
      if (work[0] >= work[1]!) board.pause();
      hands[seat] = mine ^ (1 << card);
      const taker = ((over >>> card) & 1) === 1 ? seat : holder;
      const value = tricks === 1 ? 0 : lead(taker, tricks - 1);
      if (value !== result) {
        result = value;
        break;
      }
    }
    hands[seat] = mine;
    return result;
  }

  return { lead, second, third };
}
