import { LEASE_BATCH, type Ports } from '../../ports.ts';

/** Interval at which a node looks for tables with overdue deadlines that no node has in memory. */
const TAKEOVER_MS = 5000;
/** Duration of a table's lease to this node. */
const LEASE_MS = 30_000;
/** Delay before a table that could not be loaded is tried again; other tables must not wait for it. */
const RETRY_MS = 10 * 60_000;

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

  const retryLater = async (id: string): Promise<void> => {
    if (!stopped) await ports.store.setDeadline(id, ports.now() + RETRY_MS);
  };
  const takeOver = async (id: string): Promise<void> => {
    const actor = await load(id);
    // Made under other rules, which another node may know.
    if (actor) actor.resume();
    else await retryLater(id);
  };
  /** Returns whether there may be more that are due. */
  const lookOnce = async (): Promise<boolean> => {
    const now = ports.now();
    const due = await ports.store.leaseDueTables(now, now + LEASE_MS);
    for (const id of due) {
      if (stopped) return false;
      await takeOver(id).catch(async (error: unknown) => {
        if (!stopped) ports.notice({ kind: 'failed', table: id, error });
        await retryLater(id);
      });
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
