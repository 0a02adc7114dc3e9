import { loadGame } from '@lusoria/games';
import { replay } from '../evolve.ts';
import { withoutErased, erasedIn } from '../erase.ts';
import type { StoredTable, Ports } from '../ports.ts';
import { startTableActor, type TableActor } from '../actor/table-actor.ts';
import type { Entry, TableState } from '../types.ts';

/** How long a table that nobody watches stays in memory. */
const KEEP_MS = 60_000;

/** A table in memory, and the lines that watch it. */
export interface ActiveTable<Watcher> {
  readonly actor: TableActor;
  readonly watchers: Set<Watcher>;
  /** When somebody last asked for it. */
  usedAt: number;
}

/** The tables in memory. They come when somebody asks for them and go when nobody does any more. */
export interface ActiveTables<Watcher> {
  /**
   * By id or by code; null when there is none, or none that can be played on with these rules.
   *
   * Rejects when the house is closing.
   */
  get(idOrCode: string): Promise<ActiveTable<Watcher> | null>;
  /** By id, if it is in memory. */
  here(id: string): ActiveTable<Watcher> | null;
  /** The tables in memory, which are not kept there any longer for it. */
  all(): ReadonlyMap<string, ActiveTable<Watcher>>;
  /** Takes a table out of memory. */
  drop(id: string): void;
  count(): number;
  stop(): void;
}

/** Opens the memory; `changed` is told of every change at a table, with the table before it. */
export function openActiveTables<Watcher>(
  world: Ports,
  changed: (living: ActiveTable<Watcher>, before: TableState) => void,
): ActiveTables<Watcher> {
  const coming = new Map<string, Promise<ActiveTable<Watcher> | null>>();
  const living = new Map<string, ActiveTable<Watcher>>();
  let cancelTidying: (() => void) | null = null;
  let stopped = false;

  const load = async (found: StoredTable): Promise<ActiveTable<Watcher> | null> => {
    const game = await (world.games ?? loadGame)(found.game);
    const log = game ? await world.store.entries(found.id, 0) : [];
    const created = log[0]?.events[0];
    // A table that was made under other rules cannot be played on with these.
    if (!game || created?.type !== 'created' || created.rules !== game.rules) return null;
    const clean = await healed(world, found.id, log);
    if (stopped) throw new Error('the house is closing');
    const table = replay(found.id, game, clean);
    const actor = startTableActor(world, table, clean, (before) => changed(made, before));
    const made: ActiveTable<Watcher> = { actor, watchers: new Set(), usedAt: world.now() };
    living.set(found.id, made);
    cancelTidying ??= world.after(KEEP_MS, tidy);
    return made;
  };

  // Nothing here waits: whoever has just been given a table has begun to use it before this runs.
  const tidy = (): void => {
    const before = world.now() - KEEP_MS;
    for (const [id, { actor, watchers, usedAt }] of living) {
      if (watchers.size === 0 && usedAt <= before && actor.isIdle()) drop(id);
    }
    cancelTidying = living.size > 0 ? world.after(KEEP_MS, tidy) : null;
  };

  const drop = (id: string): void => {
    living.get(id)?.actor.stop();
    living.delete(id);
  };

  const here = (id: string): ActiveTable<Watcher> | null => {
    const known = living.get(id);
    if (known) known.usedAt = world.now();
    return known ?? null;
  };

  return {
    here,
    all: () => living,
    drop,
    async get(idOrCode) {
      const known = here(idOrCode);
      if (known) return known;
      const found = await world.store.find(idOrCode);
      if (!found) return null;
      const loaded = here(found.id);
      if (loaded) return loaded;
      const loading = coming.get(found.id) ?? load(found).finally(() => coming.delete(found.id));
      coming.set(found.id, loading);
      return loading;
    },
    count: () => living.size,
    stop() {
      stopped = true;
      cancelTidying?.();
      for (const id of living.keys()) drop(id);
    },
  };
}

/** A log without what those have written who were forgotten, also where that was not done to the end. */
async function healed(
  world: Ports,
  table: string,
  log: readonly Entry[],
): Promise<readonly Entry[]> {
  const clean = withoutErased(log);
  const changed = clean.filter((entry, i) => entry !== log[i]);
  if (changed.length === 0) return log;
  for (const person of erasedIn(log)) await world.store.eraseAt(table, person, changed);
  return clean;
}
