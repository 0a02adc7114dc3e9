import { accepted, refused, reject } from '@lusoria/core';
import { type DecidedEvents, type SlowJob, Undecided } from '@lusoria/table';
import { openPool } from '../bots/pool.ts';
import { describeError } from '../describe-error.ts';
import { decisionCalls } from './calls.ts';

/** A thread for slow decisions: meanwhile all others are made. */
export interface Decisions {
  decide(job: SlowJob): Promise<DecidedEvents>;
  /** Number of jobs that wait for the thread. */
  waiting(): number;
  close(): Promise<void>;
}

/** Time limit of a decision; a thread that takes longer is replaced. */
const BUDGET_MS = 10_000;
/** Maximum jobs that wait: further ones are refused, and tried again. */
const MAX_WAITING = 50;

export function openDecisions(): Decisions {
  const pool = openPool(decisionCalls, {
    threads: 1,
    budgetMs: BUDGET_MS,
    program: new URL('./decide.worker.ts', import.meta.url),
  });
  return {
    async decide(job) {
      if (pool.waiting() >= MAX_WAITING) return refused(reject('try-again'));
      const decision = await pool.think({ job, thinkMs: 0 }).catch((cause: unknown) => {
        throw new Undecided(describeError(cause), { cause });
      });
      return decision.ok ? accepted(decision.value) : refused(decision.rejection);
    },
    waiting: pool.waiting,
    close: pool.close,
  };
}
