import { expect, test } from 'vitest';
import { openLatencies } from './latencies.ts';

test('percentiles are of the durations since they were taken last, or of all', () => {
  const latencies = openLatencies();
  for (const ms of [30, 10, 20]) latencies.add(ms);
  expect(latencies.lap()).toEqual({ count: 3, p50: 20, p95: 20, p99: 20, most: 30 });
  latencies.add(5);
  expect(latencies.lap()).toEqual({ count: 1, p50: 5, p95: 5, p99: 5, most: 5 });
  expect(latencies.all()).toMatchObject({ count: 4, p50: 10, most: 30 });
});

test('where nobody was answered, nobody was answered fast', () => {
  const none = { p50: Infinity, p95: Infinity, p99: Infinity, most: Infinity };
  expect(openLatencies().lap()).toEqual({ count: 0, ...none });
});
