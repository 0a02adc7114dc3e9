import { type Board, insertMove } from './board.ts';

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
export interface NullMoves {
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

export function createNullMoves({ hands, follow, moves }: Board): NullMoves {
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
