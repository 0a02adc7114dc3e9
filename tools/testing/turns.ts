/** How often it is looked, in milliseconds. */
const LOOK_MS = 2;

/** Watches for how long the turns of a thread's event loop hold it. */
export interface Turns {
  /** Processor time that the longest turn since the last call has taken, in milliseconds. */
  longest(): number;
  /**
   * How long 99 of 100 things that happen at any time since the last call would have waited at most for the turn under
   * way to end, had the thread a processor of its own, in milliseconds.
   */
  wait(): number;
  /** Processor time that this thread has taken in all, in milliseconds. */
  total(): number;
}

/**
 * Begins to watch this thread. Processor time is what counts, and not the clock: a thread that has to wait for a busy
 * machine holds nobody up by itself.
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

/** The wait that is longer for one in a hundred, who come at any time while these turns take place. */
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
