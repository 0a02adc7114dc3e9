import type { Store } from '../../ports.ts';

/** Deletes a log, even if it grows meanwhile; returns whether it existed. */
export async function removeWhole(store: Store, id: string): Promise<boolean> {
  for (let wasThere = false; ; wasThere = true) {
    const seq = (await store.heads([id])).get(id);
    if (seq === undefined) return wasThere;
    if (await store.removeTable(id, seq)) return true;
  }
}
