import { defined, type Random } from '@lusoria/core';
import type { TableScores } from './data.ts';
import type { Player } from './population.ts';

/** Result of a player in a round. */
export interface Seat {
  readonly place: number;
  readonly points: number;
}

/** What comes of rounds among some bots, drawn from those that were played. */
export type Draw = (bots: readonly number[], random: Random) => readonly Seat[];

export function drawFrom({ rounds }: TableScores): Draw {
  return (bots, random) => {
    const order = bots.map((bot, at) => ({ bot, at, lot: random.int(2 ** 30) }));
    // Equal bots change places by lot.
    const sorted = order.toSorted((a, b) => a.bot - b.bot || a.lot - b.lot);
    const played = defined(rounds[sorted.map(({ bot }) => bot).join(' ')]);
    const row = defined(played[random.int(played.length)]);
    return bots.map((_, at) => {
      const i = sorted.findIndex((one) => one.at === at);
      return { place: defined(row[i]), points: defined(row[i + bots.length]) };
    });
  };
}

/** The bot as which a player plays a round, by number. */
export function botOf({ skill }: Player, random: Random): number {
  const lower = Math.floor(skill);
  return random.int(2 ** 32) / 2 ** 32 < skill - lower ? lower + 1 : lower;
}

/** Everybody at a table: as many threes as there are, and tables of two besides, where a bot has the third seat. */
export function seatAll(players: number, random: Random): readonly (readonly (number | null)[])[] {
  const order = drawn(players, random);
  const pairs = (3 - (players % 3)) % 3;
  const tables: (number | null)[][] = [];
  let at = 0;
  while (at < players) {
    const size = tables.length < pairs ? 2 : 3;
    const own = order.slice(at, at + size);
    tables.push(size === 2 ? [...own, null] : own);
    at += size;
  }
  return tables;
}

/** Everybody at tables of two, with a bot in the third seat. */
export function seatByTwos(
  players: number,
  random: Random,
): readonly (readonly (number | null)[])[] {
  const order = drawn(players, random);
  return order.flatMap((no, i) => (i % 2 === 0 ? [[no, order[i + 1] ?? null, null]] : []));
}

function drawn(players: number, random: Random): readonly number[] {
  const lots = Array.from({ length: players }, (_, no) => ({ no, lot: random.int(2 ** 30) }));
  return lots.toSorted((a, b) => a.lot - b.lot).map(({ no }) => no);
}
