/**
 * Fuzzes a server: `npm run fuzz`. Malformed, foreign, stale, oversized and repeated messages, odd frames and
 * requests, while honest people play every game at other tables of the same server. Exits with 1 on a finding,
 * and prints the message that triggered it.
 *
 *   --seed TEXT     seed of the messages (lusoria)
 *   --messages N    (1000000)
 *
 * Finally messages are sent one by one: one that blocks the main thread for more than 5 ms, or whose response exceeds the
 * size limit of a server message, is a finding.
 */
import { defined } from '@lusoria/core';
import { integerOption, readOptions } from '../command-line.ts';
import { protocolCodes } from '../driver/oracle/expected.ts';
import type { Finding } from '../driver/oracle/findings.ts';
import { allGames, honestTables } from '../driver/workload/games.ts';
import { costRun } from './cost.ts';
import { type FuzzOptions, type FuzzReport, fuzzRun } from './fuzz-run.ts';

const values = readOptions({
  seed: { type: 'string', default: 'lusoria' },
  messages: { type: 'string', default: '1000000' },
});
const { seed } = values;
const messages = integerOption('messages', values.messages, 100, 1_000_000_000);

const games = await allGames();
const common = { games, tables: await honestTables(games, seed, 3), codes: protocolCodes() };

/** One run: a share of all messages, and a proportional number of requests and frames. */
function run(
  name: string,
  share: number,
  [perRequest, perFrame]: readonly [number, number],
  how: Pick<FuzzOptions, 'connections' | 'database' | 'limited'>,
): FuzzOptions {
  return {
    ...common,
    ...how,
    seed: `${seed} ${name}`,
    messages: Math.ceil(messages * share),
    requests: Math.ceil(messages / perRequest),
    frames: Math.ceil(messages / perFrame),
  };
}

const RUNS: Readonly<Record<string, FuzzOptions>> = {
  'without limits, in memory': run('memory', 0.5, [300, 1000], {
    connections: 32,
    database: 'memory',
    limited: false,
  }),
  'without limits, in SQLite': run('sqlite', 0.4, [1000, 4000], {
    connections: 48,
    database: 'sqlite',
    limited: false,
  }),
  'with the standard limits': run('limits', 0.1, [1000, 4000], {
    connections: 40,
    database: 'sqlite',
    limited: true,
  }),
};

function listed(counts: ReadonlyMap<string, number>): string {
  const rows = [...counts].toSorted(([a], [b]) => a.localeCompare(b));
  return rows.map(([what, count]) => `    ${String(count).padStart(9)}  ${what}`).join('\n');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function print(report: FuzzReport): void {
  const { counts, honest, seconds } = report;
  console.log(`  sent, by kind of message and (what was done to it)\n${listed(counts.sent)}`);
  console.log(`  received, by code\n${listed(counts.got)}`);
  console.log(
    `  ${report.messages} messages in ${seconds.toFixed(1)} s, ${Math.round(report.messages / seconds)} a second`,
  );
  console.log(
    `  honest games: ${honest.matches} matches, ${honest.rounds} rounds, all verified; ${honest.acknowledged} acknowledged commands`,
  );
  const heaps = report.heaps.map(
    (heap, i) => `${megabytes(heap)} (${megabytes(defined(report.stored[i]))} stored)`,
  );
  console.log(`  heap after each quarter: ${heaps.join(', ')}`);
  console.log(
    `  event loop delayed by at most ${Math.round(report.delayMs)} ms; ${report.logged} log lines`,
  );
  printFindings(report.findings);
}

function printFindings(findings: readonly Finding[]): void {
  for (const { what, times, message, detail } of findings) {
    console.log(`  FOUND ${what} (${times} times)\n    ${message.slice(0, 2000)}\n    ${detail}`);
  }
}

/** One message in this many is sent again to measure its cost. */
const COSTED = 200;

let total = 0;
let found = 0;
for (const [name, options] of Object.entries(RUNS)) {
  console.log(`\n${name}, seed “${options.seed}”`);
  const report = await fuzzRun(options);
  print(report);
  total += report.messages;
  found += report.findings.length;
}
const cost = await costRun(`${seed} cost`, Math.ceil(messages / COSTED), games);
console.log(`\none by one: ${cost.messages} messages in ${cost.seconds.toFixed(1)} s`);
console.log(
  `  the dearest held the main thread for ${cost.most.turnMs.toFixed(1)} ms (${cost.most.longestMs.toFixed(1)} with pauses for garbage); the largest answer had ${cost.most.chars} characters`,
);
printFindings(cost.findings);
total += cost.messages;
found += cost.findings.length;
console.log(
  `\n${found === 0 ? 'HELD' : 'GAVE WAY'}: ${total} messages, ${found} findings, seed “${seed}”`,
);
// Exits at once: Node may wait for ever for a connection cut during its handshake.
process.exit(found > 0 ? 1 : 0);
