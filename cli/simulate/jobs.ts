import { Worker } from 'node:worker_threads';
import type { Job, Study } from '@lusoria/cli-kit/study.ts';
import { added, type Tally } from '@lusoria/cli-kit/tally.ts';
import type { Report } from './worker.ts';

/**
 * Plays games on several cores. The result does not depend on their number.
 *
 * @param tell called at intervals with the number of games played since the last call
 */
export async function playJobs(
  { playGames }: Study,
  job: Job,
  jobs: number,
  tell: (games: number) => void,
): Promise<Tally> {
  const parts = split(job, jobs);
  if (parts.length === 1) return playGames(job, tell);
  const tallies = await Promise.all(parts.map((part) => inWorker(part, tell)));
  return tallies.reduce(added, {});
}

/** The games in as many equal parts as there are jobs, without empty ones. */
function split(job: Job, jobs: number): readonly Job[] {
  const games = job.to - job.from;
  const count = Math.min(jobs, games);
  const cut = (part: number): number => job.from + Math.floor((games * part) / count);
  return Array.from({ length: count }, (_, i) => ({ ...job, from: cut(i), to: cut(i + 1) }));
}

function inWorker(job: Job, tell: (games: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
    worker.on('message', (report: Report) => {
      if ('played' in report) tell(report.played);
      else resolve(report.total);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a job ended before its games')));
  });
}
