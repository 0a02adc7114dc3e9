import { accepted, refused, reject } from '@lusoria/core';
import { list } from '@lusoria/core/schema';
import { type DecidedEvents, eventSchema, type SlowJob } from '@lusoria/table';
import * as v from 'valibot';
import { openPool } from '../bots/pool.ts';

/** Request posted to the thread. */
export interface DecisionRequest {
  readonly job: SlowJob;
  readonly thinkMs: number;
}

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
const MOST_WAITING = 50;

const decisionSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), value: list(eventSchema) }),
  v.object({
    ok: v.literal(false),
    rejection: v.object({
      code: v.string(),
      params: v.record(v.string(), v.union([v.string(), v.number()])),
    }),
  }),
]);

export function openDecisions(): Decisions {
  const pool = openPool<DecisionRequest>({
    threads: 1,
    budgetMs: BUDGET_MS,
    program: new URL('./decide.worker.ts', import.meta.url),
  });
  return {
    async decide(job) {
      if (pool.waiting() >= MOST_WAITING) return refused(reject('try-again'));
      const decision = v.parse(decisionSchema, await pool.think({ job, thinkMs: 0 }));
      return decision.ok ? accepted(decision.value) : refused(decision.rejection);
    },
    waiting: pool.waiting,
    close: pool.close,
  };
}
