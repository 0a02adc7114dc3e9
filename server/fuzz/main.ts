// A server as a process of its own that tells its parent what it keeps, secrets included, so that
// whatever lines are told can be compared with it. Its configuration is the argument, as JSON.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { memoryStore, type Store } from '@lusoria/table';
import { readConfig } from '../config.ts';
import { serve } from '../serve.ts';
import { withoutLoss, type OpenStore } from '../store/open-store.ts';
import { openSqlite } from '../store/sqlite/store.ts';
import type { Kept } from './child.ts';

const written: unknown = JSON.parse(process.argv[2] ?? '{}');
const config = readConfig(written);
if (!config.ok) throw new Error(JSON.stringify(config.rejection));
const { database, dataDir } = config.value;

const tell = (kept: Kept): void => {
  process.send?.(kept);
};
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();

/** The same store, but whatever is put into it is told to the parent first. */
function told(store: Store): Store {
  return {
    ...store,
    async create(table, entry, people) {
      tell({ kind: 'entry', table: table.id, events: entry.events });
      return store.create(table, entry, people);
    },
    async append(table, entry, changes) {
      tell({ kind: 'entry', table, events: entry.events });
      return store.append(table, entry, changes);
    },
  };
}

async function open(): Promise<OpenStore> {
  const opened = database === 'memory' ? withoutLoss(memoryStore()) : await openSqlite(dataDir);
  return { ...opened, store: told(opened.store) };
}

process.on('message', (asked) => {
  if (asked === 'memory') globalThis.gc?.();
  tell({
    kind: 'mark',
    heap: process.memoryUsage().heapUsed,
    delayMs: delay.max / 1e6,
  });
  delay.reset();
});
const running = await serve(config.value, { store: open });
process.on('SIGTERM', () => void running.close().then(() => process.disconnect()));
tell({ kind: 'url', url: running.url });
