/**
 * Takes the time until a move has been written to the sockets of everybody who watches.
 *
 * @param add is told of it in milliseconds.
 * @returns to be told of each move, before the watchers are: when it came in, by `performance.now()`.
 */
export function deliveries(add: (ms: number) => void): (since: number) => void {
  let open: number[] = [];
  let writing: number[] = [];

  const written = (): void => {
    const now = performance.now();
    for (const since of writing) add(now - since);
    writing.length = 0;
  };

  // A line writes what it is told in the next tick. That of the watchers comes after this one, and
  // before the one that this asks for.
  const later = (): void => {
    [open, writing] = [writing, open];
    process.nextTick(written);
  };

  return (since) => {
    if (open.length === 0) process.nextTick(later);
    open.push(since);
  };
}
