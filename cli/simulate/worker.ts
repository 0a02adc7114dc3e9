import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { jobSchema } from '@lusoria/cli-kit/study.ts';
import type { Tally } from '@lusoria/cli-kit/tally.ts';
import { manifestNamed } from '../games.ts';
import { studyOf } from '../terminals.ts';

/** Report of a worker: number of further games played, or the total of all. */
export type Report = { readonly played: number } | { readonly total: Tally };

const job = v.parse(jobSchema, workerData);
const say = (report: Report): void => parentPort?.postMessage(report);
const { playGames } = await studyOf(await manifestNamed(job.game));
say({ total: await playGames(job, (played) => say({ played })) });
