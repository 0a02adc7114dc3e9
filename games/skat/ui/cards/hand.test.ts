import { expect, test } from 'vitest';
import { spread } from './hand.ts';

test('Twelve cards fit a phone and each can be pressed', () => {
  for (const width of [312, 352, 367, 382]) {
    const { card, step } = spread(12, width, 84);
    expect(card + 11 * step).toBeLessThanOrEqual(width);
    expect(step).toBeGreaterThanOrEqual(24);
    expect(card).toBeGreaterThanOrEqual(48);
  }
  expect(spread(12, 382, 84)).toEqual({ card: 84, step: 298 / 11 });
});

test('Where there is room a hand lies together', () => {
  expect(spread(10, 1200, 104)).toEqual({ card: 104, step: 104 * 0.8 });
  expect(spread(1, 382, 84).card).toBe(84);
});
