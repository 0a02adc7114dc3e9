import { countOf, type Layout } from '../solver/index.ts';
import type { Source } from './source.ts';

/*
 * How players choose among their cards: a sum of weights for each card, of which the softmax makes a
 * chance. It serves to tell which hands fit the cards that somebody has played, and to play games out.
 */

/** When a card is played: by whom, after what, and what everybody knows by then. */
export interface Moment {
  readonly layout: Layout;
  /** 0 is the declarer. */
  readonly place: number;
  readonly trick: number;
  /** The cards on the table and what they count. */
  readonly on: number;
  readonly points: number;
  /** What was led, and who holds the trick with which card; -1 for whoever leads. */
  readonly led: number;
  readonly best: number;
  readonly holder: number;
  /** The cards played before. */
  readonly gone: number;
  /** By place, as cards: the suits it has led, and those it cannot have any more. */
  readonly asked: readonly [number, number, number];
  readonly lacks: readonly [number, number, number];
}

/** Before the first card. */
export function opening(layout: Layout, place: number): Moment {
  return {
    layout,
    place,
    trick: 0,
    on: 0,
    points: 0,
    led: -1,
    best: -1,
    holder: -1,
    gone: 0,
    asked: [0, 0, 0],
    lacks: [0, 0, 0],
  };
}

type Places = readonly [number, number, number];

function withSuit([a, b, c]: Places, place: number, suit: number): Places {
  return [place === 0 ? a | suit : a, place === 1 ? b | suit : b, place === 2 ? c | suit : c];
}

/** After a card has been played. */
export function after(moment: Moment, card: number): Moment {
  const { layout, place, led, best, on } = moment;
  const wins = best < 0 || (((layout.beats[best] ?? 0) >>> card) & 1) === 1;
  const holder = wins ? place : moment.holder;
  const suit = layout.follow[led < 0 ? card : led] ?? 0;
  const isFollowing = ((suit >>> card) & 1) === 1;
  const known = {
    layout,
    gone: moment.gone | (1 << card),
    asked: led < 0 ? withSuit(moment.asked, place, suit) : moment.asked,
    lacks: isFollowing ? moment.lacks : withSuit(moment.lacks, place, suit),
  };
  if (on === 2) {
    const next = { place: holder, trick: moment.trick + 1, on: 0, points: 0 };
    return { ...known, ...next, led: -1, best: -1, holder: -1 };
  }
  return {
    ...known,
    place: (place + 1) % 3,
    trick: moment.trick,
    on: on + 1,
    points: moment.points + (layout.points[card] ?? 0),
    led: led < 0 ? card : led,
    best: wins ? card : best,
    holder,
  };
}

const SITUATIONS = 30;

/** What goes on, as a number below 30. */
export function situation({ layout, place, on, led, holder, trick }: Moment): number {
  if (on === 0) return place * 10 + (trick === 0 ? 0 : 1);
  const trumps = led >= layout.floor ? 2 : 0;
  const friend = place !== 0 && holder !== 0 ? 1 : 0;
  return place * 10 + (on === 1 ? 2 : 6) + trumps + friend;
}

/** The groups of weights, of each of which a card has one at most: how many there are in a situation. */
const CLASS = { from: 0, size: 36 };
const RANGE = { from: 36, size: 4 };
const LENGTH = { from: 40, size: 26 };
const STAGE = { from: 66, size: 40 };
const TABLE = { from: 106, size: 24 };
const UNSEEN = { from: 130, size: 40 };
const COVERED = { from: 170, size: 80 };
const THROWN = { from: 250, size: 12 };
const TRUMPS = { from: 262, size: 56 };
const PER_SITUATION = 318;
/** Of those who lead a side suit, by place: who has led it before, and who is known to have none. */
const AGAIN = { from: SITUATIONS * PER_SITUATION, size: 64 };
const VOIDS = { from: AGAIN.from + 3 * AGAIN.size, size: 32 };

/** How many weights a kind of game has. */
export const HABITS = VOIDS.from + 3 * VOIDS.size;

/** Of a suit of seven: low cards, queen, king, ten, ace. */
const RANK = [0, 0, 0, 1, 2, 3, 4];
/** The same among trumps, where king and queen are alike. */
const TRUMP_RANK = [0, 0, 0, 1, 1, 2, 3];
/** Low, middle and high in a suit of seven, and in one of eight. */
const HEIGHT = [0, 0, 0, 1, 1, 2, 2];
const HEIGHT_OF_EIGHT = [0, 0, 0, 1, 1, 1, 2, 2];

/** The numbers of a card's weights, as far as they were found; they stand here until the next call. */
export const numbers: Int32Array = new Int32Array(12);

interface Group {
  readonly from: number;
}

