import { parentPort, workerData } from 'node:worker_threads';
import { isGameId } from '@lusoria/games';
import * as v from 'valibot';
import { studyOf } from '../terminals.ts';
import { jobSchema } from '@lusoria/cli-kit/study.ts';
import type { Tally } from '@lusoria/cli-kit/tally.ts';

/** What a worker says: how many more games it has played, or what it counted in all. */
export type Report = { readonly played: number } | { readonly total: Tally };

const job = v.parse(jobSchema, workerData);
const say = (report: Report): void => parentPort?.postMessage(report);
if (!isGameId(job.game)) throw new RangeError(`no game ${job.game}`);
const { playGames } = await studyOf(job.game);
say({ total: await playGames(job, (played) => say({ played })) });
