import type { Played } from '@lusoria/core';
import { describe, expect, test } from 'vitest';
import { agreement } from '../index.ts';
import { options } from './testing/script.ts';

// Rule 10, and the standings of a match.

const { next, standings } = agreement.match;

/** A round that seat `first` began; the ranking is written as `2 01` (2 won, 0 and 1 tied). */
function round(first: number, ranking: string): Played {
  const groups = ranking.split(' ').map((group) => Array.from(group, Number));
  const points = Array.from({ length: groups.flat().length }, (_, seat) => {
    const at = groups.findIndex((group) => group.includes(seat));
    return groups.slice(at + 1).flat().length;
  });
  return { first, outcome: { ranking: groups, points } };
}

describe('rule 10: who begins', () => {
  test('is drawn for the first game of a match', () => {
    expect(next([], options(), 4)).toBe('random');
    expect(next([], options({ rounds: 7 }), 4)).toBe('random');
  });

  test('then rotates', () => {
    const rounds = options({ rounds: 10 });
    const firsts = [2, 3, 0, 1, 2].map((first) => next([round(first, '0 1 2 3')], rounds, 4));
    expect(firsts).toEqual([3, 0, 1, 2, 3]);
    expect(next([round(1, '0 1'), round(0, '1 0')], rounds, 2)).toBe(1);
  });
});

describe('a match', () => {
  test.each([1, 2, 10])('ends after %i rounds', (rounds) => {
    const played = Array.from({ length: rounds }, (_, i) => round(i % 2, '0 1'));
    expect(next(played.slice(1), options({ rounds }), 2)).not.toBeNull();
    expect(next(played, options({ rounds }), 2)).toBeNull();
  });

  test('before its first round all are even', () => {
    expect(standings([], options(), 2)).toEqual([
      { seat: 0, place: 1, points: 0, won: 0 },
      { seat: 1, place: 1, points: 0, won: 0 },
    ]);
  });

  test('adds the points of its rounds', () => {
    const played = [round(0, '2 0 1'), round(1, '2 1 0'), round(2, '0 2 1')];
    expect(standings(played, options({ rounds: 3 }), 3)).toEqual([
      { seat: 2, place: 1, points: 5, won: 2 },
      { seat: 0, place: 2, points: 3, won: 1 },
      { seat: 1, place: 3, points: 1, won: 0 },
    ]);
  });

  test('counts a shared round as won for each who shares it', () => {
    const played = [round(0, '0 1 2'), round(1, '12 0')];
    expect(standings(played, options({ rounds: 2 }), 3)).toEqual([
      { seat: 0, place: 1, points: 2, won: 1 },
      { seat: 1, place: 1, points: 2, won: 1 },
      { seat: 2, place: 3, points: 1, won: 1 },
    ]);
  });

  test('with equal points goes to whoever has won more rounds; who is equal in both shares', () => {
    const played = [round(0, '0 1 2'), round(1, '2 1 0')];
    expect(standings(played, options({ rounds: 2 }), 3)).toEqual([
      { seat: 0, place: 1, points: 2, won: 1 },
      { seat: 2, place: 1, points: 2, won: 1 },
      { seat: 1, place: 3, points: 2, won: 0 },
    ]);
  });
});
