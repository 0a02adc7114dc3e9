/**
 * A server under siege: `npm run siege`. Ten honest tables play, alternately alone and during attacks: attackers fill logs
 * and page through them, make slow draws, guess codes, do not read responses, open sockets by the thousand, look for
 * people to play with and open tables to strangers for ever, play the deals of all days, share rounds, and send nonsense,
 * each at the full rate that the standard limits allow, on a core of their own. Exits with 1 when the honest players wait more than three times as long (p99,
 * median of three parts each), when the server loses what it has acknowledged, exits, exceeds its memory or (in two
 * minutes or more) keeps growing, or when a turn of its main thread takes too long.
 *
 *   --seconds N    how long the siege lasts in all (60); an hour: 3600
 *   --calm N       seconds without attackers in all (30)
 *   --heap MB      of the server (512)
 *   --only KIND    one kind of attacker
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { dailyOver } from '@lusoria/client/daily';
import { scratchFolder } from '@lusoria/testing/scratch.ts';
import { choiceOption, integerOption, readOptions } from '../command-line.ts';
import { openPerson } from '../driver/client/person.ts';
import { FLOODS } from '../driver/fault/floods.ts';
import { openLatencies } from '../driver/oracle/latencies.ts';
import { openHistory } from '../driver/oracle/history.ts';
import { check, LOG_FAULTS } from '../driver/oracle/log.ts';
import { rowsOfSqlite } from '../driver/oracle/stored-rows.ts';
import { startOurs, stayOn } from '../driver/server/process.ts';
import { gameOfTwo } from '../driver/workload/games.ts';
import { quantile } from '../quantile.ts';
import { honestPair } from './honest.ts';

const values = readOptions({
  seconds: { type: 'string', default: '60' },
  calm: { type: 'string', default: '30' },
  heap: { type: 'string', default: '512' },
  only: { type: 'string' },
});
const seconds = integerOption('seconds', values.seconds, 5, 36_000);
const calm = integerOption('calm', values.calm, 5, 3600);
const only = choiceOption('only', values.only, Object.keys(FLOODS)) ?? '';
const heap = integerOption('heap', values.heap, 64, 8192);

const TABLES = 10;
/**
 * Limit for the honest players' wait: this multiple of their wait without attackers, but at least this many
 * milliseconds.
 */
const MOST_TIMES = 3;
const LEAST_MS = 15;
/** Limit for the main thread's longest turn (processor time), for one client and for thousands at once. */
const MOST_TURN_MS = 20;
const MOST_TURN_CROWD_MS = 80;
/** Limit for the server's resident memory beyond its heap (MiB). */
const BESIDES_HEAP = 400;
/** Number of parts of the measurement, and the limit for the memory growth from one part to the next. */
const PARTS = 3;
const MOST_GROWTH = 1.2;
/** In a shorter siege, memory is still growing to its working size. */
const LONG_SECONDS = 120;
const LAP_MS = 5000;
/** Warm-up: everybody connects, and the code is compiled. */
const WARM_SECONDS = 10;

/** Measurements over a while: waits of the honest players (ms), longest turn (ms), memory (bytes). */
interface Phase {
  readonly p99: number;
  readonly turn: number;
  readonly rss: number;
}

const dataDir = scratchFolder('siege');

// Every connection states its address in a header, as behind a proxy.
const config = {
  port: 0,
  database: 'sqlite',
  dataDir,
  log: 'fatal',
  publicUrl: 'http://localhost',
  lobby: true,
} as const;
// The attackers have a core of their own: the server is measured, not the machine.
stayOn('server');
const server = await startOurs(config, { heapMb: heap, turns: true });
const game = await gameOfTwo();
const latencies = openLatencies();
const history = openHistory();
let over = false;
const failed: string[] = [];
const complain = (what: unknown): void => void failed.push(String(what));
const playing = Array.from({ length: TABLES }, async (_, n) => {
  const headers = { 'X-Forwarded-For': `10.1.0.${n + 1}` };
  const around = { url: server.url, headers, witnesses: [history], failing: false, complain };
  return honestPair(around, game, latencies, () => over).catch(complain);
});

console.log(
  `${''.padEnd(14)}${['answers', 'p50 ms', 'p99 ms', 'turn ms', 'wait ms', 'held ms', 'memory MB'].map(cell).join('')}`,
);
await enterDays();
await phase('beginning', WARM_SECONDS);
const before: Phase[] = [];
const parts: Phase[] = [];
for (let part = 1; part <= PARTS; part += 1) {
  before.push(await phase('alone', calm / PARTS));
  const attackers = await attack(seconds / PARTS);
  parts.push(await phase(`besieged ${part}/${PARTS}`, seconds / PARTS));
  await attackers.ended;
}
const worst = (of: 'turn' | 'rss'): number => Math.max(...parts.map((part) => part[of]));
const during = { p99: middle(parts), turn: worst('turn'), rss: worst('rss') };
const [earlier = 0, later = 0] = parts.slice(-2).map(({ rss }) => rss);
over = true;
await Promise.all(playing);
const hasEnded = server.ended() !== null;
await server.close();
const kept = check(rowsOfSqlite(dataDir), history);

