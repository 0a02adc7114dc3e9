import { type BotRequest, botCalls } from './calls.ts';
import { openPool, type Pool, type PoolOptions } from './pool.ts';

/** Threads in which bots think. */
export type BotPool = Pool<BotRequest, unknown>;

const BUDGET_MS = 2000;

export function openBotPool(options: Partial<PoolOptions> = {}): BotPool {
  return openPool(botCalls, {
    budgetMs: BUDGET_MS,
    program: new URL('./bot.worker.ts', import.meta.url),
    ...options,
  });
}
