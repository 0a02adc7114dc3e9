import type { After } from '../types.ts';

/** Time that passes only when a test advances it. */
export interface FakeTime {
  /** Milliseconds since 1970. */
  now(): number;
  readonly after: After;
  /** Lets everything happen that takes no time. */
  settle(): Promise<void>;
  /** Advances the clock. */
  pass(ms: number): Promise<void>;
  /**
   * Advances the clock until a condition holds.
   *
   * @throws when it does not within `most` milliseconds.
   */
  until(holds: () => boolean, most?: number): Promise<void>;
  /** Advances the clock until a promise is settled, and returns its value. */
  of<T>(promise: Promise<T>, most?: number): Promise<T>;
}

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

/** Time that begins in 2001 and stands still. */
export function fakeTime(): FakeTime {
  let now = 1_000_000_000_000;
  let timers: Timer[] = [];

  const settle = async (): Promise<void> =>
    new Promise((resolve) => {
      setImmediate(resolve);
    });

  /** Calls the next timer, if it is due by then. */
  const step = async (by: number): Promise<boolean> => {
    await settle();
    const next = timers.reduce<Timer | null>((a, b) => (a && a.at <= b.at ? a : b), null);
    if (!next || next.at > by) return false;
    timers = timers.filter((timer) => timer !== next);
    now = Math.max(now, next.at);
    next.call();
    return true;
  };

  const until = async (holds: () => boolean, most = 3_600_000): Promise<void> => {
    const by = now + most;
    for (;;) {
      await settle();
      if (holds()) return;
      if (!(await step(by))) throw new Error(`it did not come about in ${most} ms`);
    }
  };

  return {
    now: () => now,
    after(ms, call) {
      const timer = { at: now + ms, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    settle,
    async pass(ms) {
      const by = now + ms;
      while (await step(by));
      now = by;
    },
    until,
    async of(promise, most) {
      let over = false;
      const watched = promise.finally(() => {
        over = true;
      });
      await Promise.race([until(() => over, most), watched]);
      return promise;
    },
  };
}
