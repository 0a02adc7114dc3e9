/**
 * Cost of a move for the server, and moves per second on one core: `npm run bench:server`. Tables of two, one move in
 * flight at each. All servers run concurrently and are measured in turns: the bare one of a game, then ours, then the
 * next game's, and again from the start. Other load on the machine thus affects none of them alone, and servers are
 * compared within the same turns.
 *
 *   --turns N      how often each has its turn (5)
 *   --ms N         how long a turn takes (1000)
 *   --tables N,N   the numbers of tables (1,100,1000)
 *   --first N      how many moves each makes before anything is measured (40000)
 *   --games A,B    the games (toy, and all that two can play)
 *   --stores A,B   what ours keeps its tables in (memory,SQLite,PostgreSQL)
 *   --before DIR   another checkout, whose server is measured beside this one's, over SQLite
 *   --patches      over SQLite also players that take views as patches
 *   --processes N  over SQLite also a server of several processes
 *   --own-core     PostgreSQL has a core of its own; the players share the other one with the server
 *   --out FILE     where to write the results (RESULTS.md beside this file)
 *   --profile DIR  writes CPU profiles of the servers there
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defined } from '@lusoria/core';
import { GAME_IDS } from '@lusoria/games';
import * as v from 'valibot';
import { openPostgres } from '@lusoria/testing/server/postgres.ts';
import { playable } from '@lusoria/testing/people/games.ts';
import { receivedBytes } from '../../driver/client/load-client.ts';
import { type ServerProcess, startServer, stayOn } from '../../driver/server/process.ts';
import {
  type LoadGame,
  openTables,
  registeredGame,
  toyGamePlayed,
} from '../../driver/workload/load-table.ts';
import { bareWs, boardgameIo, colyseus, type Contender, lusoria } from './contenders.ts';
import { load, type Loaded, playEach, type Table } from './load.ts';
import { installPeers } from './peers.ts';
import { markdown, type Measured } from './report.ts';

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '5' },
    ms: { type: 'string', default: '1000' },
    tables: { type: 'string', default: '1,100,1000' },
    // Hot code of the server is compiled by then.
    first: { type: 'string', default: '40000' },
    games: { type: 'string', default: ['toy', ...GAME_IDS].join() },
    stores: { type: 'string', default: 'memory,SQLite,PostgreSQL' },
    before: { type: 'string' },
    patches: { type: 'boolean', default: false },
    processes: { type: 'string' },
    'own-core': { type: 'boolean', default: false },
    out: { type: 'string', default: fileURLToPath(new URL('./RESULTS.md', import.meta.url)) },
    profile: { type: 'string' },
  },
});
const turns = Number(values.turns);
const playMs = Number(values.ms);
const stores = v.parse(
  v.array(v.picklist(['memory', 'SQLite', 'PostgreSQL'])),
  values.stores.split(','),
);
const WARM_MS = 300;
/** Number of moves at every table before memory is measured, if there are enough tables to average over. */
const MOVES = 50;
const MANY = 100;

/** A running server with its tables. */
interface Seated {
  readonly contender: Contender;
  readonly server: ServerProcess;
  readonly tables: readonly Table[];
  readonly kib: number | null;
  readonly loaded: Loaded[];
}

const pinned = stayOn('other');
if (!pinned) console.log('There is no taskset here: nothing is pinned to a core.');
const options = { pinned, profile: values.profile ?? null };
// It inherits this process's core.
const postgres = stores.includes('PostgreSQL') ? await openPostgres({ fsync: true }) : null;
if (values['own-core']) stayOn('server');
const peers = values.games.includes('toy') && installPeers();
const giveUp = (why: unknown): void => {
  console.error(why);
  // It would outlive this process.
  void (postgres?.close() ?? Promise.resolve()).finally(() => process.exit(1));
};
process.on('uncaughtException', giveUp);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, giveUp);

/** The servers compared in one game, the bare one first. */
async function contenders(played: LoadGame): Promise<readonly Contender[]> {
  const bare = bareWs(await bytesOf(await lusoria(played, 'memory', null)));
  const ours = await Promise.all(stores.map(async (store) => lusoria(played, store, postgres)));
  const before =
    values.before === undefined
      ? []
      : [await lusoria(played, 'SQLite', null, { checkout: values.before })];
  const patches = values.patches ? [await lusoria(played, 'SQLite', null, 'patches')] : [];
  const processes =
    values.processes === undefined
      ? []
      : [await lusoria(played, 'SQLite', null, { processes: Number(values.processes) })];
  const others = peers && played.id === toyGamePlayed.id ? [boardgameIo, colyseus] : [];
  return [bare, ...before, ...ours, ...patches, ...processes, ...others];
}

