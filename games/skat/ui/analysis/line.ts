import type { PlayReview } from '@lusoria/skat/analysis';

/** A drawing, in units of its own. */
export const WIDTH = 330;
export const HEIGHT = 132;
const LEFT = 26;
const RIGHT = 10;
const TOP = 12;
const BOTTOM = 20;
const MAX_POINTS = 120;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The y coordinate of a number of card points. */
export function heightOf(points: number): number {
  return TOP + ((MAX_POINTS - points) / MAX_POINTS) * (HEIGHT - TOP - BOTTOM);
}

/** The x coordinate of the state after so many cards. */
export function placeOf(cards: number): number {
  return LEFT + (cards / 30) * (WIDTH - LEFT - RIGHT);
}

/** The declarer's points with the best play of all: before the first card and after each. */
export function pointsOf({ start, steps }: PlayReview): readonly Point[] {
  return [start, ...steps.map(({ value }) => value)].map((value, i) => ({
    x: placeOf(i),
    y: heightOf(value),
  }));
}

/** The same before the first trick and after each, as numbers. */
export function valuesByTrick({ start, steps }: PlayReview): readonly number[] {
  return [
    start,
    ...steps.flatMap(({ trick, value }, i) => (steps[i + 1]?.trick === trick ? [] : [value])),
  ];
}
