import { expect, test, vi } from 'vitest';
import { late } from './late.ts';

test('what cannot be fetched is fetched again until it is there; another error is told', async () => {
  vi.useFakeTimers();
  const failures = [
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    new Error('Unable to preload CSS for /a.css'),
  ];
  const load = vi.fn<() => Promise<string>>(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'there';
  });
  const loaded = late(load);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('there');
  expect(load).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
  await expect(late(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
