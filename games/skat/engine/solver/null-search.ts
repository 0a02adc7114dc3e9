import { type Board, insertMove, moveSlot } from './board.ts';
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

const SUIT = 255;
const SCORE = 5;

/**
 * By the declarer's and the others' cards of a suit: 1 when the suit is safe, whoever leads it and
 * however often. It is when the declarer's lowest card is below their lowest, the second one below
 * their second one, and so on: for every card of theirs there is one that goes below it, and the
 * same holds for the remaining cards.
 */
const SAFE = new Uint8Array(1 << 16);
for (let pair = 0; pair < SAFE.length; pair += 1) {
  let mine = pair >>> 8;
  let theirs = pair & SUIT;
  while (mine !== 0 && theirs !== 0 && (mine & -mine) < (theirs & -theirs)) {
    mine &= mine - 1;
    theirs &= theirs - 1;
  }
  SAFE[pair] = mine === 0 || theirs === 0 ? 1 : 0;
}

/** Generates the moves of a choice in null, the most promising first; each returns where they end. */
interface NullMoves {
  /**
   * The result known before a defender leads: 0 if every suit is safe, 1 if that defender can force the
   * declarer to take a trick at once, otherwise -1.
   */
  decidedBy(leader: number): number;
  /** The cards to lead: one of each run; low ones of the declarer's unsafe suits first. */
  leads(leader: number, from: number): number;
  /**
   * The declarer's cards that lose for certain. Lower ones are never worse to keep, so the highest of
   * a suit is played: below `top` when following, of any suit otherwise, unsafe suits first.
   */
  duck(mine: number, suit: number, top: number, from: number): number;
  /** A defender's cards to follow with, low ones first; discards high ones first. */
  defend(seat: number, led: number, other: number, from: number): number;
}

function createNullMoves({ hands, follow, moves }: Board): NullMoves {
  function isSafe(from: number): boolean {
    const others = (hands[1]! | hands[2]!) >>> from;
    return SAFE[(((hands[0]! >>> from) & SUIT) << 8) | (others & SUIT)] === 1;
  }

  function decidedBy(leader: number): number {
    const declarer = hands[0]!;
    const mine = hands[leader]!;
    const mate = hands[3 - leader]!;
    let safe = true;
    for (let from = 0; from < 32; from += 8) {
      if (isSafe(from)) continue;
      safe = false;
      const held = (declarer >>> from) & SUIT;
      const below = (held & -held) - 1;
      const partner = (mate >>> from) & SUIT;
      if (((mine >>> from) & below) !== 0 && (partner === 0 || (partner & below) !== 0)) return 1;
    }
    return safe ? 0 : -1;
  }

  function leads(leader: number, from: number): number {
    const mine = hands[leader]!;
    const declarer = hands[0]!;
    const others = (hands[0]! | hands[1]! | hands[2]!) ^ mine;
    let end = from;
    let below = -1;
    for (let rest = mine; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      const suit = follow[card]!;
      const isSame = below >= 0 && isRun(suit, below, card, others);
      below = card;
      if (isSame) continue;
      let score = 16 - (card & 7);
      if ((declarer & suit) !== 0) score += isSafe(card & 24) ? 16 : 48;
      insertMove(moves, from, end, (score << SCORE) | card);
      end += 1;
    }
    return end;
  }

  function duck(mine: number, suit: number, top: number, from: number): number {
    const following = mine & suit;
    let end = from;
    if (following !== 0) {
      const under = following & ((1 << top) - 1);
      if (under === 0) return from;
      moves[from] = (1 << SCORE) | (31 - Math.clz32(under));
      return from + 1;
    }
    for (let rest = mine; rest !== 0; ) {
      const card = 31 - Math.clz32(rest);
      rest &= ~follow[card]!;
      insertMove(moves, from, end, ((isSafe(card & 24) ? 0 : 16) << SCORE) | card);
      end += 1;
    }
    return end;
  }

  function defend(seat: number, led: number, other: number, from: number): number {
    const mine = hands[seat]!;
    const others = ((hands[0]! | hands[1]! | hands[2]!) ^ mine) | (1 << led) | (1 << other);
    const following = mine & follow[led]!;
    let end = from;
    let below = -1;
    for (let rest = following === 0 ? mine : following; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      const isSame = below >= 0 && isRun(follow[card]!, below, card, others);
      below = card;
      if (isSame) continue;
      const height = card & 7;
      insertMove(moves, from, end, ((following === 0 ? height : 8 - height) << SCORE) | card);
      end += 1;
    }
    return end;
  }

  return { decidedBy, leads, duck, defend };
}

function isRun(suit: number, below: number, card: number, others: number): boolean {
  return ((suit >>> below) & 1) !== 0 && (others & ((1 << card) - (2 << below))) === 0;
}
