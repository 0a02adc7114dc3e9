/**
 * Measures how long it takes until a move has been written to the sockets of everybody who watches.
 *
 * @param add called with each in milliseconds.
 * @returns to be called with each move, before the watchers are told: when it came in, by `performance.now()`.
 */
export function deliveryTimer(add: (ms: number) => void): (since: number) => void {
  let open: number[] = [];
  let writing: number[] = [];

  const written = (): void => {
    const now = performance.now();
    for (const since of writing) add(now - since);
    writing.length = 0;
  };

  // A connection writes in the next tick. The watchers' tick comes after this one, and before the one
  // that this asks for.
  const later = (): void => {
    [open, writing] = [writing, open];
    process.nextTick(written);
  };

  return (since) => {
    if (open.length === 0) process.nextTick(later);
    open.push(since);
  };
}
