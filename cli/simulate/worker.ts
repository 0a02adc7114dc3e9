import { parentPort, workerData } from 'node:worker_threads';
import { isGameId } from '@lusoria/table';
import * as v from 'valibot';
import { studyOf } from './studies.ts';
import { jobSchema } from './study.ts';
import type { Tally } from './tally.ts';

/** What a worker says: how many more games it has played, or what it counted in all. */
export type Report = { readonly played: number } | { readonly total: Tally };

const job = v.parse(jobSchema, workerData);
const say = (report: Report): void => parentPort?.postMessage(report);
if (!isGameId(job.game)) throw new RangeError(`no game ${job.game}`);
const { playGames } = await studyOf(job.game);
say({ total: await playGames(job, (played) => say({ played })) });
