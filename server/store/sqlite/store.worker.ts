import { parentPort, workerData } from 'node:worker_threads';
import { defined } from '@lusoria/core/defined';
import { type Database, openDatabase, outcomesOf } from './database.ts';
import { answerOf, type FromThread, type ToThread, unpacked } from './jobs.ts';

const port = parentPort;
if (!port) throw new Error('this runs as a worker thread');
const post = (message: FromThread): void => port.postMessage(message);

const database = open(String(workerData));
port.on('message', (message: ToThread) => {
  if (message.kind === 'jobs') {
    return post(answerOf(outcomesOf(defined(database, 'the database'), unpacked(message.batch))));
  }
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

function whyOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
