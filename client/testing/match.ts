import { seeded } from '@lusoria/core';
import { type Command } from '@lusoria/table';
import { loadGame } from '@lusoria/games';
import type { OpenTable, PublicEntry } from '../types.ts';
import { type Guest, guest, look, TABLE, valueOf } from './guest.ts';
import { type House, openHouse } from './local-server.ts';
import { type Asked, play } from './player.ts';
import { type FakeTime, fakeTime } from './time.ts';
import type { Faults } from './wire.ts';

/** Somebody at a table, and every entry that was told to them as new. */
export interface Present {
  readonly guest: Guest;
  readonly table: OpenTable;
  readonly told: readonly PublicEntry[];
}

/** A match of two rounds that has been played. */
export interface Match {
  readonly time: FakeTime;
  readonly house: House;
  readonly id: string;
  /** The first two played, over bad wires; the third one watched over a good one. */
  readonly all: readonly [Present, Present, Present];
  /** Every command that was given, but for contributions to chance. */
  readonly asked: readonly Asked[];
}

/** Plays a whole match: two people over wires with faults, and a bot. */
export async function playMatch(seed: string, faults: Partial<Faults>): Promise<Match> {
  const time = fakeTime();
  const house = await openHouse(time, seed);
  const bot = (await loadGame('agreement'))?.bot('uniform');
  if (!bot) throw new Error('there is no such bot');

  const bad = (name: string): Guest =>
    guest(house, time, name, { ...faults, random: seeded(`${name} ${seed}`) });
  const host = bad('Ada');
  const id = valueOf(await time.of(host.session.create(TABLE)));
  const enter = async (one: Guest): Promise<Present> => ({
    guest: one,
    ...(await look(time, one, id)),
  });
  const ada = await enter(host);
  const ben = await enter(bad('Ben'));
  const eve = await enter(guest(house, time, 'Eve'));

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

  // What was lost without anybody's notice comes to light with the next line at the latest.
  for (const one of [ada, ben]) {
    one.guest.wire.mend();
    one.guest.wire.cut();
  }
  await time.until(
    () =>
      [ada, ben].every(({ table }) => table.get().seq === eve.table.get().seq) &&
      asked.every(({ result }) => result !== null),
  );
  return { time, house, id, all: [ada, ben, eve], asked };
}
