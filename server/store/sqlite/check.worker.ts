import { parentPort, workerData } from 'node:worker_threads';
import { runInBackground } from '../../background.ts';
import { problemsIn } from './check.ts';

// In a thread of its own: it reads the whole file.
runInBackground();
parentPort?.postMessage(problemsIn(String(workerData)));
