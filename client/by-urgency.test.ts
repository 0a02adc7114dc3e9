import { expect, test } from 'vitest';
import { byUrgency } from './by-urgency.ts';
import { timeLeft } from './time-left.ts';

const DAY = 24 * 60 * 60 * 1000;

const table = (name: string, yourTurn: boolean, until: number | null) => ({
  table: name,
  code: name,
  game: 'toy',
  options: {},
  phase: 'playing' as const,
  names: [],
  updatedAt: 0,
  byDay: true,
  isReplaced: false,
  event: null,
  yourTurn,
  until,
});

test('tables that wait for me come first, the most urgent before the others', () => {
  const tables = [
    table('others', false, null),
    table('whenever', true, null),
    table('tomorrow', true, DAY),
    table('others-too', false, null),
    table('soon', true, 10),
  ];
  expect(byUrgency(tables).map((one) => one.table)).toEqual([
    'soon',
    'tomorrow',
    'whenever',
    'others',
    'others-too',
  ]);
});

test('the time left is told in days, hours or minutes, to the nearest', () => {
  expect(timeLeft(7 * DAY - 1)).toEqual({ key: 'left-days', n: 7 });
  expect(timeLeft(DAY - 1)).toEqual({ key: 'left-hours', n: 24 });
  expect(timeLeft(DAY / 24)).toEqual({ key: 'left-minutes', n: 60 });
  expect(timeLeft(1)).toEqual({ key: 'left-minutes', n: 1 });
  expect(timeLeft(0)).toBeNull();
});
