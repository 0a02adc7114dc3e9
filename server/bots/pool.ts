import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { trusted, workerCall, workerCaller, type WorkerCaller } from '@lusoria/core/worker-call';
import * as v from 'valibot';
import { threadChannel } from '../worker-channel.ts';

/** A request to a pool's thread; `thinkMs` is its time budget, in milliseconds. */
interface Timed {
  readonly thinkMs: number;
}

/** The calls of a pool's thread: `load` is answered once it is ready. */
export function poolCalls<Q extends Timed, R>(result: v.GenericSchema<unknown, R>) {
  return { load: workerCall(v.null(), v.null()), think: workerCall(trusted<Q>(), result) };
}
type PoolCalls<Q extends Timed, R> = ReturnType<typeof poolCalls<Q, R>>;

/** Threads for bots, or for other slow work: a slow job holds up only itself. */
export interface Pool<Q extends Timed, R> {
  /**
   * Does a job. Rejects when it fails or takes longer than its budget; its thread is then replaced.
   */
  think(request: Q): Promise<R>;
  /** Number of requests that wait for a free thread. */
  waiting(): number;
  close(): Promise<void>;
}

/** Settings of a pool. */
export interface PoolOptions {
  /** Maximum threads; they are started on demand. */
  readonly threads?: number;
  /** Milliseconds for one job. */
  readonly budgetMs: number;
  /** Program of the threads. */
  readonly program: URL;
}

interface Job<Q, R> {
  readonly request: Q;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread<Q extends Timed, R> {
  readonly caller: WorkerCaller<PoolCalls<Q, R>>;
  job: Job<Q, R> | null;
  timer: NodeJS.Timeout | undefined;
}

/** Minimum time budget of a bot, however many requests wait. */
const MIN_BUDGET_MS = 50;
/** Maximum time in which a thread must become ready. */
const START_MS = 20_000;

export function openPool<Q extends Timed, R>(
  calls: PoolCalls<Q, R>,
  { threads: max = Math.max(1, availableParallelism() - 1), budgetMs, program }: PoolOptions,
): Pool<Q, R> {
  const threads = new Set<Thread<Q, R>>();
  const idle: Thread<Q, R>[] = [];
  const waiting: Job<Q, R>[] = [];
  let closed = false;

  const start = (): void => {
    const caller = workerCaller(
      calls,
      () => threadChannel(new Worker(program)),
      (error) => void drop(thread, error.message),
    );
    const thread: Thread<Q, R> = { caller, job: null, timer: undefined };
    threads.add(thread);
    thread.timer = setTimeout(() => void drop(thread, 'did not start in time'), START_MS);
    caller.call('load', null).then(
      () => free(thread),
      // It has died, and was dropped.
      () => undefined,
    );
  };

  const free = (thread: Thread<Q, R>): void => {
    if (!threads.has(thread)) return;
    clearTimeout(thread.timer);
    thread.job = null;
    idle.push(thread);
    assign();
  };

  /** Time budget of a request: the more requests wait, the shorter. */
  const share = (ms: number): number =>
    Math.max(Math.min(ms, MIN_BUDGET_MS), ms / (1 + waiting.length / max));

  const work = async (
    thread: Thread<Q, R>,
    { request, resolve, reject }: Job<Q, R>,
  ): Promise<void> => {
    try {
      const thinkMs = share(request.thinkMs);
      resolve(await thread.caller.call('think', { ...request, thinkMs }));
    } catch (error) {
      // The thread may go on: it was the job that failed, or could not be posted.
      reject(error);
    }
    free(thread);
  };

  const assign = (): void => {
    while (idle.length > 0) {
      const job = waiting.shift();
      const thread = job && idle.pop();
      if (!job || !thread) return;
      thread.job = job;
      thread.timer = setTimeout(
        () => void drop(thread, `took longer than ${budgetMs} ms`),
        budgetMs,
      );
      void work(thread, job);
    }
    const starting = [...threads].filter(({ job }) => job === null).length;
    if (waiting.length > starting && threads.size < max) start();
  };

  /** Ends a broken thread, and rejects its job. */
  const drop = async (thread: Thread<Q, R>, why: string): Promise<void> => {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.timer);
    const at = idle.indexOf(thread);
    if (at >= 0) idle.splice(at, 1);
    const ended = thread.caller.end();
    // A thread that could not start will not start the next time: a waiting request is refused.
    const job = thread.job ?? (at < 0 ? waiting.shift() : undefined);
    job?.reject(new Error(why));
    if (!closed) assign();
    await ended;
  };

  return {
    async think(request) {
      return new Promise((resolve, reject) => {
        if (closed) return reject(new Error('the pool is closed'));
        waiting.push({ request, resolve, reject });
        assign();
      });
    },
    waiting: () => waiting.length,
    async close() {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error('the pool is closed'));
      await Promise.all(Array.from(threads, async (thread) => drop(thread, 'the pool is closed')));
    },
  };
}
