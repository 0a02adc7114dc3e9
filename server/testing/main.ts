// A server as a process, for tests that kill it: its configuration is the argument, as JSON.
// SIGTERM stops it, SIGUSR2 takes its store away.
import { readConfig } from '../config.ts';
import { serve } from '../serve.ts';
import { openSqlite, sqliteThread } from '../store/sqlite.ts';

const written: unknown = JSON.parse(process.argv[2] ?? '{}');
const config = readConfig(written);
if (!config.ok) throw new Error(JSON.stringify(config.rejection));
const thread = sqliteThread(config.value.dataDir);
const store = async () => openSqlite(config.value.dataDir, thread);
const running = await serve(config.value, { store });
process.on('SIGTERM', () => void running.close());
process.on('SIGUSR2', () => void thread.terminate());
process.stdout.write(`${running.url}\n`);
