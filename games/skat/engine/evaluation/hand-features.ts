import type { GameKind } from '../game-kind.ts';
import { countOf } from '../solver/index.ts';

/*
 * Features of a declarer's ten cards, as indices of weights that are summed up: a table
 * per suit, trumps, and counts, as in Kermit's hand evaluation (Buro, Long, Furtak and Sturtevant 2009).
 * Masks as in the solver's layouts: in a suit game the trumps from bit 21, suits of seven below; in
 * grand four suits of seven and the jacks from bit 28; in null four suits of eight.
 */

/** Offsets of the groups of weights, by kind; the last number is their count. */
const SUIT = {
  position: 1,
  points: 4,
  trumps: 18,
  sides: 2066,
  aces: 2194,
  losers: 2386,
  tempo: 2506,
  size: 2536,
};
const GRAND = {
  position: 1,
  points: 4,
  jacks: 18,
  sides: 66,
  aces: 194,
  losers: 274,
  tempo: 329,
  size: 362,
};
const NULL = { position: 1, suits: 4, risky: 260, danger: 275, size: 308 };

export const HAND_WEIGHTS: Readonly<Record<GameKind, number>> = {
  suit: SUIT.size,
  grand: GRAND.size,
  null: NULL.size,
};

const SEVEN = 127;
const ACE = 1 << 6;
const TEN = 1 << 5;

/** Losers of a side suit: all cards but the ace, and the ten beside it. */
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

/** The most features that a hand can have. */
export const MAX_HAND_FEATURES = 16;

/** The features found last, as far as `findHandFeatures` says; overwritten by the next call. */
export const handFeatures: Int32Array = new Int32Array(MAX_HAND_FEATURES);
let count = 0;

function add(index: number): void {
  handFeatures[count] = index;
  count += 1;
}

function pointsStep(points: number): number {
  return Math.min(13, points >> 1);
}

function findInSuit(hand: number, points: number, position: number): void {
  const trumps = hand >>> 21;
  const length = COUNT[trumps]!;
  let aces = 0;
  let voids = 0;
  let losers = 0;
  for (let from = 0; from < 21; from += 7) {
    const suit = (hand >>> from) & SEVEN;
    add(SUIT.sides + suit);
    if ((suit & ACE) !== 0) aces += 1;
    if (suit === 0) voids += 1;
    losers += LOSERS[suit]!;
  }
  const many = Math.min(9, losers);
  add(SUIT.position + position);
  add(SUIT.points + pointsStep(points));
  add(SUIT.trumps + trumps);
  add(SUIT.aces + (length * 4 + aces) * 4 + voids);
  add(SUIT.losers + length * 10 + many);
  add(SUIT.tempo + position * 10 + many);
}

function findInGrand(hand: number, points: number, position: number): void {
  const jacks = hand >>> 28;
  let aces = 0;
  let losers = 0;
  for (let from = 0; from < 28; from += 7) {
    const suit = (hand >>> from) & SEVEN;
    add(GRAND.sides + suit);
    if ((suit & ACE) !== 0) aces += 1;
    losers += LOSERS[suit]!;
  }
  const many = Math.min(10, losers);
  add(GRAND.position + position);
  add(GRAND.points + pointsStep(points));
  add(GRAND.jacks + jacks * 3 + position);
  add(GRAND.aces + jacks * 5 + aces);
  add(GRAND.losers + COUNT[jacks]! * 11 + many);
  add(GRAND.tempo + position * 11 + many);
}

function findInNull(hand: number, position: number): void {
  let risky = 0;
  let danger = 0;
  for (let from = 0; from < 32; from += 8) {
    const suit = (hand >>> from) & 255;
    add(NULL.suits + suit);
    const here = DANGER[suit]!;
    if (here > 0) risky += 1;
    danger += here;
  }
  add(NULL.position + position);
  add(NULL.risky + position * 5 + risky);
  add(NULL.danger + position * 11 + Math.min(10, danger));
}

/**
 * Finds the features of ten cards.
 *
 * @param points card points of the discards
 * @param position 0 for forehand, 1 and 2 for middlehand and rearhand
 * @returns how many there are; they stand in `handFeatures` until the next call
 */
export function findHandFeatures(
  kind: GameKind,
  hand: number,
  points: number,
  position: number,
): number {
  count = 0;
  add(0);
  if (kind === 'suit') findInSuit(hand, points, position);
  else if (kind === 'grand') findInGrand(hand, points, position);
  else findInNull(hand, position);
  return count;
}
