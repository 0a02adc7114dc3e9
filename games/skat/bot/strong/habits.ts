import type { Layout } from '../solver/index.ts';
import type { Kind } from './features.ts';

/*
 * How players choose among their cards: a sum of weights for each card, of which the softmax makes a
 * chance. It serves to tell which hands fit the cards that somebody has played.
 */

/** When a card is played: by whom, after whom, and what is gone by then. */
export interface Moment {
  readonly layout: Layout;
  /** 0 is the declarer. */
  readonly place: number;
  /** The cards on the table, who holds the trick with which card; -1 for whoever leads. */
  readonly on: number;
  readonly led: number;
  readonly best: number;
  readonly holder: number;
  /** Whether it is the first trick. */
  readonly first: boolean;
  /** The cards played before. */
  readonly gone: number;
}

const SITUATIONS = 30;
const CLASSES = 36;
const LENGTHS = 4;
const RANGES = 4;

/** How many weights a kind of game has. */
export const HABITS = SITUATIONS * (CLASSES + LENGTHS + RANGES);

/** What goes on, as a number below 30. */
export function situation({ layout, place, on, led, holder, first }: Moment): number {
  if (on === 0) return place * 10 + (first ? 0 : 1);
  const trumps = led >= layout.floor ? 2 : 0;
  const friend = place !== 0 && holder !== 0 ? 1 : 0;
  return place * 10 + (on === 1 ? 2 : 6) + trumps + friend;
}

/** Of a suit of seven: low cards, queen, king, ten, ace. */
const RANK = [0, 0, 0, 1, 2, 3, 4];
/** The same among trumps, where king and queen are alike. */
const TRUMP_RANK = [0, 0, 0, 1, 1, 2, 3];

function classOf({ layout, led, best }: Moment, card: number, isMaster: boolean): number {
  const beats = best < 0 ? isMaster : (((layout.beats[best] ?? 0) >>> card) & 1) === 1;
  const up = beats ? 1 : 0;
  if (layout.kind === 2) return (card & 7) * 2 + up;
  if (card >= 28) return (card - 28 + 4) * 2 + up;
  if (card >= layout.floor) return (TRUMP_RANK[card % 7] ?? 0) * 2 + up;
  const follows = led >= 0 && (((layout.follow[led] ?? 0) >>> card) & 1) === 1;
  return (8 + (follows ? 0 : 5) + (RANK[card % 7] ?? 0)) * 2 + up;
}

/** The numbers of a card's three weights; they stand here until the next call. */
export const numbers: Int32Array = new Int32Array(3);

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Finds the numbers of the weights of a card that is played from a hand. */
export function findHabits(moment: Moment, at: number, hand: number, card: number): void {
  const { layout, gone } = moment;
  const suit = layout.follow[card] ?? 0;
  const own = hand & suit;
  const above = -(2 << card);
  const isMaster = (suit & above & ~hand & ~gone) === 0;
  const highest = (own & above) === 0;
  const lowest = (own & ((1 << card) - 1)) === 0;
  const range = (highest ? 1 : 0) + (lowest ? 2 : 0);
  numbers[0] = at * CLASSES + classOf(moment, card, isMaster);
  numbers[1] = SITUATIONS * CLASSES + at * LENGTHS + Math.min(LENGTHS, bits(own)) - 1;
  numbers[2] = SITUATIONS * (CLASSES + LENGTHS) + at * RANGES + range;
}

/** The cards of a hand that may be played at a moment. */
export function legalAt({ layout, led }: Moment, hand: number): number {
  const following = led < 0 ? 0 : hand & (layout.follow[led] ?? 0);
  return following === 0 ? hand : following;
}

/** How likely somebody with this hand plays this card. */
export function chanceOf(
  weights: Float64Array,
  moment: Moment,
  at: number,
  hand: number,
  card: number,
): number {
  let all = 0;
  let own = 0;
  for (let rest = legalAt(moment, hand); rest !== 0; rest &= rest - 1) {
    const one = 31 - Math.clz32(rest & -rest);
    findHabits(moment, at, hand, one);
    const weight = Math.exp(
      (weights[numbers[0] ?? 0] ?? 0) +
        (weights[numbers[1] ?? 0] ?? 0) +
        (weights[numbers[2] ?? 0] ?? 0),
    );
    all += weight;
    if (one === card) own = weight;
  }
  return own / all;
}

export type Habits = Readonly<Record<Kind, Float64Array>>;
