/*
 * What a side has for certain, in games that count points. Masks as in `layout.ts`; -(2 << n) are
 * the bits above n.
 */

const ACES = (1 << 6) | (1 << 13) | (1 << 20) | (1 << 27);
const TENS = ACES >>> 1;
const KINGS = ACES >>> 2;
const QUEENS = ACES >>> 3;
const JACKS = 15 << 28;
const SUIT = 127;

/** What the cards of two suits of seven count together. */
const TWO_SUITS = new Uint8Array(1 << 14);
const COUNTS = [0, 0, 0, 3, 4, 10, 11];
for (let cards = 1; cards < TWO_SUITS.length; cards += 1) {
  const top = 31 - Math.clz32(cards);
  TWO_SUITS[cards] = (TWO_SUITS[cards ^ (1 << top)] ?? 0) + (COUNTS[top % 7] ?? 0);
}
const JACK_COUNTS = Uint8Array.from({ length: 16 }, (_, cards) => 2 * bits(cards));

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** What some cards count together. */
export function pointsOf(cards: number): number {
  return (
    (TWO_SUITS[cards & 16383] ?? 0) +
    (TWO_SUITS[(cards >>> 14) & 16383] ?? 0) +
    (JACK_COUNTS[cards >>> 28] ?? 0)
  );
}

/** The most that so many of some cards can count. */
function most(cards: number, many: number): number {
  let left = many;
  let sum = 0;
  for (let rest = cards & ACES; rest !== 0 && left > 0; rest &= rest - 1, left -= 1) sum += 11;
  for (let rest = cards & TENS; rest !== 0 && left > 0; rest &= rest - 1, left -= 1) sum += 10;
  for (let rest = cards & KINGS; rest !== 0 && left > 0; rest &= rest - 1, left -= 1) sum += 4;
  for (let rest = cards & QUEENS; rest !== 0 && left > 0; rest &= rest - 1, left -= 1) sum += 3;
  for (let rest = cards & JACKS; rest !== 0 && left > 0; rest &= rest - 1, left -= 1) sum += 2;
  return sum;
}

/** More than a deal has: the leader takes every trick. */
export const ALL = 127;

/**
 * Points that go to the leader's side whatever the other two play: the leader cashes the cards that
 * win one after the other, and each time both others give a card. A partner is not relied upon.
 * Looks no further once there are `enough`.
 *
 * @param floor the lowest trump
 */
export function certain(hands: Int32Array, leader: number, floor: number, enough: number): number {
  const mine = hands[leader] ?? 0;
  const one = hands[leader === 2 ? 0 : leader + 1] ?? 0;
  const two = hands[leader === 0 ? 2 : leader - 1] ?? 0;
  const others = one | two;
  const trumps = -1 << floor;

  let winners = mine & trumps;
  /** Whether the others have no trumps any more once the winners among the trumps are played. */
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

  for (let from = 0; from < floor; from += 7) {
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

  if (winners === mine) return ALL;
  const sure = pointsOf(winners);
  if (winners === 0 || sure >= enough) return sure;
  // The others keep their best cards for the tricks that are left.
  const left = bits(mine ^ winners);
  return sure + pointsOf(one) - most(one, left) + pointsOf(two) - most(two, left);
}
