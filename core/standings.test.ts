import { expect, test } from 'vitest';
import type { Played } from './contract.ts';
import { nextInTurn, outcomeByPoints, standingsOf } from './standings.ts';

const played: readonly Played[] = [
  { first: 0, outcome: { ranking: [[1], [0, 2]], points: [1, 4, 1] } },
  { first: 1, outcome: { ranking: [[0], [1], [2]], points: [3, 0, 2] } },
];

test('rounds are added up, and equal points share a place', () => {
  expect(standingsOf(played, 3)).toEqual([
    { seat: 0, points: 4, won: 1, place: 1 },
    { seat: 1, points: 4, won: 1, place: 1 },
    { seat: 2, points: 3, won: 0, place: 3 },
  ]);
});

test('a game says what is better', () => {
  const fewest = standingsOf(played, 3, (a, b) => a.points - b.points || b.won - a.won);
  expect(fewest.map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [0, 2],
    [1, 2],
  ]);
});

test('an outcome without points for a seat is an error', () => {
  expect(() => standingsOf(played, 4)).toThrow('missing');
});

test('a round is ranked by points, the most or the fewest', () => {
  expect(outcomeByPoints([3, 5, 3])).toEqual({ ranking: [[1], [0, 2]], points: [3, 5, 3] });
  expect(outcomeByPoints([3, 5, 3], 'fewest').ranking).toEqual([[0, 2], [1]]);
});

test('everybody begins in turn, after the one who was drawn', () => {
  expect(nextInTurn([], 3, 3)).toBe('random');
  expect(nextInTurn(played, 3, 3)).toBe(2);
  expect(nextInTurn(played, 2, 3)).toBeNull();
});
