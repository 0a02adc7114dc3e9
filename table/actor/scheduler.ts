import type { Ports } from '../ports.ts';

/** Delay before a table retries an action of its own that could not be stored. */
export const RETRY_MS = 1000;
/** A later deadline does not keep a table in memory: the store has it, too. */
const SOON_MS = 60_000;
/** Longest delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Runs a table's, or an event's, own actions when they are due. */
export interface Scheduler {
  /** Sets the timer for the next deadline. */
  plan(): void;
  /** Plans again in a moment, after an action failed. */
  retryLater(): void;
  /** Whether nothing is due soon. */
  isIdle(): boolean;
  stop(): void;
}

/**
 * @param next the next deadline; undefined: none.
 * @param run called when it is due.
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

  // A timer that fires too early is set again then, which is cheaper than moving it with every
  // entry.
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