/** Mean length of a table's message to a player. */
async function bytesOf(contender: Contender): Promise<number> {
  const server = await startServer(contender.program, contender.args, options);
  const table = await contender.open(server.port, 0);
  const before = receivedBytes();
  await playEach([table], 4 * MOVES);
  const after = receivedBytes();
  table.close();
  await server.close();
  contender.clear();
  return Math.round((after.bytes - before.bytes) / (after.messages - before.messages));
}

async function seat(contender: Contender, count: number): Promise<Seated> {
  const server = await startServer(contender.program, contender.args, options);
  // Memory loaded and compiled with the first tables is not attributed to tables.
  const half = Math.ceil(count / 2);
  const first = await openTables(half, async (i) => contender.open(server.port, i));
  await playEach(first, MOVES);
  const { heap } = await server.figures(true);
  const more = await openTables(count - half, async (i) => contender.open(server.port, half + i));
  let kib: number | null = null;
  if (count >= MANY) {
    await playEach(more, MOVES);
    const after = await server.figures(true);
    kib = (after.heap - heap) / 1024 / more.length;
  }
  return { contender, server, tables: [...first, ...more], kib, loaded: [] };
}

/** The rows of one game. */
async function measure(
  groups: readonly (readonly Contender[])[],
  count: number,
): Promise<readonly (readonly Measured[])[]> {
  const seated: Seated[][] = [];
  for (const group of groups) {
    const there: Seated[] = [];
    for (const contender of group) there.push(await seat(contender, count));
    seated.push(there);
  }
  for (const { tables } of seated.flat()) {
    await playEach(tables, Math.ceil(Number(values.first) / tables.length));
  }
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { server, tables, loaded } of seated.flat()) {
      loaded.push(await load(server, tables, { warmMs: WARM_MS, playMs }));
    }
  }
  for (const { contender, server, tables } of seated.flat()) {
    for (const table of tables) table.close();
    await server.close();
    contender.clear();
  }
  return seated.map((group) =>
    group.map(({ contender, kib, loaded }) => ({
      name: contender.name,
      kib,
      turns: loaded,
      bare: defined(group[0]).loaded,
    })),
  );
}

const cores = values['own-core']
  ? 'The server and its threads have one core together with whoever plays; PostgreSQL has the other for itself'
  : 'The server and its threads have one core, whoever plays (and PostgreSQL) the other';
const about = `# The server under load

\`npm run bench:server\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? ''}) that others use, too. Each
figure is the median of ${turns} turns of ${playMs / 1000} s; a ratio is the median of the ratios within a turn of all servers.

Closed loop: tables of two, one move in flight at each, counted when both players have been told. ${cores}
(pinned with \`taskset\`). *Toy* is a game of a few lines; the others are played with full views by bots, which the
players' core works out. What begins a round counts as a move, for both are told of it, too. SQLite keeps every move with
\`synchronous = FULL\` before it is answered, PostgreSQL with \`fsync\`. A bare \`ws\` server parses what it is told and
writes as many bytes as ours on average to both players. CPU is time on the processor, user and system, of all threads of the
server's process, without PostgreSQL's. Memory is the heap and buffers after a full collection that the second half of the tables adds,
connections included, after ${MOVES} moves at each of them.
`;

const games: LoadGame[] = [];
for (const id of values.games.split(',')) {
  if (id === toyGamePlayed.id) games.push(toyGamePlayed);
  const known = GAME_IDS.find((one) => one === id);
  if (known !== undefined) games.push(await registeredGame(await playable(known)));
}
const parts: string[] = [];
for (const count of values.tables.split(',').map(Number)) {
  const groups: (readonly Contender[])[] = [];
  for (const played of games) groups.push(await contenders(played));
  const measured = await measure(groups, count);
  const tables = measured.map(
    (rows, i) =>
      `### ${defined(games[i]).id}, ${count} ${count === 1 ? 'table' : 'tables'}\n\n${markdown(rows)}\n`,
  );
  const busy = `The load of the machine was ${defined(loadavg()[0]).toFixed(1)} afterwards.\n`;
  parts.push([`## ${count} ${count === 1 ? 'table' : 'tables'}\n`, busy, ...tables].join('\n'));
  console.log(`\n${parts.at(-1)}`);
  writeFileSync(values.out, [about, ...parts].join('\n'));
}
await postgres?.close();
console.log(`\nWritten to ${values.out}`);
process.exit();
