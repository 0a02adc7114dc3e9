import { countOf, pointsOf } from './layout.ts';

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
export const ALL_TRICKS = 127;

/**
 * Card points that go to the leader's side whatever the other two play: the leader cashes the winning
 * cards one after the other, and each time both others give a card. A partner is not relied upon.
 *
 * @param enough the count stops as soon as it has reached this
 */
export function guaranteedPoints(
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
