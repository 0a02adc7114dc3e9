import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ticksFor } from './scale.ts';

test.each([
  [[], [0, 0.25, 0.5, 0.75, 1]],
  [[0], [0, 0.25, 0.5, 0.75, 1]],
  [
    [3, 7],
    [0, 2, 4, 6, 8],
  ],
  [
    [-40, 120],
    [-50, 0, 50, 100, 150],
  ],
  [
    [0.2, 0.9],
    [0, 0.25, 0.5, 0.75, 1],
  ],
])('the axis for %j has %j', (values, ticks) => {
  expect(ticksFor(values)).toEqual(ticks);
});

test('an axis holds zero and all values, in even steps, and not many', () => {
  // Points, and percentages with two decimals.
  const value = fc.integer({ min: -100_000_000, max: 100_000_000 }).map((n) => n / 100);
  fc.assert(
    fc.property(fc.array(value, { maxLength: 20 }), (values) => {
      const ticks = ticksFor(values);
      const [low = 0] = ticks;
      const high = ticks.at(-1) ?? 0;
      expect(Math.min(0, ...values)).toBeGreaterThanOrEqual(low);
      expect(Math.max(0, ...values)).toBeLessThanOrEqual(high);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(5);
      const step = (ticks[1] ?? 0) - low;
      ticks.forEach((tick, i) => expect(tick).toBeCloseTo(low + i * step, 6));
    }),
  );
});
