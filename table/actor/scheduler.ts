import type { Ports } from '../ports.ts';

/** How long a table waits before it tries again to do by itself what could not be stored. */
export const RETRY_MS = 1000;
/** What is due later than this is no reason to stay in memory: the store has the deadline, too. */
const SOON_MS = 60_000;
/** The longest that a timer can wait. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Does what a table, or an event, wants of itself when it is due. */
export interface Scheduler {
  /** Looks what is due next and sets the timer for it. */
  plan(): void;
  /** Looks again in a moment, after something could not be done. */
  retryLater(): void;
  /** Whether nothing is due soon. */
  isIdle(): boolean;
  stop(): void;
}

/**
 * @param next what the table wants next of itself; undefined: nothing.
 * @param run does it; called when it is due.
 */
export function createScheduler<Deadline extends { readonly at: number }>(
  { after, now }: Pick<Ports, 'after' | 'now'>,
  next: () => Deadline | undefined,
  run: (deadline: Deadline) => void,
): Scheduler {
  let cancel = (): void => undefined;
  /** When the timer fires; null: none is set. */
  let timerAt: number | null = null;
  let stopped = false;

  const setTimer = (at: number): void => {
    cancel();
    timerAt = at;
    cancel = after(Math.min(Math.max(0, at - now()), MAX_TIMER_MS), fire);
  };

  const clearTimer = (): void => {
    cancel();
    timerAt = null;
  };

  // A timer that fires too early is set again then, which is cheaper than moving it with every entry.
  const plan = (): void => {
    const deadline = stopped ? undefined : next();
    if (!deadline) clearTimer();
    else if (timerAt === null || timerAt > deadline.at) setTimer(deadline.at);
  };

  const fire = (): void => {
    timerAt = null;
    const deadline = stopped ? undefined : next();
    if (deadline && deadline.at <= now()) run(deadline);
    else plan();
  };

  return {
    plan,
    retryLater() {
      if (!stopped) setTimer(now() + RETRY_MS);
    },
    isIdle: () => timerAt === null || timerAt > now() + SOON_MS,
    stop() {
      stopped = true;
      cancel();
    },
  };
}
