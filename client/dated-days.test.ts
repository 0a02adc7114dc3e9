import { defined, randomFrom, seeded } from '@lusoria/core';
import { dailyGames, loadGame } from '@lusoria/games';
import { memoryStore, openTableServer } from '@lusoria/table';
import { openDaily } from '@lusoria/tournaments/daily-server';
import { expect, test } from 'vitest';
import { dailyOver } from './daily.ts';
import { type Guest, guest, look, valueOf } from './testing/guest.ts';
import { bytesFrom } from './testing/test-server.ts';
import { type FakeTime, fakeTime } from './testing/time.ts';

/** Somebody at a device that deals the days without a server. */
function atDevice(time: FakeTime, seed: string): Guest {
  const tables = openTableServer(
    {
      store: memoryStore(),
      games: loadGame,
      cluster: null,
      now: time.now,
      randomBytes: bytesFrom(seeded(seed)),
      after: time.after,
      async think(game, name, view, own) {
        const bot = defined((await loadGame(game))?.bot(name), `the bot ${name}`);
        await bot.load();
        return bot.choose(view, randomFrom(own));
      },
      notice: () => undefined,
    },
    (host) => openDaily(host, dailyGames, { from: 'date' }),
  );
  return guest({ tables }, time, seed);
}

/** What somebody sees when a deal of a day begins. */
async function firstSight(time: FakeTime, one: Guest, day: string): Promise<unknown> {
  const table = valueOf(await time.of(dailyOver(one.session).play(day)));
  const opened = await look(time, one, table);
  return defined(opened.table.get().view.round?.play, 'a deal').view;
}

test('without a server every device deals the same on a day, gone by ones included, and none ahead of it', async () => {
  const time = fakeTime();
  const [ada, ben] = [atDevice(time, 'Ada'), atDevice(time, 'Ben')];
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
