import { randomBytes } from 'node:crypto';
import { MAX_TABLES } from '@lusoria/table';
import type { Played } from '../server/our-tables.ts';
import { join } from '../server/player.ts';

/** Pairs of people who create tables concurrently. */
const AT_ONCE = 20;

/** Tables with two people and a running round, but without activity. Their creators watch all of them. */
export async function openIdleTables(
  port: number,
  game: Played,
  count: number,
): Promise<{ readonly count: number; close(): void }> {
  const closing: (() => void)[] = [];
  let made = 0;
  const pairs = async (): Promise<void> => {
    while (made < count) {
      const own = Math.min(MAX_TABLES, count - made);
      made += own;
      closing.push(await pair(port, game, own));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, pairs));
  return {
    count: made,
    close() {
      for (const close of closing) close();
    },
  };
}

/** Two people with a number of tables. Returns a function that disconnects them. */
async function pair(port: number, game: Played, count: number): Promise<() => void> {
  const host = await join(port);
  const guest = await join(port);
  for (let i = 0; i < count; i += 1) {
    const { table = '' } = await host.ask({
      t: 'create',
      game: game.id,
      options: game.options,
      settings: { clock: 'gentle' },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const ask = async (who: typeof host, command: object): Promise<unknown> =>
      who.ask({ t: 'do', table, seen: 0, command });
    await ask(guest, { do: 'sit', seat: 1 });
    await ask(host, { do: 'start' });
    for (const who of [host, guest]) {
      const bytes = randomBytes(32).toString('hex');
      await ask(who, { do: 'contribute', round: 1, bytes });
    }
    await host.ask({ t: 'open', table, seen: null });
  }
  guest.close();
  return host.close;
}
