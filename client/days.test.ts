import { defined, randomFrom, seeded } from '@lusoria/core';
import { dailyGames, loadGame } from '@lusoria/games';
import { memoryStore, openTableServer } from '@lusoria/table';
import { openDaily } from '@lusoria/tournaments/daily-server';
import { expect, test } from 'vitest';
import { dailyOver } from './daily.ts';
import { botOf } from './testing/daily.ts';
import { type Guest, guest, look, valueOf } from './testing/guest.ts';
import { play } from './testing/player.ts';
import { bytesFrom, type TestServer } from './testing/test-server.ts';
import { type FakeTime, fakeTime } from './testing/time.ts';

/** A device that deals the days without a server. */
function openDevice(time: FakeTime, seed: string): Pick<TestServer, 'tables'> {
  const tables = openTableServer(
    {
      store: memoryStore(),
      games: loadGame,
      cluster: null,
      now: time.now,
      randomBytes: bytesFrom(seeded(seed)),
      after: time.after,
      async think(game, name, view, own) {
        return (await botOf(game, name)).choose(view, randomFrom(own));
      },
      notice: () => undefined,
    },
    (host) => openDaily(host, dailyGames, { from: 'date' }),
  );
  return { tables };
}

/** What somebody sees when a deal of a day begins. */
async function firstSight(time: FakeTime, one: Guest, day: string): Promise<unknown> {
  const table = valueOf(await time.of(dailyOver(one.session).play(day)));
  const opened = await look(time, one, table);
  return defined(opened.table.get().view.round?.play, 'a deal').view;
}

test('without a server every device deals the same on a day, gone by ones included, and none ahead of it', async () => {
  const time = fakeTime();
  const [ada, ben] = ['Ada', 'Ben'].map((name) => guest(openDevice(time, name), time, name));
  if (!ada || !ben) throw new Error('two people');
  const listed = valueOf(await time.of(dailyOver(ada.session).list()));
  const offers = (await dailyGames()).length;
  expect(listed.days).toHaveLength(15 * offers);
  const [today, before] = [0, offers].map((at) => defined(listed.days[at]).day);
  for (const { day } of listed.days.slice(0, 2 * offers)) {
    expect(await firstSight(time, ada, day)).toEqual(await firstSight(time, ben, day));
  }
  const sights = await Promise.all(
    [today, before].map(async (day) => firstSight(time, ben, defined(day))),
  );
  expect(sights[0]).not.toEqual(sights[1]);
  const tomorrow = defined(today).replace(listed.date, '2999-01-01');
  expect(await time.of(dailyOver(ada.session).play(tomorrow))).toMatchObject({
    rejection: { code: 'no-such-day' },
  });
});

test('whoever has played a day sees how the others and the strongest bot played it, deal by deal; nobody else does', async () => {
  const time = fakeTime();
  const device = openDevice(time, 'lines');
  const [ada, ben, eve] = ['Ada', 'Ben', 'Eve'].map((name) => guest(device, time, name));
  if (!ada || !ben || !eve) throw new Error('three people');
  const offer = defined((await dailyGames()).find(({ rounds }) => rounds === 1));
  const { days } = valueOf(await time.of(dailyOver(ada.session).list()));
  const { day } = defined(days.find(({ game, key }) => game === offer.game && key === offer.key));
  const bot = await botOf(offer.game, offer.engine);
  for (const one of [ada, ben]) {
    const { table } = await look(
      time,
      one,
      valueOf(await time.of(dailyOver(one.session).play(day))),
    );
    play(time, table, bot, seeded(one.name), []);
    await time.until(() => table.get().view.phase === 'over');
  }
  const dayOf = async (one: Guest) => valueOf(await time.of(dailyOver(one.session).day(day)));
  await dayOf(ada);
  await time.settle();
  const seen = await dayOf(ada);
  const engine = defined(seen.engineTable ?? undefined, 'the course of the strongest bot');
  const his = defined(seen.rows.find(({ name }) => name === 'Ben')?.table ?? undefined);
  for (const table of [engine, his]) {
    const record = valueOf(await time.of(ada.session.record(table)));
    expect(record.rounds).toHaveLength(1);
    expect(await time.of(eve.session.record(table))).toMatchObject({
      rejection: { code: 'no-spectators' },
    });
  }
  const line = valueOf(await time.of(ada.session.record(engine)));
  expect(line.rounds[0]?.outcome?.points[0]).toBe(seen.engine?.total);
  expect((await dayOf(eve)).rows.map(({ table }) => table)).toEqual([null, null]);

  // When the day is over everybody may look.
  await time.pass(24 * 60 * 60 * 1000);
  valueOf(await time.of(eve.session.record(engine)));
});
