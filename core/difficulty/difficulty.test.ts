import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  estimateLevel,
  levelOf,
  opponentsAt,
  scoreOf,
  type ScoredRound,
  STRENGTHS,
  strengthOf,
} from './difficulty.ts';

const LEVELS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** So many rounds at the level reached each time, with the same score. */
function after(rounds: number, score: number, first = 'a'): number {
  const results: ScoredRound[] = [{ others: [first], score }];
  while (results.length < rounds) {
    results.push({ others: opponentsAt(estimateLevel(results, LEVELS), LEVELS, 1), score });
  }
  return estimateLevel(results, LEVELS);
}

test('the score is the share of the others that one comes before, ties counting half', () => {
  const outcome = { ranking: [[2], [0, 3], [1]], points: [0, 0, 0, 0] };
  expect([0, 1, 2, 3].map((seat) => scoreOf(outcome, seat))).toEqual([0.5, 0, 1, 0.5]);
});

test('whoever has played nothing meets the gentlest', () => {
  expect(estimateLevel([], LEVELS)).toBe(0);
  expect(opponentsAt(0, LEVELS, 3)).toEqual(['a', 'a', 'a']);
});

test('whoever wins meets better opponents, whoever loses weaker ones, down to the gentlest', () => {
  expect(after(1, 1)).toBe(2);
  expect(after(10, 1)).toBe(7);
  expect(after(10, 0, 'h')).toBeLessThan(1);
  expect(after(10, 0.5, 'd')).toBe(3);
});

test('one bad round after many does not throw anybody back', () => {
  const results = Array.from(
    { length: 20 },
    (_, n): ScoredRound => ({ others: ['e'], score: n % 2 }),
  );
  const before = estimateLevel(results, LEVELS);
  expect(before - estimateLevel([...results, { others: ['e'], score: 0 }], LEVELS)).toBeLessThan(1);
});

test('rounds with people, and with bots that are no level, do not count', () => {
  const counted: ScoredRound[] = [{ others: ['b', 'c'], score: 1 }];
  const others: ScoredRound[] = [
    { others: ['b', null], score: 0 },
    { others: ['coach', 'c'], score: 0 },
    { others: [], score: 0 },
  ];
  expect(estimateLevel([...others, ...counted, ...others], LEVELS)).toBe(
    estimateLevel(counted, LEVELS),
  );
});

test('the estimate is a level, and so many opponents have it on average', () => {
  const round = fc.record({
    others: fc.array(fc.constantFrom(...LEVELS), { minLength: 1, maxLength: 4 }),
    score: fc.constantFrom(0, 0.25, 0.5, 0.75, 1),
  });
  fc.assert(
    fc.property(
      fc.array(round, { maxLength: 30 }),
      fc.integer({ min: 1, max: 5 }),
      (results, n) => {
        const level = estimateLevel(results, LEVELS);
        expect(level).toBeGreaterThanOrEqual(0);
        expect(level).toBeLessThanOrEqual(LEVELS.length - 1);
        const at = opponentsAt(level, LEVELS, n).map((bot) => LEVELS.indexOf(bot));
        expect(at).toHaveLength(n);
        const average = at.reduce((sum, one) => sum + one, 0) / n;
        expect(Math.abs(average - level)).toBeLessThanOrEqual(0.5 / n + 1e-9);
      },
    ),
  );
});

test('every level has a word for its strength, and every strength its levels', () => {
  expect(LEVELS.map((bot) => strengthOf(bot, LEVELS))).toEqual(
    STRENGTHS.flatMap((one) => [one, one]),
  );
  expect(STRENGTHS.map((one) => strengthOf(defaultBot(one, LEVELS), LEVELS))).toEqual(STRENGTHS);
  expect(STRENGTHS.map((one) => levelOf(one, LEVELS.slice(0, 4)))).toEqual([0, 1, 2, 3]);
  expect(strengthOf('coach', LEVELS)).toBeNull();
});

function defaultBot(strength: (typeof STRENGTHS)[number], levels: readonly string[]): string {
  return opponentsAt(levelOf(strength, levels), levels, 1)[0] ?? '';
}
