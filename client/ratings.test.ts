import { valueAt } from '@lusoria/tournaments/daily-beacon';
import { type AnyBot, defined, randomFrom, seeded } from '@lusoria/core';
import { dailyGames, loadGame } from '@lusoria/games';
import { memoryStore, type Notice, openTableServer, type Store } from '@lusoria/table';
import { type DailyGame, openLayers } from '@lusoria/tournaments/layers';
import { dailyOver } from './daily.ts';
import { restoredBy } from '@lusoria/tournaments/log';
import { ratingEventSchema } from '@lusoria/tournaments/rating-events';
import { expect, test } from 'vitest';
import { strengthsOver } from './ratings.ts';
import { guest, look, valueOf } from './testing/guest.ts';
import { play } from './testing/player.ts';
import { bytesFrom, TABLE, TEST_BOT, testBot } from './testing/test-server.ts';
import { type FakeTime, fakeTime } from './testing/time.ts';

const RATINGS = /^rt-/;

/** A node over a store: it knows the games, their bots and ratings. */
async function nodeOver(
  time: FakeTime,
  store: Store,
  name: string,
  notices: Notice[],
  daily: readonly DailyGame[] = [],
) {
  const rated = (await dailyGames()).map(({ game }) => game);
  return openTableServer(
    {
      store,
      games: loadGame,
      cluster: null,
      lobby: true,
      rates: true,
      now: time.now,
      randomBytes: bytesFrom(seeded(`node ${name}`)),
      after: time.after,
      think: async (game, kind, view, seed) => {
        const bot: AnyBot = defined((await loadGame(game))?.bot(kind), kind);
        await bot.load();
        return bot.choose(view, randomFrom(seed));
      },
      notice: (notice) => notices.push(notice),
    },
    (host) => openLayers(host, { daily, beacons: { url: null, valueAt }, rated }),
  );
}

/** A store as it is to a node that crashes as soon as it would rate a round: it is not answered any more. */
function mortal(
  store: Store,
  logs: RegExp,
  type: string,
): { readonly store: Store; isDead: () => boolean } {
  let dead = false;
  const never = async (): Promise<never> => new Promise(() => undefined);
  return {
    isDead: () => dead,
    store: {
      ...store,
      async append(table, entry, changes) {
        const isResult = JSON.stringify(entry.events).includes(`"type":"${type}"`);
        dead ||= logs.test(table) && isResult;
        return dead ? never() : store.append(table, entry, changes);
      },
      dropUnrated: async (round) => (dead ? never() : store.dropUnrated(round)),
    },
  };
}

async function resultsIn(store: Store, person: string) {
  const logs = (await store.tablesOf(person, 50)).filter(({ id }) => RATINGS.test(id));
  const entries = await Promise.all(logs.map(async ({ id }) => store.entries(id, 0)));
  return entries
    .flat()
    .flatMap((entry) => restoredBy(ratingEventSchema, entry).events)
    .filter((event) => event.type === 'result');
}

test.for(['started again', 'that was there all the time'])(
  'rounds at an open table are rated once, though the server crashes after the end of one: by a node %s',
  async (which) => {
    const time = fakeTime();
    const store = memoryStore();
    const notices: Notice[] = [];
    const first = mortal(store, RATINGS, 'result');
    const node = await nodeOver(time, first.store, 'one', notices);
    const isBeside = which.startsWith('that');
    const beside = isBeside ? await nodeOver(time, store, 'two', notices) : null;
    const [ada, ben] = ['Ada', 'Ben'].map((name) => guest({ tables: node }, time, name));
    const people = [defined(ada), defined(ben)];
    for (const { session } of people) valueOf(await time.of(strengthsOver(session).setRated(true)));
    const open = { ...TABLE, settings: { ...TABLE.settings, listed: true } };
    const id = valueOf(await time.of(defined(ada).session.create(open)));
    const bot = testBot();
    await bot.load();
    const tables = [];
    for (const one of people) tables.push((await look(time, one, id)).table);
    const [host, guestAt] = tables.map((table) => defined(table));
    valueOf(await time.of(defined(guestAt).do({ do: 'sit', seat: 1 })));
    if (defined(host).get().view.phase === 'lobby')
      await time.of(defined(host).do({ do: 'start' }));
    for (const table of tables) play(time, table, bot, seeded('they play'), []);
    await time.until(() => defined(host).get().view.phase === 'between');
    await time.settle();
    expect(first.isDead()).toBe(true);
    const person = defined(defined(ada).session.me()).person;
    expect(await resultsIn(store, person)).toEqual([]);
    node.stop();

    const second = beside ?? (await nodeOver(time, store, 'two', notices));
    // Somebody leaves before it is rated: the round was still theirs.
    const token = defined(ben).kept.credentials?.token ?? null;
    const again = guest({ tables: second }, time, 'Ben', { token });
    const { table: left } = await look(time, again, id);
    valueOf(await time.of(left.do({ do: 'stand' })));
    await time.pass(150_000);
    const [result, ...more] = await resultsIn(store, person);
    expect(more).toEqual([]);
    expect(result?.source).toBe(`${id}:1`);
    const persons = people.map(({ session }) => defined(session.me()).person);
    const rated = result?.rows.map((row) => row.person ?? row.bot);
    expect(new Set(rated)).toEqual(new Set([...persons, TEST_BOT]));
    const third = await nodeOver(time, store, 'three', notices);
    await time.pass(150_000);
    expect(await resultsIn(store, person)).toHaveLength(1);
    expect(await store.unratedRounds(Infinity)).toEqual([]);
    expect(notices.filter(({ kind }) => kind === 'failed')).toEqual([]);
    second.stop();
    third.stop();
  },
);

test('a deal of the day is in the list once, though the server crashes when it has been played', async () => {
  const time = fakeTime();
  const store = memoryStore();
  const notices: Notice[] = [];
  const offer = defined((await dailyGames()).find(({ rounds }) => rounds === 1));
  const first = mortal(store, /^dy-/, 'scored');
  const node = await nodeOver(time, first.store, 'one', notices, [offer]);
  const ada = guest({ tables: node }, time, 'Ada');
  const { days, date } = valueOf(await time.of(dailyOver(ada.session).list()));
  const { day } = defined(days.find((one) => one.date === date));
  const id = valueOf(await time.of(dailyOver(ada.session).play(day)));
  const { table } = await look(time, ada, id);
  const bot = defined((await loadGame(offer.game))?.bot(defined(offer.bots[0])));
  await bot.load();
  play(time, table, bot, seeded('Ada plays'), []);
  await time.until(() => table.get().view.phase === 'over');
  await time.settle();
  expect(first.isDead()).toBe(true);
  node.stop();

  const second = await nodeOver(time, store, 'two', notices, [offer]);
  const token = defined(ada.kept.credentials).token;
  const again = dailyOver(guest({ tables: second }, time, 'Ada', { token }).session);
  const before = valueOf(await time.of(again.day(day)));
  expect([before.own?.over, before.own?.score.deals]).toEqual([false, []]);
  await time.pass(150_000);
  const after = valueOf(await time.of(again.day(day)));
  expect([after.own?.over, after.own?.score.deals]).toEqual([
    true,
    [table.get().view.standings.find(({ seat }) => seat === 0)?.points],
  ]);
  const scored = (await store.entries(day, 0)).filter((entry) =>
    JSON.stringify(entry.events).includes('"type":"scored"'),
  );
  expect(scored).toHaveLength(1);
  expect(await store.unratedRounds(Infinity)).toEqual([]);
  second.stop();
});
