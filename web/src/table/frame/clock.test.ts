import { expect, test } from 'vitest';
import { clockFace } from './clock.ts';

const NOON = 1_700_000_000_000;
const running = { reserve: 90_000, moveUntil: NOON + 20_000, until: NOON + 110_000, late: false };
const shown = (now: number) => clockFace(running, now, 10_000);

test('a clock shows the time for the move, then the reserve running out', () => {
  expect(shown(NOON)).toEqual({ move: '0:20', reserve: '1:30', runs: true, low: false });
  expect(shown(NOON + 19_001).move).toBe('0:01');
  expect(shown(NOON + 20_000)).toEqual({ move: null, reserve: '1:30', runs: true, low: false });
  expect(shown(NOON + 50_500).reserve).toBe('1:00');
  expect(shown(NOON + 100_000)).toEqual({ move: null, reserve: '0:10', runs: true, low: true });
  expect(shown(NOON + 200_000).reserve).toBe('0:00');
});

test('a clock that stands shows what is kept for later', () => {
  const standing = { reserve: 300_000, moveUntil: null, until: null, late: false };
  const face = { move: null, reserve: '5:00', runs: false, low: false };
  expect(clockFace(standing, NOON, 10_000)).toEqual(face);
});
