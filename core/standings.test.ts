import { expect, test } from 'vitest';
import type { Played } from './contract.ts';
import { standingsOf } from './standings.ts';

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
