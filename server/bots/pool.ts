import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotResponse, BotRequest } from './messages.ts';

/** Threads in which bots think, so that a slow one keeps nobody waiting but itself. */
export interface Pool {
  /**
   * Has a bot think.
   *
   * @returns its action, or null. Rejects when it fails or takes longer than its budget; its thread
   * is then replaced.
   */
  think(request: BotRequest): Promise<unknown>;
  /** How many requests no thread is free for yet. */
  waiting(): number;
  close(): Promise<void>;
}

/** How a pool works. */
export interface PoolOptions {
  /** Threads at most; they are started when they are needed. */
  readonly threads?: number;
  /** Milliseconds a bot has for one action. */
  readonly budgetMs?: number;
  /** What runs in the threads. */
  readonly program?: URL;
}

interface Job {
  readonly request: BotRequest;
  readonly resolve: (action: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | undefined;
}

/** The least time that a bot is given to think, however many wait. */
const LEAST_MS = 50;
/** How long a thread may take until it is ready. */
const START_MS = 20_000;

export function openPool({
  threads: most = Math.max(1, availableParallelism() - 1),
  budgetMs = 2000,
  program = new URL('./bot.worker.ts', import.meta.url),
}: PoolOptions = {}): Pool {
  const threads = new Set<Thread>();
  const idle: Thread[] = [];
  const waiting: Job[] = [];
  let closed = false;

  const start = (): void => {
    const thread: Thread = { worker: new Worker(program), job: null, timer: undefined };
    threads.add(thread);
    thread.timer = setTimeout(() => drop(thread, 'did not start in time'), START_MS);
    thread.worker.on('message', (answer: BotResponse) => answered(thread, answer));
    thread.worker.on('error', (error: Error) => drop(thread, error.message));
    thread.worker.on('exit', () => drop(thread, 'the thread has ended'));
  };

  const answered = (thread: Thread, answer: BotResponse): void => {
    if (!threads.has(thread)) return;
    clearTimeout(thread.timer);
    const { job } = thread;
    thread.job = null;
    if (answer.kind === 'action') job?.resolve(answer.action);
    else if (answer.kind === 'failed') job?.reject(new Error(answer.why));
    idle.push(thread);
    assign();
  };

  /** Where many wait, each is given less time to think. */
  const share = (ms: number): number =>
    Math.max(Math.min(ms, LEAST_MS), ms / (1 + waiting.length / most));

  const assign = (): void => {
    while (idle.length > 0) {
      const job = waiting.shift();
      const thread = job && idle.pop();
      if (!job || !thread) return;
      thread.job = job;
      thread.timer = setTimeout(() => drop(thread, `took longer than ${budgetMs} ms`), budgetMs);
      thread.worker.postMessage({ ...job.request, thinkMs: share(job.request.thinkMs) });
    }
    const starting = [...threads].filter(({ job }) => job === null).length;
    if (waiting.length > starting && threads.size < most) start();
  };

  /** Ends a thread that is of no more use, and whatever it was asked. */
  const drop = (thread: Thread, why: string): void => {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.timer);
    const at = idle.indexOf(thread);
    if (at >= 0) idle.splice(at, 1);
    void thread.worker.terminate();
    // A thread that could not start will not start the next time: whoever waits is refused.
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
