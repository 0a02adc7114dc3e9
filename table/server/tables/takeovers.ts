import { LEASE_BATCH, type Ports } from '../../ports.ts';

/** Interval at which a node looks for tables with overdue deadlines that no node has in memory. */
const TAKEOVER_MS = 5000;
/** Duration of a table's lease to this node. */
const LEASE_MS = 30_000;
/**
 * Delay before a table that could not be loaded is tried again; other tables must not wait for it. It is doubled each time: an
 * outage of the store is over soon, a damaged log is not.
 */
const RETRY_MS = 20_000;
const MAX_RETRY_MS = 10 * 60_000;

/**
 * Loads tables with overdue deadlines: the node that had them in memory may be gone, or it was long
 * ago. A table is leased to one of several nodes; should two have it in memory, the append decides.
 *
 * @param load loads a table into memory; its actor then does what is due.
 * @returns the function to stop.
 */
export function startTakeovers(
  ports: Ports,
  load: (table: string) => Promise<{ resume(): void } | null>,
): () => void {
  let stopped = false;
  let cancel = (): void => undefined;

  /** Delays until the next try, of the tables that could not be loaded. */
  const delays = new Map<string, number>();

  const retryIn = async (id: string, ms: number): Promise<void> => {
    if (!stopped) await ports.store.setDeadline(id, ports.now() + ms);
  };
  const takeOver = async (id: string): Promise<void> => {
    const actor = await load(id);
    delays.delete(id);
    // Made under other rules, which another node may know.
    if (actor) actor.resume();
    else await retryIn(id, MAX_RETRY_MS);
  };
  const failed = async (id: string, error: unknown): Promise<void> => {
    if (!stopped) ports.notice({ kind: 'failed', table: id, error });
    const ms = delays.get(id) ?? RETRY_MS;
    delays.set(id, Math.min(2 * ms, MAX_RETRY_MS));
    await retryIn(id, ms);
  };
  /** Returns whether there may be more that are due. */
  const lookOnce = async (): Promise<boolean> => {
    const now = ports.now();
    const due = await ports.store.leaseDueTables(now, now + LEASE_MS);
    for (const id of due) {
      if (stopped) return false;
      await takeOver(id).catch(async (error: unknown) => failed(id, error));
    }
    return due.length === LEASE_BATCH;
  };
  const look = async (): Promise<void> => {
    while (await lookOnce());
  };
  const lookLater = (): void => {
    if (stopped) return;
    cancel = ports.after(TAKEOVER_MS, () => {
      look()
        .catch((error: unknown) => ports.notice({ kind: 'failed', table: null, error }))
        .finally(lookLater);
    });
  };
  lookLater();
  return () => {
    stopped = true;
    cancel();
  };
}
