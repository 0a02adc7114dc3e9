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
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { defined } from '@lusoria/core';
import { GAME_IDS } from '@lusoria/games';
import { playable } from '@lusoria/testing/people/games.ts';
import { scratchFolder } from '@lusoria/testing/scratch.ts';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import { choiceOption, integerOption, numberOption, readOptions } from '../command-line.ts';
import { flatness, type Sample } from '../driver/oracle/flatness.ts';
import { openLatencies, type Percentiles } from '../driver/oracle/latencies.ts';
import { startOurs } from '../driver/server/process.ts';
import { openTables } from '../driver/workload/load-table.ts';
import { openSoakTable } from './table.ts';

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
/** Time to wait at the end for missing responses. */
const ANSWER_MS = 30_000;
/** A table without any action for this time has stalled. */
const STILL_MS = 60_000;

const server = await startOurs({
  port: 0,
  database: 'sqlite',
  dataDir: scratchFolder('soak'),
  log: 'error',
  limits: NO_LIMITS,
});
/** From a command to its acknowledgement, after the commit; and until everybody at the table has received it. */
const answered = openLatencies();
const told = openLatencies();
/** Number of rejections by code. */
const refused = new Map<string, number>();
const tables = await openTables(count, async (i) =>
  openSoakTable(i, { port: server.port, played, watchers, paceMs, answered, told, refused }),
);
const clients = tables.flatMap((table) => table.clients);
console.log(`${clients.length} connections, ${tables.length} tables, ${minutes} minutes`);
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
  const { heap, rss } = await server.figures(true);
  const sample = { minute: (lap - began) / 60_000, heap, rss };
  samples.push(sample);
  console.log(row(sample, ms, answered.lap(), told.lap()));
}
over = true;
await Promise.race([Promise.all(playing), wait(ANSWER_MS)]);

const seconds = (performance.now() - began) / 1000;
const moves = answered.all();
const unanswered = clients.reduce((sum, client) => sum + client.unanswered(), 0);
const cut = clients.filter((client) => client.closed()).length;
const still = tables.filter((one) => performance.now() - one.movedAt() > STILL_MS).length;
const matches = tables.reduce((sum, table) => sum + table.matches(), 0);
const heap = flatness(samples, WARM_MINUTES);
const codes = [...refused].map(([code, times]) => `${code} ${times}`).join(', ');
const refusals = [...refused.values()].reduce((sum, times) => sum + times, 0);
for (const text of [
  `moves         ${moves.count}, ${(moves.count / seconds).toFixed(0)} a second, ${matches} matches; refused ${refusals} ${codes}`,
  `answered      ${worded(moves)}`,
  `all told      ${worded(told.all())}`,
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
for (const client of clients) client.close();
await server.close();
process.exit(held ? 0 : 1);

function row(
  { minute, heap, rss }: Sample,
  ms: number,
  answers: Percentiles,
  tellings: Percentiles,
): string {
  const cells: readonly (readonly [string, number])[] = [
    [minute.toFixed(1), 6],
    [((answers.count / ms) * 1000).toFixed(0), 9],
    [answers.p50.toFixed(1), 14],
    [answers.p99.toFixed(0), 8],
    [tellings.p50.toFixed(1), 14],
    [tellings.p99.toFixed(0), 8],
    [mb(heap), 9],
    [mb(rss), 8],
    [defined(loadavg()[0]).toFixed(1), 6],
  ];
  return cells.map(([text, width]) => text.padStart(width)).join('');
}

function worded({ p50, p95, p99, most }: Percentiles): string {
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)}, at most ${most.toFixed(0)}`;
}

function mb(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