/** Finds the numbers of the weights of a card that is played from a hand, and says how many there are. */
export function findHabits(moment: Moment, at: number, hand: number, card: number): number {
  const { layout, gone, led, best, on } = moment;
  const suit = layout.follow[card] ?? 0;
  const own = hand & suit;
  const length = countOf(own);
  const above = -(2 << card);
  const unseen = suit & ~hand & ~gone;
  const higher = Math.min(3, countOf(unseen & above));
  const beats = best < 0 ? higher === 0 : (((layout.beats[best] ?? 0) >>> card) & 1) === 1;
  const up = beats ? 1 : 0;
  const isTrump = card >= layout.floor;
  const isJack = layout.kind !== 2 && card >= 28;
  const rank = layout.kind === 2 ? card & 7 : card % 7;
  const height = (layout.kind === 2 ? HEIGHT_OF_EIGHT[rank] : HEIGHT[rank]) ?? 0;
  const follows = led >= 0 && (((layout.follow[led] ?? 0) >>> card) & 1) === 1;
  let count = 0;
  const base = at * PER_SITUATION;
  const add = ({ from }: Group, number: number): void => {
    numbers[count] = base + from + number;
    count += 1;
  };

  const sort = isJack
    ? 4 + card - 28
    : isTrump
      ? (TRUMP_RANK[rank] ?? 0)
      : layout.kind === 2
        ? 8 + rank
        : 8 + (follows ? 0 : 5) + (RANK[rank] ?? 0);
  add(CLASS, sort * 2 + up);
  const highest = (own & above) === 0;
  const lowest = (own & ((1 << card) - 1)) === 0;
  add(RANGE, (highest ? 1 : 0) + (lowest ? 2 : 0));
  add(LENGTH, isTrump ? 14 + length : Math.min(6, length - 1) * 2 + up);
  const group = isJack ? 4 : isTrump ? 3 : height;
  add(STAGE, (stageOf(moment.trick) * 5 + group) * 2 + up);
  if (on > 0) {
    const points = layout.points[card] ?? 0;
    const worth = points === 0 ? 0 : points < 10 ? 1 : 2;
    add(TABLE, (tableOf(moment.points) * 3 + worth) * 2 + up);
  }
  const left = countOf(unseen);
  add(UNSEEN, (higher * 5 + Math.min(4, left)) * 2 + (isTrump ? 1 : 0));
  if (isTrump) {
    add(TRUMPS, (Math.min(6, left) * 4 + Math.min(4, length) - 1) * 2 + (isJack ? 1 : 0));
    return count;
  }
  const top = 31 - Math.clz32(suit);
  const cover = ((own >>> top) & 1) * 2 + ((own >>> (top - 1)) & 1);
  add(COVERED, ((cover * 5 + (RANK[rank] ?? 4)) * 2 + (follows ? 1 : 0)) * 2 + up);
  if (on > 0 && !follows) add(THROWN, Math.min(3, length) * 3 + height);
  if (on === 0) count = findLeads(moment, suit, height * 2 + up, count);
  return count;
}

/** What was led before, and who can have no card of the suit, when a side suit is led. */
function findLeads(
  { place, asked, lacks }: Moment,
  suit: number,
  how: number,
  from: number,
): number {
  const friend = place === 0 ? 0 : 3 - place;
  const by = (who: number): boolean => ((asked[who] ?? 0) & suit) !== 0;
  const isVoid = (who: number): boolean => ((lacks[who] ?? 0) & suit) !== 0;
  const [foes, isFoeVoid] =
    place === 0 ? [by(1) || by(2), isVoid(1) || isVoid(2)] : [by(0), isVoid(0)];
  const again = (by(place) ? 1 : 0) + (friend > 0 && by(friend) ? 2 : 0) + (foes ? 4 : 0);
  const voids = (isFoeVoid ? 1 : 0) + (friend > 0 && isVoid(friend) ? 2 : 0);
  numbers[from] = AGAIN.from + place * AGAIN.size + again * 8 + how;
  numbers[from + 1] = VOIDS.from + place * VOIDS.size + voids * 8 + how;
  return from + 2;
}

function stageOf(trick: number): number {
  return trick === 0 ? 0 : trick < 3 ? 1 : trick < 6 ? 2 : 3;
}

function tableOf(points: number): number {
  return points < 3 ? 0 : points < 10 ? 1 : points < 14 ? 2 : 3;
}

/** The cards of a hand that may be played at a moment. */
export function legalAt({ layout, led }: Moment, hand: number): number {
  const following = led < 0 ? 0 : hand & (layout.follow[led] ?? 0);
  return following === 0 ? hand : following;
}

/** A card that was played, and when. */
export interface Choice {
  readonly moment: Moment;
  readonly at: number;
  readonly card: number;
}

/** How somebody chooses: by weights, and the sharper the rather what they favour. 1: as learned. */
export interface Manner {
  readonly weights: Float64Array;
  readonly sharp: number;
}

const playable = new Int32Array(12);
const shares = new Float64Array(12);

/** Finds the cards that may be played and how likely each is, but for a factor; says how many there are. */
function weigh(moment: Moment, at: number, hand: number, { weights, sharp }: Manner): number {
  let size = 0;
  for (let rest = legalAt(moment, hand); rest !== 0; rest &= rest - 1) {
    const card = 31 - Math.clz32(rest & -rest);
    const many = findHabits(moment, at, hand, card);
    let sum = 0;
    for (let i = 0; i < many; i += 1) sum += weights[numbers[i] ?? 0] ?? 0;
    playable[size] = card;
    shares[size] = Math.exp(sharp * sum);
    size += 1;
  }
  return size;
}

/** How likely somebody with this hand plays this card. */
export function chanceOf(
  weights: Float64Array,
  { moment, at, card }: Choice,
  hand: number,
): number {
  const size = weigh(moment, at, hand, { weights, sharp: 1 });
  let all = 0;
  let own = 0;
  for (let i = 0; i < size; i += 1) {
    const share = shares[i] ?? 0;
    all += share;
    if (playable[i] === card) own = share;
  }
  return own / all;
}

/** A card of this hand, drawn as somebody chooses. */
export function drawnCard(moment: Moment, hand: number, manner: Manner, source: Source): number {
  const legal = legalAt(moment, hand);
  if ((legal & (legal - 1)) === 0) return 31 - Math.clz32(legal);
  const size = weigh(moment, situation(moment), hand, manner);
  let all = 0;
  for (let i = 0; i < size; i += 1) all += shares[i] ?? 0;
  let left = source.unit() * all;
  for (let i = 0; i < size - 1; i += 1) {
    left -= shares[i] ?? 0;
    if (left < 0) return playable[i] ?? 0;
  }
  return playable[size - 1] ?? 0;
}
