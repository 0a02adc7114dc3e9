import type { Usage } from '../connections/allowances.ts';
import type { RateLimiter, Sharing } from '../connections/rate-limiter.ts';
import type { Siblings } from './siblings.ts';

/** Part of what may be used up at once that a process may use before it tells the others. */
const UNTOLD = 1 / 20;
/** Interval at which everything is told. */
const ALL_MS = 10_000;

/** Limits that hold for all processes together. */
export interface SharedLimits {
  readonly sharing: Sharing;
  /** Lets a limiter count what the others tell. */
  join(limiter: RateLimiter): void;
  stop(): void;
}

/** Tells the other processes what addresses and people use up here. */
export function shareLimits(siblings: Siblings): SharedLimits {
  const untold = new Map<string, Usage>();
  const counts = new Map<string, number>();
  let due: Usage[] = [];
  let isScheduled = false;

  const flush = (): void => {
    isScheduled = false;
    if (due.length > 0) siblings.tell({ kind: 'used', usage: due });
    if (counts.size > 0) siblings.tell({ kind: 'connected', counts: [...counts] });
    due = [];
    counts.clear();
  };
  // What is used up in the same turn of the event loop goes along.
  const flushSoon = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(flush);
  };
  const timer = setInterval(() => {
    due.push(...untold.values());
    untold.clear();
    flush();
  }, ALL_MS);

  return {
    sharing: {
      slot: siblings.slot,
      processes: siblings.processes,
      used(of, key, resource, amount, atOnce) {
        const name = `${resource} ${key}`;
        const sum = amount + (untold.get(name)?.amount ?? 0);
        const usage = { of, key, resource, amount: sum };
        if (sum < atOnce * UNTOLD) return void untold.set(name, usage);
        untold.delete(name);
        due.push(usage);
        flushSoon();
      },
      connected(address, count) {
        counts.set(address, count);
        flushSoon();
      },
    },
    join(limiter) {
      siblings.listen((news, from) => {
        if (news.kind === 'used') limiter.countUsage(news.usage);
        if (news.kind === 'connected') limiter.countConnections(from, news.counts);
      });
      siblings.watch((slot, change) => {
        if (change === 'gone') return limiter.forget(slot);
        siblings.tell({ kind: 'connected', counts: limiter.connections() }, slot);
        // One of the others is enough.
        const isFirst = siblings.others().every((other) => other === slot || other > siblings.slot);
        if (isFirst) siblings.tell({ kind: 'used', usage: limiter.usage() }, slot);
      });
    },
    stop: () => clearInterval(timer),
  };
}
