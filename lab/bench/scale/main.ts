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
import { GAME_IDS } from '@lusoria/games';
import { choiceOption, integerOption, readOptions } from '../../command-line.ts';
import { playable } from '@lusoria/testing/people/games.ts';
import { type Child, startChild, stayOn } from '../server/child.ts';
import { lusoria } from '../server/contenders.ts';
import { moveOnce, openTables, playEach, type Table } from '../server/load.ts';
import { registeredGame } from '../server/our-tables.ts';
import { openIdleTables } from './idle-tables.ts';
import { quantile } from '../../quantile.ts';

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
const child = await startChild(contender.program, contender.args, { pinned, profile: null });
let times: number[] = [];
let over = false;

console.log(
  '| what | tables | heap MiB | resident MiB | timers | moves/s | p50 ms | p99 ms | processor |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
await report(child, 'empty', 0);
const made = performance.now();
const { count, close } = await openIdleTables(child.port, played, idle);
const ms = (performance.now() - made) / Math.max(1, count);
await report(child, `${count} idle, watched (each made in ${ms.toFixed(1)} ms)`, 0);
const tables = await openTables(active, async (i) => contender.open(child.port, i));
await playEach(tables, first);
const playing = Promise.all(tables.map(playOn));
await watch(`${count} idle, ${active} active`);
close();
await watch(`${active} active, nobody watches the others`);
over = true;
await playing;
for (const table of tables) table.close();
await child.close();
contender.clear();
process.exit();

/** Plays at a human pace, each table with a phase of its own. */
async function playOn(table: Table, i: number): Promise<void> {
  let next = performance.now() + (period * i) / active;
  while (!over) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
    times.push(await moveOnce(table));
    next = Math.max(next + period, performance.now());
  }
}

async function watch(what: string): Promise<void> {
  const looks = Math.ceil((seconds * 1000) / LOOK_MS);
  for (let look = 1; look <= looks; look += 1) await report(child, what, LOOK_MS, look === looks);
}

/**
 * Prints the server's resource use, after playing for a number of milliseconds.
 *
 * @param collect whether to collect garbage first, which blocks everybody
 */
async function report(server: Child, what: string, playMs: number, collect = true): Promise<void> {
  times = [];
  const before = await server.figures();
  const since = performance.now();
  await new Promise((resolve) => setTimeout(resolve, playMs));
  const after = await server.figures();
  const passed = performance.now() - since;
  const at = (share: number): string => quantile(times, share).toFixed(1);
  const { heap, rss, timers = 0 } = await server.figures(collect);
  const busy = (after.cpuMs - before.cpuMs) / passed;
  const cells = [
    what,
    await tablesIn(server),
    collect ? (heap / 2 ** 20).toFixed(0) : '–',
    (rss / 2 ** 20).toFixed(0),
    timers,
    Math.round((times.length / passed) * 1000),
    at(0.5),
    at(0.99),
    `${Math.round(busy * 100)} %`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

/** Number of tables in the server's memory. */
async function tablesIn({ port }: Child): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  return /^lusoria_tables (\d+)$/m.exec(await response.text())?.[1] ?? '?';
}
