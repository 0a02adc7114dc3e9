import { createServer } from 'node:http';
import { memoryStore } from '@lusoria/table';
import { join } from '@lusoria/testing/people/client.ts';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig, type WrittenConfig } from './config.ts';
import { closeHttp, listen } from './http/listen.ts';
import type { PartState } from './lifecycle.ts';
import { type Hooks, type RunningServer, serve } from './serve.ts';
import { withoutLoss } from './store/open-store.ts';

/** Parts of a server that stands alone, each built on those before it. */
const PARTS = [
  'store',
  'metrics',
  'decisions',
  'bots',
  'sharing',
  'tables',
  'notices',
  'operator',
  'http',
  'sockets',
  'streams',
  'relief',
  'checks',
  'sweeper',
];

/** A start whose parts are recorded. */
function recorded(written: WrittenConfig = {}, hooks: Hooks = {}) {
  const parts: Record<PartState, string[]> = { started: [], stopped: [] };
  const config = readConfig({ port: 0, database: 'memory', log: 'silent', ...written });
  if (!config.ok) throw new Error(config.rejection.code);
  const running: Promise<RunningServer> = serve(config.value, {
    ...hooks,
    part: (name, state) => parts[state].push(name),
  });
  return { parts, running };
}

test('parts start in one order, and stop in the reverse', async () => {
  const { parts, running } = recorded();
  const { close } = await running;
  expect(parts).toEqual({ started: PARTS, stopped: [] });
  await Promise.all([close(), close()]);
  expect(parts.stopped).toEqual(PARTS.toReversed());
});

test('a connection is told that the server goes while its tables are still there', async () => {
  const { parts, running } = recorded();
  const { url, close } = await running;
  const client = await join(url);
  const stopped = close();
  expect(await client.closed).toBe(1001);
  expect(parts.stopped).not.toContain('tables');
  await stopped;
});

test('where the port is taken, all that was started is stopped, in the reverse order', async () => {
  const other = createServer();
  const port = await listen(other, { port: 0, bindAddress: '127.0.0.1' });
  onTestFinished(() => closeHttp(other));
  const { parts, running } = recorded({ port });
  await expect(running).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(parts).toEqual({ started: PARTS, stopped: PARTS.toReversed() });
});

test('where a part does not start, those before it are stopped', async () => {
  const { parts, running } = recorded({}, { store: async () => Promise.reject(new Error('gone')) });
  await expect(running).rejects.toThrow('gone');
  expect(parts).toEqual({ started: [], stopped: [] });
  const games = async (): Promise<never> => Promise.reject(new Error('no games'));
  const store = {
    ...withoutLoss(memoryStore()),
    close: async () => Promise.reject(new Error('stuck')),
  };
  const second = recorded({}, { games, store: async () => store });
  const { close } = await second.running;
  await expect(close()).rejects.toThrow('stuck');
  expect(second.parts.stopped).toEqual(
    PARTS.filter((name) => !['decisions', 'sharing', 'store'].includes(name)).toReversed(),
  );
});
