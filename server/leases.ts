import type { Ports } from '@lusoria/table';

/** How work is found in the store and done. */
interface Leases<Row> {
  /** Interval at which a node looks for what is due (milliseconds). */
  readonly everyMs: number;
  /** Rows that are worked on at the same time. */
  readonly atOnce: number;
  /** Takes rows that are due, so that no other node works on them. */
  lease(): Promise<readonly Row[]>;
  work(row: Row): Promise<void>;
  failed(error: unknown): void;
}

/**
 * Works on rows of the store that are due, some at a time, as long as the server runs.
 *
 * @returns the function to stop.
 */
export function startLeasing<Row>(
  after: Ports['after'],
  { everyMs, atOnce, lease, work, failed }: Leases<Row>,
): () => void {
  let stopped = false;
  let cancel = (): void => undefined;
  const look = async (): Promise<void> => {
    const waiting = [...(await lease())];
    const workOnSome = async (): Promise<void> => {
      for (let next = waiting.shift(); next && !stopped; next = waiting.shift()) await work(next);
    };
    await Promise.all(Array.from({ length: atOnce }, workOnSome));
  };
  const lookLater = (): void => {
    if (stopped) return;
    cancel = after(everyMs, () => {
      look().catch(failed).finally(lookLater);
    });
  };
  lookLater();
  return () => {
    stopped = true;
    cancel();
  };
}
