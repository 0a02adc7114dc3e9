import type { AnyGame } from '@lusoria/core';
import type { LoadedTable } from '../../actor/table-actor.ts';
import { RECENT } from '../../actor/table-log.ts';
import { withoutPeople } from '../../model/erase.ts';
import { afterEntry, replay } from '../../model/evolve.ts';
import { DamagedLog, DamagedSnapshot, LOAD_ENTRIES, type Ports, type Store } from '../../ports.ts';
import { tableFrom } from '../../record/snapshot.ts';
import type { Entry, Snapshot, TableState } from '../../model/types.ts';
import { scanForErasure } from './erase-log.ts';

/**
 * Loads a table from its snapshot and the entries after it; from its whole log, some entries at a time, where it has no
 * snapshot, or a damaged one. Null when it was made under other rules: it cannot be played on with these.
 */
export async function loadTable(
  ports: Ports,
  id: string,
  game: AnyGame,
): Promise<LoadedTable | null> {
  const { store } = ports;
  const snapshot = await snapshotOf(ports, id);
  const restored = snapshot && tableFrom(id, game, snapshot);
  let state: TableState | null = restored;
  for (;;) {
    const entries = await store.entries(id, state?.seq ?? 0, LOAD_ENTRIES);
    const created = entries[0]?.events[0];
    if (!follows(entries, state?.seq ?? 0)) throw new DamagedLog(id, state?.seq ?? 0);
    if (!state && (created?.type !== 'created' || created.rules !== game.rules)) return null;
    state = state ? entries.reduce(afterEntry, state) : replay(id, game, entries);
    if (entries.length < LOAD_ENTRIES) break;
  }
  // The table is known to have gone on, but its log ends before that.
  const head = (await store.heads([id])).get(id) ?? 0;
  if (head > state.seq && (await store.entries(id, state.seq, 1)).length === 0) {
    throw new DamagedLog(id, state.seq);
  }
  const last = await store.entriesBefore(id, state.seq + 1, RECENT);
  const recent = withoutPeople(last, state.erased);
  // An erasure was interrupted in the store.
  if (recent.some((entry, i) => entry !== last[i])) await eraseAgain(store, state);
  return { state, recent, snapshotAt: restored?.seq ?? 0 };
}

async function snapshotOf({ store, notice }: Ports, id: string): Promise<Snapshot | null> {
  try {
    return await store.snapshot(id);
  } catch (error) {
    if (!(error instanceof DamagedSnapshot)) throw error;
    notice({ kind: 'failed', table: id, error });
    return null;
  }
}

/** Whether entries are consecutive, the first following a seq. */
function follows(entries: readonly Entry[], seq: number): boolean {
  return entries.every((entry, i) => entry.seq === seq + 1 + i);
}

async function eraseAgain(store: Store, { id, erased }: TableState): Promise<void> {
  for (const person of erased) {
    const { changed } = await scanForErasure(store, id, person);
    await store.eraseAt(id, person, changed);
  }
}
