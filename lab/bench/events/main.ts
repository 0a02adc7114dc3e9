/**
 * Overhead of events: `node lab/bench/events/main.ts`. The same tables of four are played concurrently in two variants, by
 * turns: as tables of classes, each with a director who watches all of it, and as ordinary tables. Server and players share
 * one process, so only the ratio is meaningful.
 *
 *   --events N   how many classes (20)
 *   --people N   how many in each (30)
 *   --turns N    rounds of measurement per variant (2)
 */
import { parseArgs } from 'node:util';
import { defined, seeded } from '@lusoria/core';
import type { Settings } from '@lusoria/tournaments/types';
import { serve, readConfig } from '@lusoria/server';
import { type Client, codeOf, join } from '@lusoria/testing/people/client.ts';
import {
  askEvents,
  doEvent,
  joinEvent,
  ownTable,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { playable, quickOptions } from '@lusoria/testing/people/games.ts';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import { acting, contribution } from '@lusoria/testing/people/play.ts';
import { quantile } from '../../quantile.ts';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '20' },
    people: { type: 'string', default: '30' },
    turns: { type: 'string', default: '2' },
  },
});
const events = Number(values.events);
const people = Number(values.people);
const turns = Number(values.turns);
const SIZE = 4;
const { game, bot } = await playable(null);
const options = quickOptions(game);
const settings: Settings = {
  bot,
  size: SIZE,
  draw: 'lot',
  shared: false,
  next: 'players',
  score: 'points',
  minutes: null,
  clock: 'none',
  open: true,
  names: true,
  listed: false,
  money: null,
};

/** Plays a table to its end; returns the milliseconds until each move was acknowledged. */
async function playTable(client: Client, table: string, seed: string): Promise<number[]> {
  const random = seeded(seed);
  const took: number[] = [];
  for (;;) {
    const { view, seq } = client.table(table);
    if (view.phase === 'over') return took;
    const command =
      contribution(view, random) ?? acting(view, (seen) => game.sampleAction(seen, random));
    if (command) {
      const from = performance.now();
      const answer = await client.do(table, command);
      if (codeOf(answer) === 'done') took.push(performance.now() - from);
    }
    await client.until(
      () => client.table(table).seq > seq || client.table(table).view.phase === 'over',
    );
  }
}

/** Creates one class after another, then begins all at once. */
async function asEvents(url: string): Promise<readonly (readonly [Client, string])[]> {
  const classes = [];
  for (let n = 0; n < events; n += 1) {
    const teacher = await join(url, { name: 'Magistra' });
    const made = await askEvents(teacher, {
      ask: 'create',
      kind: 'class',
      title: '',
      game: game.id,
      options,
      settings,
    });
    if (made.to !== 'create') throw new Error(made.to);
    await askEvents(teacher, { ask: 'open', event: made.event });
    const pupils = await Promise.all(Array.from({ length: people }, async () => join(url)));
    for (const [i, pupil] of pupils.entries()) await joinEvent(pupil, made.code, `Pupil ${i}`);
    classes.push({ teacher, event: made.event, pupils });
  }
  await Promise.all(
    classes.map(async ({ teacher, event }) => {
      await doEvent(teacher, event, { do: 'start' });
      // The console watches every table.
      const view = await untilEvent(teacher, ({ round }) => round !== null);
      for (const { table } of view.round?.tables ?? []) if (table) await teacher.open(table);
    }),
  );
  return Promise.all(
    classes.flatMap(({ pupils }) =>
      pupils.map(async (pupil) => {
        const view = await untilEvent(pupil, (now) => ownTable(now) !== null);
        return [pupil, await pupil.open(defined(ownTable(view)))] as const;
      }),
    ),
  );
}

/** As many ordinary tables of the same sizes, with as many spectators. */
async function asTables(url: string): Promise<readonly (readonly [Client, string])[]> {
  const players: (readonly [Client, string])[] = [];
  for (let n = 0; n < events; n += 1) {
    const watcher = await join(url, { name: 'Magistra' });
    for (let left = people; left > 0; ) {
      const seats = left % SIZE === 0 ? SIZE : Math.min(left, left >= 3 ? 3 : left);
      left -= seats;
      const [owner, ...others] = await Promise.all(
        Array.from({ length: seats }, async () => join(url, { name: 'Anna' })),
      );
      if (!owner) continue;
      const made = await owner.ask({
        t: 'create',
        game: game.id,
        options,
        settings: { pace: 0 },
        seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))],
      });
      if (made.t !== 'done') throw new Error(codeOf(made));
      const table = await owner.open(defined(made.table));
      await watcher.open(table);
      for (const [i, one] of others.entries()) {
        await one.open(table);
        await one.do(table, { do: 'sit', seat: i + 1 });
      }
      for (const one of [owner, ...others]) players.push([one, table]);
      await owner.do(table, { do: 'start' });
    }
  }
  return players;
}

function figures(took: readonly number[]): { p50: number; p99: number } {
  return { p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
}

const all: Record<'events' | 'tables', number[]> = { events: [], tables: [] };
for (let turn = 0; turn < turns; turn += 1) {
  for (const way of ['tables', 'events'] as const) {
    const config = readConfig({ port: 0, database: 'memory', log: 'silent', limits: NO_LIMITS });
    if (!config.ok) throw new Error(config.rejection.code);
    const server = await serve(config.value);
    const players = await (way === 'events' ? asEvents : asTables)(server.url);
    const took = await Promise.all(
      players.map(async ([client, table], i) => playTable(client, table, `${turn} ${i}`)),
    );
    all[way].push(...took.flat());
    const { p50, p99 } = figures(took.flat());
    console.log(
      `${way}: ${took.flat().length} moves of ${players.length} people, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    );
    await server.close();
  }
}
const [withEvents, without] = [figures(all.events), figures(all.tables)];
console.log(`p99 with events / without: ${(withEvents.p99 / without.p99).toFixed(2)}`);
process.exit(0);
