import { type AnyBot, type Random, randomFrom, seeded } from '@lusoria/core';
import {
  entryFor,
  type TableServer,
  memoryStore,
  type Notice,
  openTableServer,
  replay,
  STANDARD,
  type Store,
  type TableState,
  type TableView,
  viewerOf,
  viewOf,
} from '@lusoria/table';
import { GAME_IDS, loadGame, manifestOf } from '@lusoria/games';
import type { NewTable, PublicEntry } from '../types.ts';
import type { FakeTime } from './time.ts';

/** A real server with its tables in memory. */
export interface TestServer {
  readonly tables: TableServer;
  readonly store: Store;
  readonly notices: readonly Notice[];
  /** A table replayed from its log. */
  table(id: string): Promise<TableState>;
  /** A person's view of a table and of its log, as it is when nothing is lost. */
  truth(
    id: string,
    person: string | null,
  ): Promise<{ readonly view: TableView; readonly entries: readonly PublicEntry[] }>;
}

/** Any game will do for a session: the first one that has rounds. */
const { game, bot } = await gameWithRounds();

/** A table for two people and a bot, with two rounds and without delays. */
export const TABLE: NewTable = {
  game: game.id,
  options: {
    // Numbers are rounds, or seconds to wait.
    ...Object.fromEntries(
      game.optionFields.flatMap((field) =>
        field.kind === 'number' ? [[field.key, field.min]] : [],
      ),
    ),
    rounds: 2,
  },
  settings: { ...STANDARD, pace: 0 },
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot }],
};

/** Name of a bot of that game. */
export const TEST_BOT = bot;

/** The bot that plays for the people of the tests, too. */
export function testBot(): AnyBot {
  const player = game.bot(bot);
  if (!player) throw new Error(`no bot ${bot}`);
  return player;
}

async function gameWithRounds() {
  for (const id of GAME_IDS) {
    const found = await loadGame(id);
    if (!found?.optionFields.some(({ key }) => key === 'rounds')) continue;
    if (found.seats.includes(3)) return { game: found, bot: (await manifestOf(id)).bot };
  }
  throw new Error('no game has rounds');
}

/** Deterministic bytes from a seeded generator. */
export function bytesFrom(random: Random): (count: number) => Uint8Array {
  return (count) => Uint8Array.from({ length: count }, () => random.int(256));
}

/** Opens a server; `store` for one that has been open before. */
export async function openTestServer(
  time: FakeTime,
  seed: string,
  store: Store = memoryStore(),
): Promise<TestServer> {
  const notices: Notice[] = [];
  const tables = openTableServer({
    store,
    games: loadGame,
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
    tables,
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
