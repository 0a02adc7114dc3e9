/** So long a turn of the event loop may be held by this, in milliseconds; what is left over waits for the next. */
const BUDGET_MS = 4;

/** What is to be done for many connections: a few in every turn of the event loop, so that others are answered in between. */
export interface Turns {
  /** Does it at once, unless a lot was done in this turn; then later, in the order in which things were added. */
  add(task: () => void): void;
}

export function inTurns(now: () => number = () => performance.now()): Turns {
  let waiting: (() => void)[] = [];
  let spent = 0;
  let isScheduled = false;

  const run = (task: () => void): void => {
    const since = now();
    try {
      task();
    } finally {
      spent += now() - since;
    }
  };

  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(next);
  };

  const next = (): void => {
    isScheduled = false;
    spent = 0;
    let done = 0;
    try {
      for (const task of waiting) {
        if (spent >= BUDGET_MS) break;
        done += 1;
        run(task);
      }
    } finally {
      waiting = waiting.slice(done);
      if (waiting.length > 0 || spent > 0) schedule();
    }
  };

  return {
    add(task) {
      schedule();
      if (waiting.length > 0 || spent >= BUDGET_MS) waiting.push(task);
      else run(task);
    },
  };
}
