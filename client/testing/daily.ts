import { type AnyBot, defined, randomFrom, seeded } from '@lusoria/core';
import { dailyGames, loadGame } from '@lusoria/games';
import {
  memoryStore,
  type Notice,
  openTableServer,
  replay,
  type Store,
  type TableState,
} from '@lusoria/table';
import { type Beacons, valueAt } from '@lusoria/tournaments/daily-beacon';
import { type DailyGame, type Layers, openLayers } from '@lusoria/tournaments/layers';
import { dailyOver } from '../daily.ts';
import { type Guest, look, valueOf } from './guest.ts';
import { type Asked, play } from './player.ts';
import { bytesFrom, type TestServer } from './test-server.ts';
import { type FakeTime, fakeTime } from './time.ts';

export const HOUR = 3_600_000;

/** A server with deals of the day, in time that passes only when it is told to. */
export interface World {
  readonly time: FakeTime;
  readonly store: Store;
  readonly notices: readonly Notice[];
  readonly server: Pick<TestServer, 'tables'>;
  readonly layer: Layers;
}

/** What a world may differ in. */
export interface Differing {
  /** A bot whose first thought is given up, with these words. */
  readonly busy?: { readonly bot: string; readonly why: string };
  readonly beacons?: Beacons;
  /** What another world has left, when; and the chance of the server. */
  readonly store?: Store;
  readonly now?: number;
  readonly chance?: string;
}

/** @param offers the deals of a day */
export async function world(
  offers: readonly DailyGame[],
  {
    busy,
    beacons = { url: null, valueAt },
    store = memoryStore(),
    now,
    chance = 'a server',
  }: Differing = {},
): Promise<World> {
  const time = fakeTime();
  if (now !== undefined) await time.pass(now - time.now());
  const notices: Notice[] = [];
  let layer: Layers | undefined;
  let givesUp = busy?.bot;
  const tables = openTableServer(
    {
      store,
      games: loadGame,
      cluster: null,
      lobby: true,
      now: time.now,
      randomBytes: bytesFrom(seeded(chance)),
      after: time.after,
      async think(name, kind, view, seed) {
        if (kind === givesUp) {
          givesUp = undefined;
          throw new Error(busy?.why);
        }
        const bot = await botOf(name, kind);
        return bot.choose(view, randomFrom(seed));
      },
      notice: (notice) => notices.push(notice),
    },
    (host) =>
      (layer = openLayers(host, { daily: offers, beacons, rated: offers.map(({ game }) => game) })),
  );
  return { time, store, notices, server: { tables }, layer: defined(layer, 'the layer') };
}

export async function botOf(game: string, kind: string): Promise<AnyBot> {
  const bot = defined((await loadGame(game))?.bot(kind), `the bot ${kind}`);
  await bot.load();
  return bot;
}

/** One of several deals, each of which is shuffled once. */
export async function someDeals(): Promise<DailyGame> {
  return defined(
    (await dailyGames()).find(({ key }) => key === 'short'),
    'a deal of the day',
  );
}

export const idOf = ({ time }: World, { game, key }: DailyGame, days = 0): string =>
  `dy-${new Date(time.now() + days * 24 * HOUR).toISOString().slice(0, 10)}-${game}-${key}`;

/** Plays the deals of a day to the end, or some of them. */
export async function playsAll(
  { time }: World,
  one: Guest,
  day: string,
  bot: AnyBot,
  deals = Infinity,
): Promise<string> {
  const table = valueOf(await time.of(dailyOver(one.session).play(day)));
  const { table: opened } = await look(time, one, table);
  const asked: Asked[] = [];
  play(time, opened, bot, seeded(`${one.name} plays`), asked);
  for (let deal = 0; deal < deals; deal += 1) {
    await time.until(() => opened.get().view.played > deal || opened.get().view.phase === 'over');
    if (opened.get().view.phase === 'over') break;
    if (deal + 1 < deals) valueOf(await time.of(opened.do({ do: 'next' })));
  }
  await time.settle();
  opened.close();
  return table;
}

export async function tableOf({ store }: World, id: string): Promise<TableState> {
  const stored = defined(await store.find(id), 'a table');
  const game = defined(await loadGame(stored.game), 'a game');
  return replay(id, game, await store.entries(id, 0));
}
