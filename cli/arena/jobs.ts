import { Worker } from 'node:worker_threads';
import type { DealReport } from './deal.ts';
import type { Broken } from './conversation.ts';
import { type Match, STOPPED } from './match.ts';
import type { WorkerMessage } from './worker.ts';

/** Time in which workers must stop, in milliseconds. */
const STOPPING_MS = 2000;

/** Observes a match. */
export interface Follower {
  /** A deal has been played. They come in any order. */
  played(deal: DealReport): void;
  ready(player: number, name: string): void;
  said(player: number, text: string): void;
}

/** End of a match. */
export type Ending =
  | { readonly kind: 'played' }
  | { readonly kind: 'stopped' }
  /** A player has broken for good. */
  | { readonly kind: 'broken'; readonly player: number; readonly broken: Broken };

/** A running match. */
export interface Running {
  readonly ended: Promise<Ending>;
  stop(): void;
}

/** Plays a match on `jobs` threads. The result of a deal does not depend on their number. */
export function startMatch(match: Match, jobs: number, follower: Follower): Running {
  const next = new SharedArrayBuffer(4);
  const counter = new Int32Array(next);
  const pids = new Set<number>();
  let ending: Ending = { kind: 'played' };
  const workers = Array.from(
    { length: Math.min(jobs, match.deals) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: { match, next } }),
  );

  const stop = (why: Ending): void => {
    if (ending.kind !== 'played') return;
    ending = why;
    Atomics.store(counter, 0, STOPPED);
    for (const worker of workers) worker.postMessage('stop');
    setTimeout(() => {
      for (const worker of workers) void worker.terminate();
    }, STOPPING_MS).unref();
  };
  const receive = (message: WorkerMessage): void => {
    switch (message.t) {
      case 'deal':
        return follower.played(message.deal);
      case 'ready':
        return follower.ready(message.player, message.name);
      case 'said':
        return follower.said(message.player, message.text);
      case 'runs':
        return void pids.add(message.pid);
      case 'gone':
        return void pids.delete(message.pid);
      case 'broken':
        return stop({ kind: 'broken', player: message.player, broken: message.broken });
    }
  };
  const killAll = (): void => {
    for (const pid of pids) killGroup(pid);
    pids.clear();
  };
  process.once('exit', killAll);

  const wait = async (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      worker.on('message', receive);
      worker.on('error', (error) => {
        stop({ kind: 'stopped' });
        reject(error instanceof Error ? error : new Error(String(error)));
      });
      worker.on('exit', () => resolve());
    });
  const all = async (): Promise<Ending> => {
    try {
      const waits = await Promise.allSettled(workers.map(wait));
      for (const each of waits) if (each.status === 'rejected') throw each.reason;
      return ending;
    } finally {
      killAll();
      process.off('exit', killAll);
    }
  };
  return { ended: all(), stop: () => stop({ kind: 'stopped' }) };
}

function killGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}
