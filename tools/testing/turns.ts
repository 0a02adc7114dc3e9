/** How often it is looked, in milliseconds. */
const LOOK_MS = 2;

/** Watches for how long the turns of a thread's event loop hold it. */
export interface Turns {
  /** Processor time that the longest turn since the last call has taken, in milliseconds. */
  longest(): number;
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
  const look = (): void => {
    const now = processorMs();
    longest = Math.max(longest, now - before);
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
    total: processorMs,
  };
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
