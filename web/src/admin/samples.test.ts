import { expect, test } from 'vitest';
import { busy, lineThrough, movesPerMinute, type Sample, SPAN_MS, withSample } from './samples.ts';

function sample(at: number, moves: number, active = 0, idle = at): Sample {
  return { at, startedAt: 0, moves, active, idle };
}

test('moves a minute are those of the minute before', () => {
  expect(movesPerMinute([])).toEqual([]);
  expect(movesPerMinute([sample(0, 500)])).toEqual([]);
  const samples = [sample(0, 500), sample(30_000, 510), sample(60_000, 530), sample(90_000, 530)];
  expect(movesPerMinute(samples)).toEqual([
    { at: 30_000, value: 20 },
    { at: 60_000, value: 30 },
    { at: 90_000, value: 20 },
  ]);
});

test('after a page has slept the rate is that of the time between', () => {
  const samples = [sample(0, 0), sample(3000, 0), sample(303_000, 50)];
  expect(movesPerMinute(samples).at(-1)).toEqual({ at: 303_000, value: 10 });
});

test('two samples of one moment tell nothing', () => {
  expect(movesPerMinute([sample(5, 1), sample(5, 3)])).toEqual([]);
});

test('another server begins anew, and old samples are dropped', () => {
  const before = [sample(0, 10), sample(1000, 20)];
  const other = { ...sample(2000, 300), startedAt: 7 };
  expect(withSample(before, other)).toEqual([other]);
  expect(withSample(before, sample(2000, 20))).toHaveLength(3);
  expect(withSample(before, sample(SPAN_MS + 60_500, 20))).toHaveLength(2);
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

test('a line goes from edge to edge, and never beyond the top', () => {
  const box = { width: 100, height: 40, most: 20 };
  expect(lineThrough([{ at: 0, value: 3 }], box)).toBe('');
  const points = [
    { at: 0, value: 0 },
    { at: 10, value: 20 },
    { at: 40, value: 10 },
  ];
  expect(lineThrough(points, box)).toBe('M0.0 40.0L25.0 0.0L100.0 20.0');
  expect(
    lineThrough(
      [points[0], points[0]].flatMap((p, i) => (p ? [{ ...p, at: i }] : [])),
      { ...box, most: 0 },
    ),
  ).toBe('M0.0 40.0L100.0 40.0');
});
