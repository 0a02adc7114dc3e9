import type { Ports } from '@lusoria/table';

/** How work is found in the store and done. */
interface Leases<Row> {
  /** Interval at which a node looks for what is due (milliseconds). */
  readonly everyMs: number;
  /**
   * Duration of a row's lease to this node (milliseconds): longer than all of a batch takes, and short, for what a killed node had
   * leased waits so long for another.
   */
  readonly leaseMs: number;
  /** Rows that are worked on at the same time. */
  readonly atOnce: number;
  /** Takes rows that are due now, so that no other node works on them until a time (milliseconds since 1970). */
  lease(now: number, until: number): Promise<readonly Row[]>;
  work(row: Row): Promise<void>;
  failed(error: unknown): void;
}

/**
 * Works on rows of the store that are due, some at a time, as long as the server runs.
 *
 * @returns the function to stop.
 */
export function startLeasing<Row>(
  { now, after }: Pick<Ports, 'now' | 'after'>,
  { everyMs, leaseMs, atOnce, lease, work, failed }: Leases<Row>,
): () => void {
  let stopped = false;
  let cancel = (): void => undefined;
  const take = async (): Promise<Row[]> => [...(await lease(now(), now() + leaseMs))];
  const look = async (): Promise<void> => {
    for (let rows = await take(); rows.length > 0 && !stopped; rows = await take()) {
      const workOnSome = async (): Promise<void> => {
        for (let next = rows.shift(); next && !stopped; next = rows.shift()) await work(next);
      };
      await Promise.all(Array.from({ length: atOnce }, workOnSome));
    }
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
