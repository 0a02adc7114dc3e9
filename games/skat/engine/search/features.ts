import { countOf } from '../solver/index.ts';

/*
 * What is looked at in ten cards that somebody plays alone, as numbers of weights that are added up.
 * Masks as in the solver's layouts: in a suit game the trumps from bit 21, sides of seven below; in
 * grand four suits of seven and the jacks from bit 28; in null four suits of eight.
 */

/** The kinds of games; all suits are alike. */
export const KINDS = ['suit', 'grand', 'null'] as const;
export type Kind = (typeof KINDS)[number];

/** Where the weights of a kind begin that belong together; the last number is how many there are. */
const SUIT = {
  place: 1,
  points: 4,
  trumps: 18,
  sides: 2066,
  aces: 2194,
  losers: 2386,
  tempo: 2506,
  size: 2536,
};
const GRAND = {
  place: 1,
  points: 4,
  jacks: 18,
  sides: 66,
  aces: 194,
  losers: 274,
  tempo: 329,
  size: 362,
};
const NULL = { place: 1, suits: 4, risky: 260, danger: 275, size: 308 };

export const SIZES: Readonly<Record<Kind, number>> = {
  suit: SUIT.size,
  grand: GRAND.size,
  null: NULL.size,
};

const SEVEN = 127;
const ACE = 1 << 6;
const TEN = 1 << 5;

/** Cards of a side suit that may well lose a trick: all but the ace, and the ten beside it. */
const LOSERS = Uint8Array.from({ length: 128 }, (_, suit) => {
  const winners = (suit & ACE) === 0 ? 0 : (suit & TEN) === 0 ? 1 : 2;
  return countOf(suit) - winners;
});
const COUNT = Uint8Array.from({ length: 2048 }, (_, cards) => countOf(cards));

/** In null: lower cards that the others have too many, summed over a suit. */
const DANGER = Uint8Array.from({ length: 256 }, (_, suit) => {
  let sum = 0;
  let held = 0;
  for (let at = 0; at < 8; at += 1) {
    if (((suit >>> at) & 1) === 0) continue;
    sum += Math.max(0, at - 2 * held);
    held += 1;
  }
  return sum;
});

const MOST = 16;
const indices = new Int32Array(MOST);
let count = 0;

function add(index: number): void {
  indices[count] = index;
  count += 1;
}

function pointsStep(points: number): number {
  return Math.min(13, points >> 1);
}

function inSuit(hand: number, points: number, place: number): void {
  const trumps = hand >>> 21;
  const length = COUNT[trumps] ?? 0;
  let aces = 0;
  let voids = 0;
  let losers = 0;
  for (let from = 0; from < 21; from += 7) {
    const suit = (hand >>> from) & SEVEN;
    add(SUIT.sides + suit);
    if ((suit & ACE) !== 0) aces += 1;
    if (suit === 0) voids += 1;
    losers += LOSERS[suit] ?? 0;
  }
  const many = Math.min(9, losers);
  add(SUIT.place + place);
  add(SUIT.points + pointsStep(points));
  add(SUIT.trumps + trumps);
  add(SUIT.aces + (length * 4 + aces) * 4 + voids);
  add(SUIT.losers + length * 10 + many);
  add(SUIT.tempo + place * 10 + many);
}

function inGrand(hand: number, points: number, place: number): void {
  const jacks = hand >>> 28;
  let aces = 0;
  let losers = 0;
  for (let from = 0; from < 28; from += 7) {
    const suit = (hand >>> from) & SEVEN;
    add(GRAND.sides + suit);
    if ((suit & ACE) !== 0) aces += 1;
    losers += LOSERS[suit] ?? 0;
  }
  const many = Math.min(10, losers);
  add(GRAND.place + place);
  add(GRAND.points + pointsStep(points));
  add(GRAND.jacks + jacks * 3 + place);
  add(GRAND.aces + jacks * 5 + aces);
  add(GRAND.losers + (COUNT[jacks] ?? 0) * 11 + many);
  add(GRAND.tempo + place * 11 + many);
}

function inNull(hand: number, place: number): void {
  let risky = 0;
  let danger = 0;
  for (let from = 0; from < 32; from += 8) {
    const suit = (hand >>> from) & 255;
    add(NULL.suits + suit);
    const here = DANGER[suit] ?? 0;
    if (here > 0) risky += 1;
    danger += here;
  }
  add(NULL.place + place);
  add(NULL.risky + place * 5 + risky);
  add(NULL.danger + place * 11 + Math.min(10, danger));
}

/**
 * Finds the numbers of the weights of ten cards.
 *
 * @param points what was laid away
 * @param place 0 for forehand, 1 and 2 for middlehand and rearhand
 * @returns how many there are; they stand in `found` until the next call
 */
export function find(kind: Kind, hand: number, points: number, place: number): number {
  count = 0;
  add(0);
  if (kind === 'suit') inSuit(hand, points, place);
  else if (kind === 'grand') inGrand(hand, points, place);
  else inNull(hand, place);
  return count;
}

/** The numbers that `find` has found. */
export const found: Int32Array = indices;
