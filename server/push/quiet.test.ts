import { expect, test } from 'vitest';
import { afterNight } from './quiet.ts';

const berlin = (iso: string) =>
  new Date(afterNight(Date.parse(iso), 'Europe/Berlin')).toISOString();

test('by day people are told at once', () => {
  expect(berlin('2026-01-10T06:00:00.000Z')).toBe('2026-01-10T06:00:00.000Z');
  expect(berlin('2026-01-10T20:59:59.999Z')).toBe('2026-01-10T20:59:59.999Z');
});

test('from ten in the evening to seven in the morning by their own clock they are left in peace', () => {
  expect(berlin('2026-01-10T21:00:00.001Z')).toBe('2026-01-11T06:00:00.000Z');
  expect(berlin('2026-01-11T05:59:00.000Z')).toBe('2026-01-11T06:00:00.000Z');
  // In the night in which the clock is put forward.
  expect(berlin('2026-03-28T22:30:00.000Z')).toBe('2026-03-29T05:00:00.000Z');
  const kathmandu = afterNight(Date.parse('2026-01-10T18:00:00.000Z'), 'Asia/Kathmandu');
  expect(new Date(kathmandu).toISOString()).toBe('2026-01-11T01:15:00.000Z');
});
