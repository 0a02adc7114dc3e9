import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { jobSchema, playGames } from './agreement.ts';
import type { Tally } from './tally.ts';

/** What a worker says: how many more games it has played, or what it counted in all. */
export type Report = { readonly played: number } | { readonly total: Tally };

const job = v.parse(jobSchema, workerData);
const say = (report: Report): void => parentPort?.postMessage(report);
say({ total: await playGames(job, (played) => say({ played })) });
