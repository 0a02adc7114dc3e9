/** Milliseconds that these tasks may take at a time. */
const BUDGET_MS = 1.5;
/** Milliseconds after that in which none is begun: the processor is for others. */
const REST_MS = 4;

/** Tasks for many connections, spread over turns of the event loop: others are answered in between. */
export interface Turns {
  /** Runs it at once, unless this turn's budget is spent; then later, in the order of addition. */
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
    setImmediate(() => {
      if (spent >= BUDGET_MS) setTimeout(next, REST_MS);
      else next();
    });
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
