import { BEYOND, type Board, moveSlot } from './board.ts';
import { countOf, pointsOf } from './layout.ts';
import { CARD, createMoveOrdering, RUN } from './move-ordering.ts';
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

/**
 * Searches the last two tricks in one loop: the declarer's card points, exact or a bound on the same
 * side of `need` as the true value. `rest` is the card points of all cards.
 */
function createEndgame(board: Board): (leader: number, need: number, rest: number) => number {
  const { hands, points, follow, beats, work } = board;

  /** Which of three cards, 0 to 2, takes the trick. */
  function winner(led: number, second: number, third: number): number {
    const over = beats[led]!;
    if (((over >>> second) & 1) !== 0) return (beats[second]! >>> third) & 1 ? 2 : 1;
    return (over >>> third) & 1 ? 2 : 0;
  }

  return (leader, need, rest) => {
    const s1 = leader === 2 ? 0 : leader + 1;
    const s2 = leader === 0 ? 2 : leader - 1;
    const h0 = hands[leader]!;
    const h1 = hands[s1]!;
    const h2 = hands[s2]!;
    /** The declarer's place in this trick. */
    const place = leader === 0 ? 0 : s1 === 0 ? 1 : 2;
    let best0 = place === 0 ? -1 : BEYOND;
    for (let rest0 = h0; rest0 !== 0; rest0 &= rest0 - 1) {
      const c0 = 31 - Math.clz32(rest0 & -rest0);
      const d0 = 31 - Math.clz32(h0 ^ (1 << c0));
      const suit = follow[c0]!;
      const follow1 = h1 & suit;
      const follow2 = h2 & suit;
      let best1 = place === 1 ? -1 : BEYOND;
      for (let rest1 = follow1 === 0 ? h1 : follow1; rest1 !== 0; rest1 &= rest1 - 1) {
        const c1 = 31 - Math.clz32(rest1 & -rest1);
        const d1 = 31 - Math.clz32(h1 ^ (1 << c1));
        const on = points[c0]! + points[c1]!;
        let best2 = place === 2 ? -1 : BEYOND;
        for (let rest2 = follow2 === 0 ? h2 : follow2; rest2 !== 0; rest2 &= rest2 - 1) {
          const c2 = 31 - Math.clz32(rest2 & -rest2);
          const d2 = 31 - Math.clz32(h2 ^ (1 << c2));
          work[0] = work[0]! + 1;
          const trick = on + points[c2]!;
          const first = winner(c0, c1, c2);
          let last: number;
          if (first === 0) last = winner(d0, d1, d2);
          else if (first === 1) last = (winner(d1, d2, d0) + 1) % 3;
          else last = (winner(d2, d0, d1) + 2) % 3;
          const value = (first === place ? trick : 0) + (last === place ? rest - trick : 0);
          if (place === 2 ? value > best2 : value < best2) best2 = value;
          if (place === 2 ? best2 >= need : best2 < need) break;
        }
        if (place === 1 ? best2 > best1 : best2 < best1) best1 = best2;
        if (place === 1 ? best1 >= need : best1 < need) break;
      }
      if (place === 0 ? best1 > best0 : best1 < best0) best0 = best1;
      if (place === 0 ? best0 >= need : best0 < need) break;
    }
    return best0;
  };
}

/*
 * Pruning by a bound of what one side takes for certain, in suit games and grand. Masks as in
 * `layout.ts`; -(2 << n) are the bits above n.
 */

const ACES = (1 << 6) | (1 << 13) | (1 << 20) | (1 << 27);
const TENS = ACES >>> 1;
const KINGS = ACES >>> 2;
const QUEENS = ACES >>> 3;
const JACKS = 15 << 28;
const SUIT = 127;

/** The most card points of a number of cards out of a set. */
function mostPoints(cards: number, count: number): number {
  let left = count;
  let sum = 0;
  for (let rest = cards & ACES; rest !== 0 && left > 0; rest &= rest - 1, left -= 1) sum += 11;
  for (let rest = cards & TENS; rest !== 0 && left > 0; rest &= rest - 1, left -= 1) sum += 10;
  for (let rest = cards & KINGS; rest !== 0 && left > 0; rest &= rest - 1, left -= 1) sum += 4;
  for (let rest = cards & QUEENS; rest !== 0 && left > 0; rest &= rest - 1, left -= 1) sum += 3;
  for (let rest = cards & JACKS; rest !== 0 && left > 0; rest &= rest - 1, left -= 1) sum += 2;
  return sum;
}

/** The answer when the leader takes every trick: more than a deal has. */
const ALL_TRICKS = 127;

/**
 * Card points that go to the leader's side whatever the other two play: the leader cashes the winning
 * cards one after the other, and each time both others give a card. A partner is not relied upon.
 *
 * @param enough the count stops as soon as it has reached this
 */
function guaranteedPoints(
  hands: Int32Array,
  leader: number,
  lowestTrump: number,
  enough: number,
): number {
  const mine = hands[leader]!;
  const one = hands[leader === 2 ? 0 : leader + 1]!;
  const two = hands[leader === 0 ? 2 : leader - 1]!;
  const others = one | two;
  const trumps = -1 << lowestTrump;

  let winners = mine & trumps;
  /** Whether the others have no trumps left once the winners among the trumps are played. */
  let free = true;
  const against = others & trumps;
  if (against !== 0) {
    const tops = winners & -(2 << (31 - Math.clz32(against)));
    let a = one & trumps;
    let b = two & trumps;
    for (let rest = tops; rest !== 0; rest &= rest - 1) {
      a &= a - 1;
      b &= b - 1;
    }
    if ((a | b) !== 0) {
      free = false;
      winners = tops;
    }
  }

  for (let from = 0; from < lowestTrump; from += 7) {
    const suit = SUIT << from;
    const held = mine & suit;
    if (held === 0) continue;
    const theirs = others & suit;
    if (theirs === 0) {
      if (free) winners |= held;
      continue;
    }
    let tops = held & -(2 << (31 - Math.clz32(theirs)));
    let a = one & suit;
    let b = two & suit;
    if (free) {
      winners |= tops;
      for (; tops !== 0; tops &= tops - 1) {
        a &= a - 1;
        b &= b - 1;
      }
      if ((a | b) === 0) winners |= held;
    } else {
      // As long as both must follow nobody can trump.
      while (tops !== 0 && a !== 0 && b !== 0) {
        const top = 1 << (31 - Math.clz32(tops));
        winners |= top;
        tops ^= top;
        a &= a - 1;
        b &= b - 1;
      }
    }
  }

  if (winners === mine) return ALL_TRICKS;
  const sure = pointsOf(winners);
  if (winners === 0 || sure >= enough) return sure;
  // The others keep their best cards for the tricks that are left.
  const left = countOf(mine ^ winners);
  return sure + pointsOf(one) - mostPoints(one, left) + pointsOf(two) - mostPoints(two, left);
}
