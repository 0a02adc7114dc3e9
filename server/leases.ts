import type { Ports } from '@lusoria/table';

/**
 * Duration of a row's lease to this node (milliseconds): longer than all of a batch takes, and short, for what a killed
 * node had leased waits so long for another.
 */
const LEASE_MS = 60_000;

/** How work is found in the store and done. */
interface Leases<Row> {
  /** Interval at which a node looks for what is due (milliseconds). */
  readonly everyMs: number;
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
  { everyMs, atOnce, lease, work, failed }: Leases<Row>,
): () => void {
  let stopped = false;
  let cancel = (): void => undefined;
  const lookOnce = async (): Promise<'all' | 'some'> => {
    const at = now();
    const waiting = [...(await lease(at, at + LEASE_MS))];
    const result = waiting.length === 0 ? 'all' : 'some';
    const workOnSome = async (): Promise<void> => {
      for (let next = waiting.shift(); next && !stopped; next = waiting.shift()) await work(next);
    };
    await Promise.all(Array.from({ length: atOnce }, workOnSome));
    return result;
  };
  const look = async (): Promise<void> => {
    while (!stopped && (await lookOnce()) === 'some');
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
