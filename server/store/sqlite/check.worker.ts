import { parentPort, workerData } from 'node:worker_threads';
import { problemsIn } from './check.ts';

// In a thread of its own: it reads the whole file.
parentPort?.postMessage(problemsIn(String(workerData)));