// Node takes 50 µs to open or close a connection, and handles a thousand simultaneous resets in one turn.
const mostTurn = only === '' || only === 'silent-sockets' ? MOST_TURN_CROWD_MS : MOST_TURN_MS;
const allowed = Math.max(MOST_TIMES * middle(before), LEAST_MS);
const faults = [
  ...failed,
  ...(hasEnded ? ['the server has ended'] : []),
  ...LOG_FAULTS.flatMap((kind) => kept[kind].map((what) => `${kind}: ${what}`)),
  ...([...before, ...parts].some(({ p99 }) => p99 === Infinity) ? ['nobody was answered'] : []),
  ...(during.p99 > allowed ? [`p99 ${ms(during.p99)} ms, allowed ${ms(allowed)} ms`] : []),
  ...(during.turn > mostTurn ? [`a turn of ${ms(during.turn)} ms, allowed ${mostTurn} ms`] : []),
  ...(mb(during.rss) > heap + BESIDES_HEAP ? [`${mb(during.rss)} MB of memory`] : []),
  ...(seconds >= LONG_SECONDS && later > MOST_GROWTH * earlier
    ? [`memory grows: ${mb(earlier)} MB, then ${mb(later)} MB`]
    : []),
];
const kinds = Object.entries(FLOODS)
  .filter(([name]) => only === '' || name === only)
  .map(([name, { count }]) => `${name} ${count}`)
  .join(', ');
console.log(`attackers     ${kinds}`);
console.log(`acknowledged  ${kept.acknowledged} commands of honest players`);
for (const fault of faults) console.log(fault);
console.log(faults.length === 0 ? 'HELD' : 'GAVE WAY');
process.exit(faults.length === 0 ? 0 : 1);

/** Somebody enters all deals of today: afterwards all games are loaded. */
async function enterDays(): Promise<void> {
  const headers = { 'X-Forwarded-For': '10.1.1.1' };
  const around = { url: server.url, headers, witnesses: [], failing: false, complain };
  const person = openPerson('Discipula', around);
  const daily = dailyOver(person.session);
  const { date, days } = await person.insist(async () => daily.list());
  for (const { day } of days.filter((one) => one.date === date))
    await person.insist(async () => daily.play(day));
  person.close();
}

/** Starts the attackers. */
async function attack(length: number): Promise<{ readonly ended: Promise<unknown> }> {
  const program = fileURLToPath(new URL('./attackers.ts', import.meta.url));
  const hasCore = stayOn('other');
  const attackers = fork(program, [server.url, `${length}`, only, `${hasCore}`]);
  stayOn('server');
  process.on('exit', () => attackers.kill('SIGKILL'));
  const ended = once(attackers, 'exit');
  await once(attackers, 'message');
  return { ended };
}

/** The median over the parts, which excludes other load on the machine. */
function middle(phases: readonly Phase[]): number {
  return quantile(
    phases.map(({ p99 }) => p99),
    0.5,
  );
}

/** Measures for a number of seconds. */
async function phase(name: string, length: number): Promise<Phase> {
  await server.figures();
  latencies.lap();
  const figures: Omit<Phase, 'p99'>[] = [];
  const most = { wait: 0, delay: 0 };
  for (let left = length * 1000; left > 0; left -= LAP_MS) {
    await wait(Math.min(left, LAP_MS));
    if (server.ended() !== null) break;
    const { turns, rss } = await server.figures();
    if (!turns) throw new Error('the server does not measure its turns');
    figures.push({ turn: turns.longestMs, rss });
    most.wait = Math.max(most.wait, turns.waitMs);
    most.delay = Math.max(most.delay, turns.delayMs);
  }
  const { count, p50, p99 } = latencies.lap();
  const turn = Math.max(...figures.map((one) => one.turn));
  const rss = Math.max(...figures.map((one) => one.rss));
  const row = [count, ms(p50), ms(p99), ms(turn), ms(most.wait), ms(most.delay), mb(rss)];
  console.log(`${name.padEnd(14)}${row.map(cell).join('')}`);
  return { p99, turn, rss };
}

function cell(value: string | number): string {
  return `${value}`.padStart(10);
}

function ms(value: number): string {
  return value.toFixed(1);
}

function mb(bytes: number): number {
  return Math.round(bytes / 1e6);
}
