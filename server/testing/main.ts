// A server as a process, for tests that kill it: its configuration is the argument, as JSON.
// SIGTERM stops it; SIGUSR2 takes its store away, where that is a thread.
import { type Config, isPostgres, readConfig } from '../config.ts';
import { type Hooks, serve } from '../serve.ts';
import { openSqlite, sqliteThread } from '../store/sqlite/store.ts';

const written: unknown = JSON.parse(process.argv[2] ?? '{}');
const config = readConfig(written);
if (!config.ok) throw new Error(JSON.stringify(config.rejection));
const running = await serve(config.value, hooksFor(config.value));
process.on('SIGTERM', () => void running.close());
process.stdout.write(`${running.url}\n`);

function hooksFor({ database, dataDir, processes }: Config): Hooks {
  if (isPostgres(database) || processes > 1) return {};
  const thread = sqliteThread(dataDir);
  process.on('SIGUSR2', () => void thread.terminate());
  return { store: async () => openSqlite(dataDir, thread) };
}
