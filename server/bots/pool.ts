import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotResponse, BotRequest } from './messages.ts';

/** A request to a pool's thread; `thinkMs` is its time budget, in milliseconds. */
interface Timed {
  readonly thinkMs: number;
}

/** Threads for bots, or for other slow work: a slow job holds up only itself. */
export interface Pool<R extends Timed = BotRequest> {
  /**
   * Runs a bot.
   *
   * @returns its action, or null. Rejects when it fails or takes longer than its budget; its thread
   * is then replaced.
   */
  think(request: R): Promise<unknown>;
  /** Number of requests that wait for a free thread. */
  waiting(): number;
  close(): Promise<void>;
}

/** Settings of a pool. */
export interface PoolOptions {
  /** Maximum threads; they are started on demand. */
  readonly threads?: number;
  /** Milliseconds a bot has for one action. */
  readonly budgetMs?: number;
  /** Program of the threads. */
  readonly program?: URL;
}

interface Job<R> {
  readonly request: R;
  readonly resolve: (action: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Thread<R> {
  readonly worker: Worker;
  job: Job<R> | null;
  timer: NodeJS.Timeout | undefined;
}

/** Minimum time budget of a bot, however many requests wait. */
const LEAST_MS = 50;
/** Maximum time in which a thread must become ready. */
const START_MS = 20_000;

export function openPool<R extends Timed = BotRequest>({
  threads: most = Math.max(1, availableParallelism() - 1),
  budgetMs = 2000,
  program = new URL('./bot.worker.ts', import.meta.url),
}: PoolOptions = {}): Pool<R> {
  const threads = new Set<Thread<R>>();
  const idle: Thread<R>[] = [];
  const waiting: Job<R>[] = [];
  let closed = false;

  const start = (): void => {
    const thread: Thread<R> = { worker: new Worker(program), job: null, timer: undefined };
    threads.add(thread);
    thread.timer = setTimeout(() => drop(thread, 'did not start in time'), START_MS);
    thread.worker.on('message', (answer: BotResponse) => answered(thread, answer));
    thread.worker.on('error', (error: Error) => drop(thread, error.message));
    thread.worker.on('exit', () => drop(thread, 'the thread has ended'));
  };

  const answered = (thread: Thread<R>, answer: BotResponse): void => {
    if (!threads.has(thread)) return;
    clearTimeout(thread.timer);
    const { job } = thread;
    thread.job = null;
    if (answer.kind === 'action') job?.resolve(answer.action);
    else if (answer.kind === 'failed') job?.reject(new Error(answer.why));
    idle.push(thread);
    assign();
  };

  /** Time budget of a request: the more requests wait, the shorter. */
  const share = (ms: number): number =>
    Math.max(Math.min(ms, LEAST_MS), ms / (1 + waiting.length / most));

  const post = (thread: Thread<R>, { request, reject }: Job<R>): void => {
    try {
      thread.worker.postMessage({ ...request, thinkMs: share(request.thinkMs) });
    } catch (error) {
      // Posting failed (nested too deeply, say). The thread is unchanged.
      clearTimeout(thread.timer);
      thread.job = null;
      idle.push(thread);
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  };

  const assign = (): void => {
    while (idle.length > 0) {
      const job = waiting.shift();
      const thread = job && idle.pop();
      if (!job || !thread) return;
      thread.job = job;
      thread.timer = setTimeout(() => drop(thread, `took longer than ${budgetMs} ms`), budgetMs);
      post(thread, job);
    }
    const starting = [...threads].filter(({ job }) => job === null).length;
    if (waiting.length > starting && threads.size < most) start();
  };

  /** Ends a broken thread, and rejects its job. */
  const drop = (thread: Thread<R>, why: string): void => {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.timer);
    const at = idle.indexOf(thread);
    if (at >= 0) idle.splice(at, 1);
    void thread.worker.terminate();
    // A thread that could not start will not start the next time: a waiting request is refused.
    const job = thread.job ?? (at < 0 ? waiting.shift() : undefined);
    job?.reject(new Error(why));
    if (!closed) assign();
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
      const workers = [...threads].map(({ worker }) => worker);
      for (const thread of threads) drop(thread, 'the pool is closed');
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
