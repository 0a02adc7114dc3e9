// The server under siege, as a process: its configuration is the argument, as JSON. It posts its address and, on
// request, the longest block of its main thread since the previous request, and its memory.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readConfig, serve } from '@lusoria/server';
import { watchTurns } from '@lusoria/testing/people/turns.ts';
import type { FromServer } from './target.ts';

const config = readConfig(JSON.parse(process.argv[2] ?? '{}'));
if (!config.ok) throw new Error(JSON.stringify(config.rejection));
process.on('disconnect', () => process.exit(1));
const post = (message: FromServer): void => void process.send?.(message);

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const turns = watchTurns();
const running = await serve(config.value);
process.on('message', () => {
  const turnMs = turns.longest();
  const waitMs = turns.wait();
  const rss = process.memoryUsage.rss();
  post({ kind: 'figures', turnMs, waitMs, heldMs: delay.max / 1e6, rss });
  delay.reset();
});
post({ kind: 'url', url: running.url });
