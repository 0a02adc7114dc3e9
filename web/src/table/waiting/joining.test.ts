import { expect, test } from 'vitest';
import { takeWish, wantSeat } from './joining.ts';

test('whoever has asked for a seat is seated at that table only, and only once', () => {
  expect(takeWish('AAAAAA')).toBe(false);
  wantSeat('AAAAAA');
  expect(['BBBBBB', 'AAAAAA', 'AAAAAA'].map(takeWish)).toEqual([false, true, false]);
});
