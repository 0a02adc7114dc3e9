/**
 * How many moves a second the server does on one core: `npm run bench:server`. Tables of two, one
 * move in flight at each; the server on one core, whoever plays on the other. Every server has its
 * turn, and again, for what else the machine does would otherwise hit one of them alone.
 *
 *   --turns N      how often each has its turn (5)
 *   --ms N         how long a turn takes (1000)
 *   --tables N,N   the numbers of tables (1,100,1000)
 *   --only TEXT    only servers with this in their name, besides the bare ones
 *   --profile DIR  writes down there what the servers spend their time on
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openPostgres } from '../../testing/postgres.ts';
import { playable } from '../../testing/games.ts';
import { type Child, startChild, stepAside } from './child.ts';
import { bareWs, boardgameIo, colyseus, type Contender, lusoria } from './contenders.ts';
import { load, type Loaded, openTables, playEach, type Table } from './load.ts';
import { type Played, registeredGame, toyGamePlayed } from './our-tables.ts';
import { installPeers } from './peers.ts';
import { messageBytes } from './player.ts';
import { markdown, median, type Row } from './report.ts';

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '5' },
    ms: { type: 'string', default: '1000' },
    tables: { type: 'string', default: '1,100,1000' },
    only: { type: 'string', default: '' },
    profile: { type: 'string' },
  },
});
const turns = Number(values.turns);
const playMs = Number(values.ms);
const WARM_MS = 300;
/** Memory is looked at after so many moves at every table, where there are enough tables to divide by. */
const MOVES = 50;
const MANY = 100;

/** A server that runs, with its tables. */
interface Seated {
  readonly contender: Contender;
  readonly child: Child;
  readonly tables: readonly Table[];
  readonly kib: number | null;
  readonly loaded: Loaded[];
}

const pinned = stepAside();
if (!pinned) console.log('There is no taskset here: nothing is pinned to a core.');
const options = { pinned, profile: values.profile ?? null };
const peers = installPeers();
if (!peers) console.log('The other servers cannot be installed: they are left out.');
const postgres = await openPostgres().catch(() => null);
const giveUp = (why: unknown): void => {
  console.error(why);
  // It would outlive this process.
  void (postgres?.close() ?? Promise.resolve()).finally(() => process.exit(1));
};
process.on('uncaughtException', giveUp);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, giveUp);
if (!postgres) console.log('There is no PostgreSQL here: it is left out.');

/** The servers that are compared in one game: the bare one first. */
async function contenders(played: Played, peersToo: boolean): Promise<readonly Contender[]> {
  const bytes = await bytesOf(await lusoria(played, 'memory', null));
  const stores = ['memory', 'SQLite', ...(postgres ? (['PostgreSQL'] as const) : [])] as const;
  const ours = await Promise.all(stores.map(async (store) => lusoria(played, store, postgres)));
  const others = peersToo && peers ? [boardgameIo, colyseus] : [];
  const measured = [...ours, ...others].filter(({ name }) => name.includes(values.only));
  return [bareWs(bytes, 'both'), bareWs(bytes, 'echo'), ...measured];
}

/** How long what a table says to a player is, on the average. */
async function bytesOf(server: Contender): Promise<number> {
  const child = await startChild(server.program, server.args, options);
  const table = await server.open(child.port, 0);
  const before = messageBytes();
  await playEach([table], 4 * MOVES);
  const after = messageBytes();
  table.close();
  await child.close();
  server.clear();
  return Math.round((after.bytes - before.bytes) / (after.messages - before.messages));
}

async function seat(contender: Contender, count: number): Promise<Seated> {
  const child = await startChild(contender.program, contender.args, options);
  // What is loaded with the first table is not that table's.
  const first = await contender.open(child.port, 0);
  await playEach([first], MOVES);
  const { heap } = await child.figures(true);
  const more = await openTables(count - 1, async (i) => contender.open(child.port, i + 1));
  let kib: number | null = null;
  if (count >= MANY) {
    await playEach(more, MOVES);
    const after = await child.figures(true);
    kib = (after.heap - heap) / 1024 / more.length;
  }
  return { contender, child, tables: [first, ...more], kib, loaded: [] };
}

async function measure(all: readonly Contender[], count: number): Promise<readonly Row[]> {
  const seated: Seated[] = [];
  for (const contender of all) seated.push(await seat(contender, count));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { child, tables, loaded } of seated) {
      loaded.push(await load(child, tables, { warmMs: WARM_MS, playMs }));
    }
  }
  const rows = seated.map(({ contender, kib, loaded }) => ({
    name: contender.name,
    kib,
    movesPerSecond: median(loaded.map(({ movesPerSecond }) => movesPerSecond)),
    p50: median(loaded.map(({ p50 }) => p50)),
    p99: median(loaded.map(({ p99 }) => p99)),
    cpuUs: median(loaded.map(({ cpuUs }) => cpuUs)),
  }));
  for (const { contender, child, tables } of seated) {
    for (const table of tables) table.close();
    await child.close();
    contender.clear();
  }
  return rows;
}

const about = `# The server under load

\`npm run bench:server\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} shared cores (${cpus()[0]?.model ?? ''}). Trust the
ratios within one table: the machine is noisy, so each figure is the median of ${turns} turns of ${playMs / 1000} s, and the servers take turns.

Closed loop: tables of two, one move in flight at each, counted when both players have been told. The server and its
threads have one core, whoever plays (and PostgreSQL) the other. *Toy* is a game of a few lines; the other game is played
with full views by bots, which the players' core works out. SQLite keeps every move with \`synchronous = FULL\`
before it is answered. A bare \`ws\` server parses what it is told and writes as many bytes as ours on average, to both players or,
as an echo, to one. Time on the processor is of all threads of the server's process, without PostgreSQL's. Memory is the heap
and buffers after a full collection, connections included, after ${MOVES} moves at each table.
`;
const file = fileURLToPath(new URL('./RESULTS.md', import.meta.url));

const games = [
  [toyGamePlayed, true],
  [registeredGame(await playable(null)), false],
] as const;
const parts: string[] = [];
const loads: number[] = [];
for (const count of values.tables.split(',').map(Number)) {
  for (const [played, peersToo] of games) {
    const rows = await measure(await contenders(played, peersToo), count);
    const title = `${played.id}, ${count} ${count === 1 ? 'table' : 'tables'}`;
    loads.push(loadavg()[0] ?? 0);
    parts.push(`## ${title}\n\n${markdown(rows)}\n`);
    console.log(`\n${parts.at(-1)}`);
    const busy = `The load of the machine was ${loads.map((load) => load.toFixed(0)).join(', ')} after each of these tables.\n`;
    writeFileSync(file, [about, busy, ...parts].join('\n'));
  }
}
await postgres?.close();
console.log(`\nWritten to ${file}`);
process.exit();
