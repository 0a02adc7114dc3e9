/** Sampling interval, in milliseconds. */
const LOOK_MS = 2;

/** Measures how long the turns of a thread's event loop block it. */
export interface Turns {
  /** Processor time of the longest turn since the last call, in milliseconds. */
  longest(): number;
  /**
   * 99th percentile of the wait for the current turn to end, for events at random times since the last call, if
   * the thread had a processor of its own, in milliseconds.
   */
  wait(): number;
  /** Total processor time of this thread, in milliseconds. */
  total(): number;
}

/**
 * Starts measuring this thread. Processor time counts rather than the clock: a thread that waits for a busy
 * machine blocks nobody by itself.
 */
export function watchTurns(): Turns {
  let before = processorMs();
  let longest = 0;
  let turns: number[] = [];
  let since = performance.now();
  const look = (): void => {
    const now = processorMs();
    longest = Math.max(longest, now - before);
    turns.push(now - before);
    before = now;
  };
  setInterval(look, LOOK_MS).unref();
  return {
    longest() {
      look();
      const result = longest;
      longest = 0;
      return result;
    },
    wait() {
      const result = waitOf(turns, performance.now() - since);
      turns = [];
      since = performance.now();
      return result;
    },
    total: processorMs,
  };
}

/** 99th percentile of the wait, for arrivals at random times during these turns. */
function waitOf(turns: readonly number[], ms: number): number {
  let [low, high] = [0, Math.max(0, ...turns)];
  while (high - low > 0.01) {
    const wait = (low + high) / 2;
    const waiting = turns.reduce((sum, turn) => sum + Math.max(0, turn - wait), 0);
    if (waiting > ms / 100) low = wait;
    else high = wait;
  }
  return high;
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
