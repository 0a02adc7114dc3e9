import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isGone } from './gone.svelte.ts';
import { late } from './late.ts';

const missing = () => new TypeError('Failed to fetch dynamically imported module: /a.js');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what cannot be fetched is fetched again until it is there; another error is told', async () => {
  const failures = [missing(), new Error('Unable to preload CSS for /a.css')];
  const load = vi.fn<() => Promise<string>>(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'there';
  });
  const loaded = late(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loaded).toBe('there');
  expect(load).toHaveBeenCalledTimes(3);
  await expect(late(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('a server that comes back between a try and the question whether it is there still has the part', async () => {
  let isBack = false;
  vi.stubGlobal('fetch', async () => {
    isBack = true;
    return new Response(null);
  });
  const loaded = late(async () => {
    if (!isBack) throw missing();
    return 'there';
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loaded).toBe('there');
  expect(isGone()).toBe(false);
});

test('without a server a part is fetched on and on; where the server is there and the part is not, the page is old', async () => {
  let server: 'away' | 'broken' | 'there' = 'away';
  vi.stubGlobal('fetch', async () => {
    if (server === 'away') throw new TypeError('Failed to fetch');
    return new Response(null, { status: server === 'broken' ? 502 : 200 });
  });
  const load = vi.fn<() => Promise<string>>(async () => {
    throw missing();
  });
  void late(load);
  await vi.advanceTimersByTimeAsync(60_000);
  server = 'broken';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isGone()).toBe(false);
  const tries = load.mock.calls.length;
  expect(tries).toBeGreaterThan(20);
  server = 'there';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isGone()).toBe(true);
  expect(load.mock.calls.length).toBe(tries + 2);
});
