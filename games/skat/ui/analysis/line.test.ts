import type { PlayReview, CardReview } from '@lusoria/skat/analysis';
import { describe, expect, test } from 'vitest';
import { HEIGHT, heightOf, placeOf, pointsOf, valuesByTrick, WIDTH } from './line.ts';

function step(trick: number, value: number): CardReview {
  return { trick, seat: 0, card: 'CJ', options: [], before: value, value, lost: 0, turned: null };
}

/** Two tricks, the second one broken off. */
const PLAY: PlayReview = {
  target: 61,
  start: 70,
  end: 55,
  steps: [step(0, 70), step(0, 64), step(0, 64), step(1, 58), step(1, 55)],
};

describe('the line of a deal', () => {
  test('has a point for the beginning and for every card, more points higher up', () => {
    const points = pointsOf(PLAY);
    expect(points.map(({ x }) => x)).toEqual([0, 1, 2, 3, 4, 5].map(placeOf));
    expect(points.map(({ y }) => y)).toEqual([70, 70, 64, 64, 58, 55].map(heightOf));
    expect(heightOf(61)).toBeLessThan(heightOf(60));
  });

  test('stays within its frame', () => {
    const corners = [placeOf(0), placeOf(30), heightOf(0), heightOf(120)];
    expect(Math.min(...corners)).toBeGreaterThan(0);
    expect(placeOf(30)).toBeLessThan(WIDTH);
    expect(heightOf(0)).toBeLessThan(HEIGHT);
  });

  test('is told trick by trick, from the beginning', () => {
    expect(valuesByTrick(PLAY)).toEqual([70, 64, 55]);
    expect(valuesByTrick({ ...PLAY, steps: [] })).toEqual([70]);
  });
});
