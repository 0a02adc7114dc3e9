/**
 * Measures the time until a move has been written to the sockets of all watchers.
 *
 * @param add called with each duration in milliseconds.
 * @returns a function to be called with each move's arrival time (`performance.now()`), before the
 * watchers are told.
 */
export function deliveryTimer(add: (ms: number) => void): (since: number) => void {
  let open: number[] = [];
  let writing: number[] = [];

  const written = (): void => {
    const now = performance.now();
    for (const since of writing) add(now - since);
    writing.length = 0;
  };

  // A connection writes in the next tick. The watchers' tick comes after this one, and before the
  // one requested here.
  const later = (): void => {
    [open, writing] = [writing, open];
    process.nextTick(written);
  };

  return (since) => {
    if (open.length === 0) process.nextTick(later);
    open.push(since);
  };
}
