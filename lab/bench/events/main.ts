/**
 * Overhead of events: `node lab/bench/events/main.ts`. The same tables of four are played concurrently in two variants, by
 * turns: as tables of classes, each with a director who watches all of it, and as ordinary tables. Server and players share
 * one process, so only the ratio is meaningful.
 *
 *   --events N   how many classes (20)
 *   --people N   how many in each (30)
 *   --turns N    rounds of measurement per variant (2)
 */
import type { OpenEvent } from '@lusoria/client/events';
import { seeded } from '@lusoria/core';
import { readConfig, serve } from '@lusoria/server';
import { ownTable } from '@lusoria/testing/people/event.ts';
import { playable, quickOptions } from '@lusoria/testing/people/games.ts';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import { integerOption, readOptions } from '../../command-line.ts';
import { openPerson, type Person, type PersonContext } from '../../driver/client/person.ts';
import { type Latencies, openLatencies } from '../../driver/oracle/latencies.ts';
import { gather } from '../../driver/workload/classes.ts';
import { beginMatch, playSeat, type Seated, sitDown } from '../../driver/workload/matches.ts';

const values = readOptions({
  events: { type: 'string', default: '20' },
  people: { type: 'string', default: '30' },
  turns: { type: 'string', default: '2' },
});
const events = integerOption('events', values.events, 1, 1000);
const people = integerOption('people', values.people, 2, 200);
const turns = integerOption('turns', values.turns, 1, 1000);
const SIZE = 4;
const { game, bot } = await playable(null);
const options = quickOptions(game);
/** Who is connected. */
const present: Person[] = [];

/** Creates one class after another, then begins all at once. */
async function asEvents(around: PersonContext): Promise<readonly Seated[]> {
  const classes = [];
  for (let n = 0; n < events; n += 1) {
    const teacher = comeIn('Magistra', around);
    const pupils = peopleOf(people, around);
    const settings = { bot, size: SIZE };
    classes.push({ teacher, ...(await gather(teacher, pupils, { game, options, settings })) });
  }
  await Promise.all(
    classes.map(async ({ teacher, own }) => {
      await teacher.bring(
        async () => own.do({ do: 'start' }),
        () => own.get().round !== null,
      );
      // The console watches every table.
      for (const { table } of own.get().round?.tables ?? [])
        if (table !== null) await teacher.insist(async () => teacher.session.open(table));
    }),
  );
  return Promise.all(
    classes
      .flatMap(({ pupils }) => pupils)
      .map(async ({ person, event }) => {
        const own = await tableOf(event);
        return { person, table: await person.insist(async () => person.session.open(own)) };
      }),
  );
}

/** As many ordinary tables of the same sizes, with as many spectators. */
async function asTables(around: PersonContext): Promise<readonly Seated[]> {
  const players: Seated[] = [];
  for (let n = 0; n < events; n += 1) {
    const watcher = comeIn('Magistra', around);
    for (let left = people; left > 0; ) {
      const count = left % SIZE === 0 ? SIZE : Math.min(left, 3);
      left -= count;
      const table = { game, options, people: count, bots: [] };
      const seated = (await sitDown([...peopleOf(count, around), watcher], table)).slice(0, count);
      players.push(...seated);
      const [host] = seated;
      if (host) await beginMatch(host);
    }
  }
  return players;
}

function peopleOf(count: number, around: PersonContext): readonly Person[] {
  return Array.from({ length: count }, (_, i) => comeIn(`Discipula ${i}`, around));
}

function comeIn(name: string, around: PersonContext): Person {
  const person = openPerson(name, around);
  present.push(person);
  return person;
}

/** A pupil's table, once there is one. */
async function tableOf(event: OpenEvent): Promise<string> {
  return new Promise((resolve) => {
    const look = (): void => {
      const table = ownTable(event.get());
      if (table === null) return;
      stop();
      resolve(table);
    };
    const stop = event.subscribe(look);
    look();
  });
}

/** Plays all tables of a variant to their ends at a server of its own. */
async function measure(way: 'tables' | 'events', seed: string, took: Latencies): Promise<void> {
  const config = readConfig({ port: 0, database: 'memory', log: 'silent', limits: NO_LIMITS });
  if (!config.ok) throw new Error(config.rejection.code);
  const server = await serve(config.value);
  const around: PersonContext = {
    url: server.url,
    witnesses: [],
    failing: false,
    complain(what) {
      throw new Error(what);
    },
  };
  const players = await (way === 'events' ? asEvents : asTables)(around);
  const policy = { choose: game.sampleAction, thinkMs: 0, acknowledged: took.add };
  await Promise.all(
    players.map(async (seated, i) =>
      playSeat(seated, { ...policy, random: seeded(`${seed} ${i}`) }, around),
    ),
  );
  const { count, p50, p99 } = took.lap();
  console.log(
    `${way}: ${count} moves of ${players.length} people, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
  for (const one of present.splice(0)) one.close();
  await server.close();
}

const all = { tables: openLatencies(), events: openLatencies() };
for (let turn = 0; turn < turns; turn += 1) {
  for (const way of ['tables', 'events'] as const) await measure(way, `${turn}`, all[way]);
}
const ratio = all.events.all().p99 / all.tables.all().p99;
console.log(`p99 with events / without: ${ratio.toFixed(2)}`);
process.exit(0);
