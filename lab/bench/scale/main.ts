/**
 * Many tables on one node: `npm run bench:scale`. Thousands of idle tables, each with a spectator, and some at which two
 * play at a human pace; then the spectators leave. Every few seconds it prints the server's resource use: memory and
 * timers must stay constant while the load does.
 *
 *   --idle N       tables at which nothing happens (20000)
 *   --active N     tables at which two play (2000)
 *   --period MS    a move at each of them so often (2000)
 *   --seconds N    how long each phase lasts (60)
 *   --first N      moves at each of them before: with 125, as much of its log is at hand as will ever be (125)
 *   --game NAME    (the first one)
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { GAME_IDS } from '@lusoria/games';
import { FIRST_ROUND, MAX_TABLES } from '@lusoria/table';
import { playable } from '@lusoria/testing/people/games.ts';
import { choiceOption, integerOption, readOptions } from '../../command-line.ts';
import { done, openLoadClient } from '../../driver/client/load-client.ts';
import { openLatencies } from '../../driver/oracle/latencies.ts';
import { startServer, stayOn } from '../../driver/server/process.ts';
import { beginTable, openTables, registeredGame } from '../../driver/workload/load-table.ts';
import { lusoria } from '../server/contenders.ts';
import { playEach, type Table } from '../server/load.ts';

const values = readOptions({
  idle: { type: 'string', default: '20000' },
  active: { type: 'string', default: '2000' },
  period: { type: 'string', default: '2000' },
  seconds: { type: 'string', default: '60' },
  first: { type: 'string', default: '125' },
  game: { type: 'string' },
});
const MANY = 1_000_000;
const idle = integerOption('idle', values.idle, 0, MANY);
const active = integerOption('active', values.active, 0, MANY);
const period = integerOption('period', values.period, 1, MANY);
const seconds = integerOption('seconds', values.seconds, 1, MANY);
const first = integerOption('first', values.first, 0, MANY);
const game = choiceOption('game', values.game, GAME_IDS);
/** Sampling interval (milliseconds). */
const LOOK_MS = 10_000;

const pinned = stayOn('other');
const played = await registeredGame(await playable(game ?? null));
const contender = await lusoria(played, 'SQLite', null);
const server = await startServer(contender.program, contender.args, { pinned });
const latencies = openLatencies();
let over = false;

console.log(
  '| what | tables | heap MiB | resident MiB | timers | moves/s | p50 ms | p99 ms | processor |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
await report('empty', 0);
const made = performance.now();
const watchers = await openTables(Math.ceil(idle / MAX_TABLES), async (i) =>
  openIdleTables(Math.min(MAX_TABLES, idle - i * MAX_TABLES)),
);
const ms = (performance.now() - made) / Math.max(1, idle);
await report(`${idle} idle, watched (each made in ${ms.toFixed(1)} ms)`, 0);
const tables = await openTables(active, async (i) => contender.open(server.port, i));
await playEach(tables, first);
const playing = Promise.all(tables.map(playOn));
await watch(`${idle} idle, ${active} active`);
for (const leave of watchers) leave();
await watch(`${active} active, nobody watches the others`);
over = true;
await playing;
for (const table of tables) table.close();
await server.close();
contender.clear();
process.exit();

/**
 * Tables of two people with a running round, but without activity. Their creator watches all of them until the
 * returned function is called.
 */
async function openIdleTables(count: number): Promise<() => void> {
  const host = await openLoadClient(server.port, 'Livia');
  const guest = await openLoadClient(server.port, 'Livia');
  for (let i = 0; i < count; i += 1) {
    const table = await beginTable(host, guest, played, { settings: { clock: 'gentle' } });
    for (const who of [host, guest]) {
      const bytes = randomBytes(32).toString('hex');
      const command = { do: 'contribute', round: FIRST_ROUND, bytes };
      await done(who, { t: 'do', table, seen: 0, command });
    }
    await done(host, { t: 'open', table, seen: null });
  }
  guest.close();
  return host.close;
}

/** Plays at a human pace, each table with a phase of its own. */
async function playOn(table: Table, i: number): Promise<void> {
  let next = performance.now() + (period * i) / active;
  while (!over) {
    await wait(Math.max(0, next - performance.now()));
    latencies.add(await table.move());
    next = Math.max(next + period, performance.now());
  }
}

async function watch(what: string): Promise<void> {
  const looks = Math.ceil((seconds * 1000) / LOOK_MS);
  for (let look = 1; look <= looks; look += 1) await report(what, LOOK_MS, look === looks);
}

/**
 * Prints the server's resource use, after playing for a number of milliseconds.
 *
 * @param collect whether to collect garbage first, which blocks everybody
 */
async function report(what: string, playMs: number, collect = true): Promise<void> {
  latencies.lap();
  const before = await server.figures();
  const since = performance.now();
  await wait(playMs);
  const after = await server.figures();
  const passed = performance.now() - since;
  const { count, p50, p99 } = latencies.lap();
  const { heap, rss, timers = 0 } = await server.figures(collect);
  const busy = (after.cpuMs - before.cpuMs) / passed;
  const cells = [
    what,
    await tablesInMemory(),
    collect ? (heap / 2 ** 20).toFixed(0) : '–',
    (rss / 2 ** 20).toFixed(0),
    timers,
    Math.round((count / passed) * 1000),
    count === 0 ? '–' : p50.toFixed(1),
    count === 0 ? '–' : p99.toFixed(1),
    `${Math.round(busy * 100)} %`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

/** Number of tables in the server's memory. */
async function tablesInMemory(): Promise<string> {
  const response = await fetch(`${server.url}/metrics`);
  return /^lusoria_tables (\d+)$/m.exec(await response.text())?.[1] ?? '?';
}
