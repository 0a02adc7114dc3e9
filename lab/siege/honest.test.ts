import { expect, test } from 'vitest';
import { openWaits } from './honest.ts';

test('waits are those since they were taken last', () => {
  const waits = openWaits();
  for (const ms of [30, 10, 20]) waits.add(ms);
  expect(waits.take()).toEqual({ count: 3, p50: 20, p99: 20 });
  waits.add(5);
  expect(waits.take()).toEqual({ count: 1, p50: 5, p99: 5 });
});

test('where nobody was answered, nobody was answered fast', () => {
  expect(openWaits().take()).toEqual({ count: 0, p50: Infinity, p99: Infinity });
});
