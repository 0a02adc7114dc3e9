import { parentPort, workerData } from 'node:worker_threads';
import { defined } from '@lusoria/core/defined';
import { type Database, openDatabase } from './database.ts';
import { type Batch, type ToThread, type Outcome, type FromThread, unpacked } from './jobs.ts';

const port = parentPort;
if (!port) throw new Error('this runs as a worker thread');
const post = (message: FromThread): void => port.postMessage(message);

const database = open(String(workerData));
port.on('message', (message: ToThread) => {
  if (message.kind === 'jobs') return answer(outcomesOf(message.batch));
  database?.close();
  post({ kind: 'closed' });
  port.close();
});

function open(folder: string): Database | null {
  try {
    const opened = openDatabase(folder);
    post({ kind: 'open' });
    return opened;
  } catch (error) {
    post({ kind: 'unopened', why: whyOf(error) });
    port?.close();
    return null;
  }
}

function outcomesOf(batch: Batch): readonly Outcome[] {
  const jobs = unpacked(batch);
  try {
    return defined(database, 'the database').run(jobs);
  } catch (error) {
    return jobs.map(() => ({ ok: false, why: whyOf(error) }));
  }
}

function answer(outcomes: readonly Outcome[]): void {
  const values = outcomes.map((outcome) => (outcome.ok ? outcome.value : null));
  const failed = new Map(
    outcomes.flatMap((outcome, i) => (outcome.ok ? [] : [[i, outcome.why] as const])),
  );
  post({ kind: 'outcomes', values, failed });
}

function whyOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
