import type { Ports } from '../ports.ts';

/** Time that an unwatched object stays in memory. */
const IDLE_MS = 60_000;
/** Objects that are looked at in one turn: some milliseconds. */
const SWEEP_PART = 250;

/** An object in memory: a table, or an event. */
export interface Held {
  /** When it was last used (milliseconds since 1970). */
  usedAt: number;
}

/** Cache of tables or events: loaded on demand, dropped when idle. */
export interface Registry<T extends Held> {
  /**
   * By id or by code; null when there is none.
   *
   * Rejects when the server is stopping.
   */
  load(idOrCode: string): Promise<T | null>;
  /** By id, if it is in memory; keeps it there. */
  use(id: string): T | null;
  /** By id, if it is in memory; does not keep it there. */
  peek(id: string): T | null;
  all(): ReadonlyMap<string, T>;
  /** Drops it from memory. */
  drop(id: string): void;
  stop(): void;
}

export interface RegistryContext<Found extends { readonly id: string }, T extends Held> {
  readonly ports: Ports;
  find(idOrCode: string): Promise<Found | null>;
  /** Loads it into memory; must call `hold` with it as soon as it is there. Null: it cannot be loaded. */
  start(found: Found, hold: (made: T) => T): Promise<T | null>;
  /** Whether nobody watches it and nothing is due soon. */
  isIdle(held: T): boolean;
  dropped(held: T): void;
}

export function openRegistry<Found extends { readonly id: string }, T extends Held>({
  ports,
  find,
  start,
  isIdle,
  dropped,
}: RegistryContext<Found, T>): Registry<T> {
  const loading = new Map<string, Promise<T | null>>();
  const held = new Map<string, T>();
  let cancelSweep: (() => void) | null = null;
  let stopped = false;

  const hold = (id: string, made: T): T => {
    if (stopped) {
      dropped(made);
      throw new Error('the server is stopping');
    }
    held.set(id, made);
    cancelSweep ??= ports.after(IDLE_MS, sweep);
    return made;
  };

  // Some at a time, for thousands take long. Each part is synchronous: a caller that has just loaded an object begins to use
  // it before this runs.
  const sweepSome = (rest: MapIterator<readonly [string, T]>): void => {
    const before = ports.now() - IDLE_MS;
    for (let looked = 0; looked < SWEEP_PART; looked += 1) {
      const next = rest.next();
      if (next.done) {
        cancelSweep = held.size > 0 ? ports.after(IDLE_MS, sweep) : null;
        return;
      }
      const [id, one] = next.value;
      if (one.usedAt <= before && isIdle(one)) drop(id);
    }
    cancelSweep = ports.after(0, () => sweepSome(rest));
  };

  const sweep = (): void => sweepSome(held.entries());

  const drop = (id: string): void => {
    const one = held.get(id);
    if (one) dropped(one);
    held.delete(id);
  };

  const use = (id: string): T | null => {
    const one = held.get(id);
    if (one) one.usedAt = ports.now();
    return one ?? null;
  };

  return {
    use,
    peek: (id) => held.get(id) ?? null,
    all: () => held,
    drop,
    async load(idOrCode) {
      const known = use(idOrCode);
      if (known) return known;
      const found = await find(idOrCode);
      if (!found) return null;
      const { id } = found;
      const loaded = use(id);
      if (loaded) return loaded;
      const started =
        loading.get(id) ?? start(found, (made) => hold(id, made)).finally(() => loading.delete(id));
      loading.set(id, started);
      return started;
    },
    stop() {
      stopped = true;
      cancelSweep?.();
      for (const id of held.keys()) drop(id);
    },
  };
}

/**
 * Whether an object in memory is still in the store: another node may have erased it. Before that, what others have
 * stored of it is read, whether or not a hint has told of it.
 */
export async function isStillThere(
  { store, cluster }: Pick<Ports, 'store' | 'cluster'>,
  { id, seq }: { readonly id: string; readonly seq: number },
  actor: { readNew(): Promise<void> },
): Promise<boolean> {
  if (!cluster) return true;
  const head = (await store.heads([id])).get(id);
  if (head !== undefined && head > seq) await actor.readNew();
  return head !== undefined;
}

/**
 * Compares memory with the store, in case a hint was lost.
 *
 * @param behind called with objects that have newer entries in the store; `gone` with those deleted
 * there.
 */
export async function pollHeads<T>(
  { store }: Pick<Ports, 'store'>,
  all: ReadonlyMap<string, T>,
  seqOf: (one: T) => number,
  { behind, gone }: { behind(one: T): void; gone(id: string): void },
): Promise<void> {
  const mine = new Map(all);
  if (mine.size === 0) return;
  const heads = await store.heads([...mine.keys()]);
  for (const [id, one] of mine) {
    const head = heads.get(id);
    if (head === undefined) gone(id);
    else if (head > seqOf(one)) behind(one);
  }
}
