import { parentPort, workerData } from 'node:worker_threads';
import { type Database, openDatabase } from './database.ts';
import type { Heard, Outcome, Said } from './jobs.ts';

const port = parentPort;
if (!port) throw new Error('this runs as a worker thread');
const say = (said: Said): void => port.postMessage(said);

const database = open(String(workerData));
port.on('message', (heard: Heard) => {
  if (heard.kind === 'jobs') return say({ kind: 'outcomes', outcomes: outcomesOf(heard) });
  database?.close();
  say({ kind: 'closed' });
  port.close();
});

function open(folder: string): Database | null {
  try {
    const opened = openDatabase(folder);
    say({ kind: 'open' });
    return opened;
  } catch (error) {
    say({ kind: 'unopened', why: whyOf(error) });
    port?.close();
    return null;
  }
}

function outcomesOf({ jobs }: Extract<Heard, { kind: 'jobs' }>): readonly Outcome[] {
  try {
    return database?.run(jobs) ?? [];
  } catch (error) {
    return jobs.map(() => ({ ok: false, why: whyOf(error) }));
  }
}

function whyOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
