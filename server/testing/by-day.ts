import { STANDARD } from '@lusoria/table';
import { type Client, codeOf, join } from '@lusoria/testing/people/client.ts';
import {
  botPlayer,
  codeOfTable,
  makeTable,
  play,
  PLAYED,
  QUICK,
} from '@lusoria/testing/people/play.ts';
import { expect } from 'vitest';

export const HOUR = 60 * 60 * 1000;
export const MINUTE = 60_000;
export const ZONE = 'Europe/Berlin';
/** Nodes look for what is due every five seconds. */
export const PATIENCE = { timeout: 60_000 };
const BY_DAY = { ...STANDARD, pace: 0, clock: 'day', substitute: false } as const;

/** A clock that stands at an hour of a winter's day in Berlin, and runs from there. */
export function clockAt(hour: number) {
  const clock = { ahead: Date.UTC(2026, 0, 12, hour - 1) - Date.now() };
  return { clock, now: () => Date.now() + clock.ahead };
}

/**
 * Two people at a table by the day.
 *
 * @param prepare called with each of them before the game begins.
 */
export async function twoByDay<T>(
  url: string,
  prepare: (client: Client, seat: number) => Promise<T>,
) {
  const people = await Promise.all(['Anna', 'Otho'].map(async (name) => join(url, { name })));
  const [anna, otho] = people;
  if (!anna || !otho) throw new Error('nobody is there');
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }], {
    options: QUICK,
    settings: BY_DAY,
  });
  const code = codeOfTable(anna, table);
  await otho.open(code);
  expect(codeOf(await otho.do(table, { do: 'sit', seat: 1 }))).toBe('done');
  const seats = await Promise.all(
    people.map(async (client, i) => ({
      client,
      own: await prepare(client, i),
      player: await botPlayer(PLAYED.bot, `seat ${i}`),
    })),
  );
  const isTurn = (client: Client): boolean => {
    const { view } = client.table(table);
    return view.seat !== null && (view.round?.play?.must.includes(view.seat) ?? false);
  };
  /** Who is waited for now, once the cards are dealt. */
  const awaited = async () => {
    await anna.until(() => anna.table(table).view.round?.play, 'the deal');
    const seat = anna.table(table).view.round?.play?.must[0] ?? 0;
    const one = seats[seat];
    if (!one) throw new Error('nobody is waited for');
    await one.client.until(() => isTurn(one.client), 'a turn');
    const move = async (): Promise<void> => {
      await play(one.client, table, one.player, () => !isTurn(one.client));
      const { seq } = one.client.table(table);
      await anna.until(() => anna.table(table).seq >= seq, 'the move');
    };
    return { ...one, seat, move };
  };
  expect(codeOf(await anna.do(table, { do: 'start' }))).toBe('done');
  for (const { client, player } of seats)
    await play(
      client,
      table,
      player,
      ({ round, seat }) => Boolean(round?.play) || !round?.awaited.includes(seat ?? -1),
    );
  return { anna, otho, code, awaited };
}
