import { expect, test } from 'vitest';
import { busy, hoursOf, movesPerMinute, type Sample, withSample } from './samples.ts';

function sample(at: number, moves: number, active = 0, idle = at): Sample {
  return { at, startedAt: 0, moves, active, idle };
}

test('moves a minute are those of the minute before', () => {
  expect(movesPerMinute([])).toBeNull();
  const samples = [sample(0, 500), sample(30_000, 510), sample(60_000, 530), sample(90_000, 530)];
  const rates = samples.map((_, i) => movesPerMinute(samples.slice(0, i + 1)));
  expect(rates).toEqual([null, 20, 30, 20]);
});

test('after a page has slept the rate is that of the time between', () => {
  const slept = withSample([sample(0, 0), sample(3000, 0)], sample(303_000, 50));
  expect(slept).toHaveLength(2);
  expect(movesPerMinute(slept)).toBe(10);
});

test('two samples of one moment tell nothing', () => {
  expect(movesPerMinute([sample(5, 1), sample(5, 3)])).toBeNull();
});

test('another server begins anew, and old samples are dropped', () => {
  const before = [sample(0, 10), sample(1000, 20)];
  const other = { ...sample(2000, 300), startedAt: 7 };
  expect(withSample(before, other)).toEqual([other]);
  expect(withSample(before, sample(2000, 20))).toHaveLength(3);
  expect(withSample(before, sample(60_500, 20))).toHaveLength(2);
});

test('the day is told by its hours, the latest first, each with its peaks', () => {
  const minute = (at: number, people: number, moves: number) => ({
    at: at * 60_000,
    people,
    moves,
  });
  const minutes = [minute(58, 3, 10), minute(59, 2, 40), minute(60, 7, 0), minute(61, 5, 9)];
  expect(hoursOf([])).toEqual([]);
  expect(hoursOf(minutes)).toEqual([
    { at: 3_600_000, people: 7, moves: 9 },
    { at: 0, people: 3, moves: 40 },
  ]);
});

test('how busy it is, is told of the last moments', () => {
  expect(busy([])).toBe(0);
  expect(busy([sample(0, 0, 250, 750)])).toBe(0.25);
  const samples = [
    sample(0, 0, 0, 0),
    sample(60_000, 0, 1000, 59_000),
    sample(65_000, 0, 3500, 61_500),
  ];
  expect(busy(samples)).toBe(0.5);
});
