/**
 * Crash test: `npm run crash` kills servers while people play. First one over SQLite, then one of two
 * processes, then two nodes, a worker, NATS and
 * PostgreSQL, each with SIGKILL and each restarted on the same data; PostgreSQL is also restarted gracefully, its
 * connections are cut, and its standby takes over. Clients are the sessions that the page uses. In the end every
 * acknowledged command must be in the log exactly once, every table must have made progress, and no process may have
 * exited by itself. Exits with 1 on a fault.
 *
 *   --kills N      number of kills (100)
 *   --seed TEXT    seed of the kills and of the play (lusoria)
 *   --game NAME    (the first one there is)
 *   --tables N     number of tables (24)
 *   --events N     number of classes directed meanwhile (2)
 *   --days N       number of people at a time who play deals of the day (2)
 *   --strangers N  number of tables open to strangers, and of people who look for somebody to play with (2)
 *   --think MS     mean thinking time of a player (120)
 *   --only SYSTEM  sqlite, processes or cluster
 *   --kind KIND    kills only this kind: node, failover, …
 *   --json         prints one JSON object instead of lines
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { increment, seeded, shuffled } from '@lusoria/core';
import { GAME_IDS } from '@lusoria/games';
import { playable } from '@lusoria/testing/people/games.ts';
import { openSupervisor, type Supervisor } from '../cluster/supervisor.ts';
import { choiceOption, integerOption, readOptions } from '../command-line.ts';
import { openHistory } from '../driver/oracle/history.ts';
import { check, type Checked, together } from '../driver/oracle/log.ts';
import { openPauses } from '../driver/oracle/pauses.ts';
import { type CrashResult, crashTest } from './crash-test.ts';
import { holds, linesOf, type Report } from './report.ts';
import { type ProcessKind, SYSTEMS } from './systems.ts';

const values = readOptions({
  kills: { type: 'string', default: '100' },
  seed: { type: 'string', default: 'lusoria' },
  game: { type: 'string' },
  tables: { type: 'string', default: '24' },
  events: { type: 'string', default: '2' },
  days: { type: 'string', default: '2' },
  strangers: { type: 'string', default: '2' },
  think: { type: 'string', default: '120' },
  only: { type: 'string' },
  kind: { type: 'string' },
  json: { type: 'boolean', default: false },
});
const KINDS = Object.values(SYSTEMS).flatMap(({ shares }) => shares.map(([kind]) => kind));
const kills = integerOption('kills', values.kills, 1, 10_000);
const tables = integerOption('tables', values.tables, 1, 1000);
const events = integerOption('events', values.events, 0, 100);
const days = integerOption('days', values.days, 0, 100);
const strangers = integerOption('strangers', values.strangers, 0, 100);
const only = choiceOption('only', values.only, ['sqlite', 'processes', 'cluster']);
const kind = choiceOption('kind', values.kind, KINDS);
const played = await playable(choiceOption('game', values.game, GAME_IDS));
const thinkMs = integerOption('think', values.think, 0, 60_000);

/** Time limit of the whole run, even on a busy machine. */
const LIMIT_MS = (10 * 60 + 30 * kills) * 1000;

const log = (text: string): void => {
  if (!values.json) console.log(text);
};

const folder = mkdtempSync(join(tmpdir(), 'lusoria-crash-'));
// PostgreSQL may have to run as another user, in a folder of its own in there.
chmodSync(folder, 0o711);
const supervisors: Supervisor[] = [];
const tidy = (): void => {
  for (const supervisor of supervisors) supervisor.abandon();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
};
const giveUp = (why: unknown): void => {
  console.error(why);
  void Promise.allSettled(supervisors.map(async (supervisor) => supervisor.close())).then(() =>
    process.exit(1),
  );
};
process.on('exit', tidy);
process.on('uncaughtException', giveUp);
process.on('unhandledRejection', giveUp);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, giveUp);
setTimeout(() => giveUp(`not over after ${LIMIT_MS / 1000} s`), LIMIT_MS).unref();

const since = Date.now();
const chosen = Object.entries(SYSTEMS).flatMap(([name, { open, shares }]) => {
  const mine = shares.filter(([one]) => (kind ?? one) === one);
  return (only ?? name) === name && mine.length > 0 ? [{ name, open, shares: mine }] : [];
});
/** Kills are distributed over all kinds in proportion, at least one of each. */
const shareOfAll = chosen
  .flatMap(({ shares }) => shares.map(([, share]) => share))
  .reduce((a, b) => a + b, 0);
const pauses = openPauses();
const counts = new Map<ProcessKind, number>();
const results: CrashResult[] = [];
const checks: Checked[] = [];
const findings: string[] = [];
const ended: string[] = [];
for (const { name, open, shares } of chosen) {
  const place = join(folder, name);
  mkdirSync(place, { mode: 0o711 });
  const supervisor = openSupervisor(place, (program, how, wasUp) => {
    log(`  ${program} has ended (${how})`);
    // A node that starts while its database is down exits and is restarted.
    if (wasUp) ended.push(`${program} (${how})`);
  });
  supervisors.push(supervisor);
  const system = await open(supervisor, place);
  if (!system) {
    log(`There is no PostgreSQL or no nats-server here: ${name} is left out.`);
    continue;
  }
  const seed = `${values.seed} ${name}`;
  const order = shuffled(
    shares.flatMap(([one, share]) =>
      Array.from({ length: Math.ceil((kills * share) / shareOfAll) }, () => one),
    ),
    seeded(`${seed} order`),
  );
  log(`${name}: ${order.length} kills, ${values.tables} tables`);
  // Each system has its own: days and ratings have the same ids in all.
  const history = openHistory();
  const around = {
    url: system.url,
    witnesses: [history],
    failing: true,
    complain: (what: string) => void findings.push(what),
  };
  const result = await crashTest(system, around, pauses, {
    ...played,
    kills: order,
    tables,
    events,
    days,
    strangers,
    seed,
    thinkMs,
    onKill(one, count) {
      increment(counts, one);
      log(`  ${count}/${order.length} ${one}`);
    },
  });
  results.push(result);
  checks.push(check(await system.rows(), history));
  await supervisor.close();
}
const report: Report = {
  seed: values.seed,
  kills: Object.fromEntries(counts),
  ...together(checks),
  stuck: results.flatMap(({ stuck }) => stuck),
  findings,
  ended,
  matches: results.reduce((sum, { matches }) => sum + matches, 0),
  longestPauseMs: Object.fromEntries(pauses.longest),
  undisturbedMs: pauses.undisturbed(),
  seconds: Math.round((Date.now() - since) / 1000),
};
if (values.json) console.log(JSON.stringify(report));
else for (const line of linesOf(report)) console.log(line);
process.exit(holds(report) && results.length > 0 ? 0 : 1);
