/**
 * Many people at one server over SQLite: some look for somebody to play with, all in one second; tables by the day all of
 * whose moves are late at once, after the server was killed; and entries to a deal of the day, some of them before a kill.
 * Meanwhile somebody saves notes, and is timed. `node lab/bench/crowd.ts`
 *
 *   --seekers N   (2000)
 *   --tables N    tables by the day (20000)
 *   --entries N   entries to a deal of the day (5000)
 *   --game NAME   (the first of the registry)
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { defined } from '@lusoria/core';
import { GAME_IDS, manifestOf } from '@lusoria/games';
import { FIRST_ROUND, MAX_TABLES, STANDARD } from '@lusoria/table';
import { playable, quickOptions } from '@lusoria/testing/people/games.ts';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import * as v from 'valibot';
import { choiceOption, integerOption, readOptions } from '../command-line.ts';
import { type Asker, openAsker } from '../driver/client/asker.ts';
import { openLatencies, type Percentiles } from '../driver/oracle/latencies.ts';
import { type ServerProcess, startOurs, stayOn } from '../driver/server/process.ts';
import { openTables } from '../driver/workload/load-table.ts';
import { openProbe } from '../driver/workload/probe.ts';

const values = readOptions({
  seekers: { type: 'string', default: '2000' },
  tables: { type: 'string', default: '20000' },
  entries: { type: 'string', default: '5000' },
  game: { type: 'string' },
});
const seekers = integerOption('seekers', values.seekers, 0, 100_000);
const tables = integerOption('tables', values.tables, 0, 1_000_000);
const entries = integerOption('entries', values.entries, 0, 100_000);
const chosen = choiceOption('game', values.game, GAME_IDS);
const { game, bot } = await playable(chosen ?? null);
const LOOK_MS = 200;
const HOUR_MS = 60 * 60 * 1000;
/** Of the server with late tables: a move has an hour. */
const AHEAD_MS = 2 * HOUR_MS;
/** When it is given up that all are looked after. */
const PATIENCE_MS = 10 * 60 * 1000;
const pinned = stayOn('other');
const folder = mkdtempSync(join(tmpdir(), 'lusoria-crowd-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

async function start(ahead = 0): Promise<ServerProcess> {
  const config = {
    port: 0,
    dataDir: folder,
    log: 'error',
    limits: NO_LIMITS,
    lobby: true,
  } as const;
  return startOurs(config, { pinned, ahead });
}

/** Prints what happens meanwhile: the server’s memory, and how long the notes of somebody else take. */
async function during(what: string, server: ServerProcess, run: () => Promise<string>) {
  const probe = await openProbe(server.port, game.id, bot);
  const before = await server.figures();
  const since = performance.now();
  const told = await run();
  const seconds = (performance.now() - since) / 1000;
  const after = await server.figures();
  const notes = probe.lap();
  await probe.stop();
  console.log(
    `${what}: ${told}; ${seconds.toFixed(1)} s, processor ${((after.cpuMs - before.cpuMs) / 1000).toFixed(1)} s,`,
    `resident ${mebibytes(before.rss)} → ${mebibytes(after.rss)} MiB; notes of others ${spread(notes)}`,
  );
}

function mebibytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0);
}

function spread({ count, p50, p99, most }: Percentiles): string {
  return `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(0)}, longest ${most.toFixed(0)} ms (${count})`;
}

async function people(server: ServerProcess, count: number): Promise<readonly Asker[]> {
  return openTables(count, async (i) => openAsker(server.port, `N${i}`));
}

async function seek(server: ServerProcess): Promise<string> {
  const { others, offers } = await manifestOf(defined(chosen ?? GAME_IDS[0]));
  const wish = { game: game.id, options: offers[0]?.options ?? {}, bots: others.bots };
  const all = await people(server, seekers);
  const took = openLatencies();
  const found = await Promise.all(
    all.map(async (one) => {
      const since = performance.now();
      const { table } = await one.ask({ t: 'seek', wish });
      took.add(performance.now() - since);
      return table;
    }),
  );
  for (const one of all) one.close();
  const lost = found.filter((table) => table === undefined).length;
  if (lost > 0) process.exitCode = 1;
  return `${new Set(found).size} tables, ${lost} without one, ${spread(took.all())}`;
}

/** Tables by the day. */
const made = new Set<string>();

