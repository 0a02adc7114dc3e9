/**
 * Soak test: `npm run soak`. 500 tables of two players and two spectators, each of the 2,000 with a connection of their
 * own; after a match they continue at a new table. The server, over SQLite and without limits, is a process of its own.
 * Exits with 1 when a command was not answered, a table stalled, a connection was cut, or the server's heap grew.
 *
 *   --minutes N    how long (10)
 *   --game NAME    (the first one there is)
 *   --tables N     (500)
 *   --watchers N   at each table (2)
 *   --pace MS      from one move to the next at a table, on the average (2000)
 */
import { loadavg } from 'node:os';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { defined } from '@lusoria/core';
import { GAME_IDS } from '@lusoria/games';
import { type Child, startChild } from '../bench/server/child.ts';
import { choiceOption, integerOption, numberOption, readOptions } from '../command-line.ts';
import { scratchFolder } from '@lusoria/testing/scratch.ts';
import { playable } from '@lusoria/testing/people/games.ts';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import { flatness, type Sample } from './heap.ts';
import { type Measured, openMeter, type Percentiles } from './meter.ts';
import { openSoakTable, type SoakTable } from './table.ts';

const values = readOptions({
  minutes: { type: 'string', default: '10' },
  game: { type: 'string' },
  tables: { type: 'string', default: '500' },
  watchers: { type: 'string', default: '2' },
  pace: { type: 'string', default: '2000' },
});
const minutes = numberOption('minutes', values.minutes, 0.1, 600);
const paceMs = integerOption('pace', values.pace, 1, 60_000);
const count = integerOption('tables', values.tables, 1, 2000);
const played = await playable(choiceOption('game', values.game, GAME_IDS));
const watchers = integerOption('watchers', values.watchers, 0, 20);

/** Warm-up until tables leave memory as fast as new ones come: one match, and the minute that an idle table stays. */
const WARM_MINUTES = Math.min(4, minutes * 0.4);
const SAMPLE_MS = Math.min(20_000, (minutes * 60_000) / 15);
/** Maximum number of concurrent connection attempts. */
const AT_ONCE = 20;
/** Time to wait at the end for missing responses. */
const ANSWER_MS = 30_000;
/** A table without any action for this time has stalled. */
const STILL_MS = 60_000;

const folder = scratchFolder('soak');

const config = { port: 0, database: 'sqlite', dataDir: folder, log: 'error', limits: NO_LIMITS };
const child = await startChild('./lusoria.ts', [JSON.stringify(config)], {
  pinned: false,
  profile: null,
});
const meter = openMeter();
const tables = await openAll(child, count);
const connections = tables.flatMap((table) => table.connections);
console.log(`${connections.length} connections, ${tables.length} tables, ${minutes} minutes`);
console.log('minute  moves/s  answered p50  p99 ms  all told p50  p99 ms  heap MB  RSS MB  load');

const own = monitorEventLoopDelay({ resolution: 10 });
own.enable();
const began = performance.now();
let over = false;
const playing = tables.map(async (table) => table.play(() => over));
const samples: Sample[] = [];
for (let lap = began; lap - began < minutes * 60_000; ) {
  await wait(SAMPLE_MS);
  const ms = performance.now() - lap;
  lap += ms;
  const { heap, rss } = await child.figures(true);
  samples.push({ minute: (lap - began) / 60_000, heap, rss });
  console.log(row((lap - began) / 60_000, ms, meter.lap(), { heap, rss }));
}
over = true;
await Promise.race([Promise.all(playing), wait(ANSWER_MS)]);

const all = meter.all();
const seconds = (performance.now() - began) / 1000;
const unanswered = connections.reduce((sum, connection) => sum + connection.unanswered(), 0);
const cut = connections.filter((connection) => connection.closed()).length;
const still = tables.filter((one) => performance.now() - one.movedAt() > STILL_MS).length;
const matches = tables.reduce((sum, table) => sum + table.matches(), 0);
const heap = flatness(samples, WARM_MINUTES);
const codes = [...meter.codes].map(([code, count]) => `${code} ${count}`).join(', ');
for (const text of [
  `moves         ${all.moves}, ${(all.moves / seconds).toFixed(0)} a second, ${matches} matches; refused ${all.refused} ${codes}`,
  `answered      ${said(all.answer)}`,
  `all told      ${said(all.told)}`,
  `own delay     p99 ${(own.percentile(99) / 1e6).toFixed(0)} ms, at most ${(own.max / 1e6).toFixed(0)} ms: of those who play, contained in the times above`,
  `unanswered    ${unanswered}`,
  `cut connections     ${cut}`,
  `still tables  ${still}`,
  `heap          ${heap.flat ? 'flat' : 'GROWS'}: median ${mb(heap.before)} MB in the first third after ${WARM_MINUTES.toFixed(1)} minutes, ${mb(heap.after)} MB in the last (flat: at most a tenth more); ${mb(heap.slope)} MB a minute`,
]) {
  console.log(text);
}
const held = heap.flat && unanswered + cut + still === 0;
console.log(held ? 'HELD' : 'GAVE WAY');
for (const connection of connections) connection.close();
await child.close();
process.exit(held ? 0 : 1);

async function openAll({ port }: Child, count: number): Promise<readonly SoakTable[]> {
  const opened: SoakTable[] = [];
  let next = 0;
  const openSome = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      opened.push(await openSoakTable(next, { port, played, watchers, paceMs, meter }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  return opened;
}

function row(
  minute: number,
  ms: number,
  { moves, answer, told }: Measured,
  held: Pick<Sample, 'heap' | 'rss'>,
): string {
  const cells: readonly (readonly [string, number])[] = [
    [minute.toFixed(1), 6],
    [((moves / ms) * 1000).toFixed(0), 9],
    [answer.p50.toFixed(1), 14],
    [answer.p99.toFixed(0), 8],
    [told.p50.toFixed(1), 14],
    [told.p99.toFixed(0), 8],
    [mb(held.heap), 9],
    [mb(held.rss), 8],
    [defined(loadavg()[0]).toFixed(1), 6],
  ];
  return cells.map(([text, width]) => text.padStart(width)).join('');
}

function said({ p50, p95, p99, most }: Percentiles): string {
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)}, at most ${most.toFixed(0)}`;
}

function mb(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}

async function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
