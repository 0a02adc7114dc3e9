import type { Ports } from '../ports.ts';
import type { TableActor } from '../actor/table-actor.ts';

/** How often a house looks for tables that nobody looks after. */
export const TAKEOVER_MS = 5000;
/** For how long a table is this house's to look after before others try. */
const LEASE_MS = 30_000;
/** After how long a table that could not be brought to memory is tried again: others are not to wait for it. */
const LATER_MS = 10 * 60_000;

/**
 * Looks after tables whose time has come and that nobody has in memory: the house that had may be gone, or
 * it was long ago. Of several houses one is given a table; should two have it in memory, the append
 * decides.
 *
 * @param room brings a table to memory; it then does what is due by itself.
 * @returns how to stop.
 */
export function startTakeovers(
  world: Ports,
  room: (table: string) => Promise<TableActor | null>,
): () => void {
  let stopped = false;
  let cancel = (): void => undefined;

  const wake = async (id: string): Promise<void> => {
    const found = await room(id);
    // Of other rules: another house may know them.
    if (found) found.resume();
    else if (!stopped) await world.store.setDeadline(id, world.now() + LATER_MS);
  };
  const failed = async (id: string, error: unknown): Promise<void> => {
    if (stopped) return;
    world.notice({ kind: 'failed', table: id, error });
    await world.store.setDeadline(id, world.now() + LATER_MS);
  };
  const look = async (): Promise<void> => {
    const now = world.now();
    for (const id of await world.store.leaseDueTables(now, now + LEASE_MS)) {
      if (stopped) return;
      await wake(id).catch(async (error: unknown) => failed(id, error));
    }
  };
  const lookLater = (): void => {
    if (stopped) return;
    cancel = world.after(TAKEOVER_MS, () => {
      look()
        .catch((error: unknown) => world.notice({ kind: 'failed', table: null, error }))
        .finally(lookLater);
    });
  };
  lookLater();
  return () => {
    stopped = true;
    cancel();
  };
}