/** Makes tables by the day at which somebody is to move. */
async function makeTables(server: ServerProcess): Promise<string> {
  const took = openLatencies();
  const settings = { ...STANDARD, pace: 0, clock: 'hour' };
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot }];
  const create = { t: 'create', game: game.id, options: quickOptions(game), settings, seats };
  await openTables(Math.ceil(tables / MAX_TABLES), async (i) => {
    const host = await openAsker(server.port, `Ada ${i}`);
    const guest = await openAsker(server.port, `Ben ${i}`);
    for (let n = i * MAX_TABLES; n < Math.min(tables, (i + 1) * MAX_TABLES); n += 1) {
      const since = performance.now();
      const { table } = await host.ask(create);
      await guest.ask({ t: 'do', table, seen: 0, command: { do: 'sit', seat: 1 } });
      await host.ask({ t: 'do', table, seen: 0, command: { do: 'start' } });
      for (const one of [host, guest]) {
        const bytes = randomBytes(32).toString('hex');
        const command = { do: 'contribute', round: FIRST_ROUND, bytes };
        await one.ask({ t: 'do', table, seen: 0, command });
      }
      made.add(table ?? '');
      took.add((performance.now() - since) / 5);
    }
    host.close();
    guest.close();
  });
  return `${tables} made, a command ${spread(took.all())}`;
}

/** Entries of a kind in the logs of the tables by the day, by table. */
function counted(pattern: string): ReadonlyMap<string, number> {
  const db = new DatabaseSync(join(folder, 'lusoria.db'), { readOnly: true });
  const rows = v.parse(
    v.array(v.object({ table: v.string(), count: v.number() })),
    db
      .prepare(
        `SELECT t.id AS "table", count(*) AS count FROM log e JOIN tbl t ON t.no = e.tbl
         WHERE e.body LIKE ? GROUP BY t.no`,
      )
      .all(pattern),
  );
  db.close();
  return new Map(rows.flatMap(({ table, count }) => (made.has(table) ? [[table, count]] : [])));
}

/** Waits until all moves that are late have been noticed. */
async function untilLate(): Promise<string> {
  const since = performance.now();
  let late = counted('%"type":"late"%');
  while (late.size < tables && performance.now() - since < PATIENCE_MS) {
    await wait(5 * LOOK_MS);
    late = counted('%"type":"late"%');
  }
  const twice = [...late.values()].filter((count) => count > 1).length;
  if (late.size < tables || twice > 0) process.exitCode = 1;
  return `${late.size} of ${tables} noticed, ${twice} more than once`;
}

/** Enters a deal of today as so many people; returns how it went, and the day. */
async function enter(server: ServerProcess, from: number, to: number): Promise<string> {
  const took = openLatencies();
  const day = await today(server);
  await openTables(to - from, async (i) => {
    const one = await openAsker(server.port, `N${from + i}`);
    const since = performance.now();
    await one.event({ ask: 'daily-play', day });
    took.add(performance.now() - since);
    one.close();
  });
  return `${to - from} entries, each ${spread(took.all())}`;
}

async function today(server: ServerProcess): Promise<string> {
  const one = await openAsker(server.port, 'Livia');
  const { answer } = await one.event({ ask: 'daily' });
  one.close();
  const { date, days } = v.parse(
    v.object({
      date: v.string(),
      days: v.array(v.object({ day: v.string(), date: v.string(), game: v.string() })),
    }),
    answer,
  );
  return defined(days.find((one) => one.date === date && one.game === game.id)).day;
}

/** Looks at the list of a day, again and again. */
async function look(server: ServerProcess): Promise<string> {
  const day = await today(server);
  const one = await openAsker(server.port, 'Livia');
  const took = openLatencies();
  let shown = 0;
  for (let n = 0; n < 100; n += 1) {
    const since = performance.now();
    const { answer } = await one.event({ ask: 'daily-day', day });
    took.add(performance.now() - since);
    shown = v.parse(v.object({ view: v.object({ entries: v.number() }) }), answer).view.entries;
  }
  one.close();
  if (shown !== entries) process.exitCode = 1;
  return `${shown} of ${entries} entries are listed, ${spread(took.all())}`;
}

let server = await start();
if (seekers > 0) await during('people look for others', server, async () => seek(server));
if (entries > 0) {
  const half = Math.floor(entries / 2);
  await during('a deal of the day', server, async () => enter(server, 0, half));
  await server.kill();
  server = await start();
  await during('after a kill', server, async () => enter(server, half, entries));
  await during('its list', server, async () => look(server));
}
if (tables > 0) {
  await during('tables by the day', server, async () => makeTables(server));
  await server.kill();
  server = await start(AHEAD_MS);
  await during('all are late, after a kill', server, untilLate);
}
await server.close();
process.exit();
