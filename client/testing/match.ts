import { seeded } from '@lusoria/core';
import { type Command } from '@lusoria/table';
import type { OpenTable, PublicEntry } from '../types.ts';
import { type Guest, guest, look, valueOf } from './guest.ts';
import { type TestServer, openTestServer, TABLE, testBot } from './test-server.ts';
import { type Asked, play } from './player.ts';
import { type FakeTime, fakeTime } from './time.ts';
import type { Faults } from './wire.ts';

/** A person at a table, and every entry that was reported to them as new. */
interface Present {
  readonly guest: Guest;
  readonly table: OpenTable;
  readonly told: readonly PublicEntry[];
}

/** A match of two rounds that has been played. */
export interface Match {
  readonly time: FakeTime;
  readonly server: TestServer;
  readonly id: string;
  /** The first two played, over bad wires; the third one watched over a good one. */
  readonly all: readonly [Present, Present, Present];
  /** Every command that was given, but for contributions to chance. */
  readonly asked: readonly Asked[];
}

/** Plays a whole match: two people over wires with faults, and a bot. */
export async function playMatch(seed: string, faults: Partial<Faults>): Promise<Match> {
  const time = fakeTime();
  const server = await openTestServer(time, seed);
  const bot = testBot();
  await bot.load();

  const bad = (name: string): Guest =>
    guest(server, time, name, { ...faults, random: seeded(`${name} ${seed}`) });
  const host = bad('Ada');
  const id = valueOf(await time.of(host.session.create(TABLE)));
  const enter = async (one: Guest): Promise<Present> => ({
    guest: one,
    ...(await look(time, one, id)),
  });
  const ada = await enter(host);
  const ben = await enter(bad('Ben'));
  const eve = await enter(guest(server, time, 'Eve'));

  const asked: Asked[] = [];
  const ask = async ({ table }: Present, command: Command): Promise<void> => {
    asked.push({ command, result: await time.of(table.do(command)) });
  };
  await ask(ben, { do: 'sit', seat: 1 });
  await ask(ada, { do: 'start' });
  for (const { guest: one, table } of [ada, ben]) {
    play(time, table, bot, seeded(`${one.name} plays ${seed}`), asked);
  }
  await time.until(() => eve.table.get().view.phase === 'between');
  await ask(ada, { do: 'next' });
  await time.until(() => eve.table.get().view.phase === 'over');

  // Unnoticed losses show with the next connection at the latest.
  for (const one of [ada, ben]) {
    one.guest.wire.mend();
    one.guest.wire.cut();
  }
  await time.until(
    () =>
      [ada, ben].every(({ table }) => table.get().seq === eve.table.get().seq) &&
      asked.every(({ result }) => result !== null),
  );
  return { time, server, id, all: [ada, ben, eve], asked };
}
