// A server as a process that reports to its parent whatever it stores, secrets included, for comparison with what
// connections receive. Its configuration is the argument, as JSON.
import { rmSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type OpenStore, openSqlite, readConfig, serve, withoutLoss } from '@lusoria/server';
import { memoryStore, type Store } from '@lusoria/table';
import { watchTurns } from '@lusoria/testing/people/turns.ts';
import type { Report } from './target.ts';

const written: unknown = JSON.parse(process.argv[2] ?? '{}');
const config = readConfig(written);
if (!config.ok) throw new Error(JSON.stringify(config.rejection));
const { database, dataDir } = config.value;

// When the parent process is gone, the server stops and deletes its data.
let hasClosed = false;
const abandoned = (): void => {
  if (hasClosed) return;
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(1);
};
process.on('disconnect', abandoned);

const report = (what: Report): void => {
  process.send?.(what);
};
const turns = watchTurns();
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();

/** Wraps a store to report every write first. */
function reported(store: Store): Store {
  return {
    ...store,
    async create(table, entry, people) {
      report({ kind: 'entry', table: table.id, entry });
      return store.create(table, entry, people);
    },
    async append(table, entry, changes) {
      report({ kind: 'entry', table, entry });
      return store.append(table, entry, changes);
    },
  };
}

async function open(): Promise<OpenStore> {
  const opened = database === 'memory' ? withoutLoss(memoryStore()) : await openSqlite(dataDir);
  return { ...opened, store: reported(opened.store) };
}

process.on('message', (request) => {
  if (request === 'memory') globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed;
  report({ kind: 'mark', heap, delayMs: delay.max / 1e6, turnMs: turns.longest() });
  delay.reset();
});
const running = await serve(config.value, { store: open });
process.on('SIGTERM', () => {
  // A hanging server still ends with its parent.
  void running.close().then(() => {
    hasClosed = true;
    if (process.connected) process.disconnect();
  });
});
report({ kind: 'url', url: running.url });
