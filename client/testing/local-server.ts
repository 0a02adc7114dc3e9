import { type Random, randomFrom, seeded } from '@lusoria/core';
import {
  entryFor,
  type TableServer,
  memoryStore,
  type Notice,
  openTableServer,
  replay,
  type Store,
  type TableState,
  type TableView,
  viewerOf,
  viewOf,
} from '@lusoria/table';
import { loadGame } from '@lusoria/games';
import type { PublicEntry } from '../types.ts';
import type { FakeTime } from './time.ts';

/** A real house with its tables in memory. */
export interface House {
  readonly hub: TableServer;
  readonly store: Store;
  readonly notices: readonly Notice[];
  /** A table as its log tells it. */
  table(id: string): Promise<TableState>;
  /** What a person sees of a table, and of its log, when nothing is lost. */
  truth(
    id: string,
    person: string | null,
  ): Promise<{ readonly view: TableView; readonly entries: readonly PublicEntry[] }>;
}

/** Bytes that are the same for the same seed. */
export function bytesFrom(random: Random): (count: number) => Uint8Array {
  return (count) => Uint8Array.from({ length: count }, () => random.int(256));
}

/** Opens a house; `store` for one that has been open before. */
export async function openHouse(
  time: FakeTime,
  seed: string,
  store: Store = memoryStore(),
): Promise<House> {
  // Loaded here, so that later nothing takes real time.
  const game = await loadGame('agreement');
  if (!game) throw new Error('the house has no games');
  const notices: Notice[] = [];
  const hub = openTableServer({
    store,
    cluster: null,
    now: time.now,
    randomBytes: bytesFrom(seeded(`house ${seed}`)),
    after: time.after,
    think: async (_game, name, view, key) => game.bot(name)?.choose(view, randomFrom(key)) ?? null,
    notice: (notice) => notices.push(notice),
  });
  const table = async (id: string): Promise<TableState> =>
    replay(id, game, await store.entries(id, 0));
  return {
    hub,
    store,
    notices,
    table,
    async truth(id, person) {
      const now = await table(id);
      const entries = await store.entries(id, 0);
      const viewer = viewerOf(now, person);
      return {
        view: viewOf(now, person),
        entries: entries.map((entry) => entryFor(now, entry, viewer)),
      };
    },
  };
}
