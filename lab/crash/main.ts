/**
 * Crash test: `npm run crash` kills servers while people play. First one over SQLite, then two nodes, a worker, NATS and
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
 *   --think MS     mean thinking time of a player (120)
 *   --only SYSTEM  sqlite or cluster
 *   --kind KIND    kills only this kind: node, failover, …
 *   --json         prints one JSON object instead of lines
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@lusoria/games';
import { openSupervisor, type Supervisor } from '../cluster/supervisor.ts';
import { choiceOption, integerOption, readOptions } from '../command-line.ts';
import { playable } from '@lusoria/testing/people/games.ts';
import { type CrashResult, crashTest } from './crash-test.ts';
import { holds, linesOf, reportOf } from './report.ts';
import { killCounts } from './schedule.ts';
import {
  clusterSystem,
  PROCESS_KINDS,
  type ProcessKind,
  sqliteSystem,
  type System,
} from './systems.ts';

const values = readOptions({
  kills: { type: 'string', default: '100' },
  seed: { type: 'string', default: 'lusoria' },
  game: { type: 'string' },
  tables: { type: 'string', default: '24' },
  events: { type: 'string', default: '2' },
  think: { type: 'string', default: '120' },
  only: { type: 'string' },
  kind: { type: 'string' },
  json: { type: 'boolean', default: false },
});
const kills = integerOption('kills', values.kills, 1, 10_000);
const tables = integerOption('tables', values.tables, 1, 1000);
const events = integerOption('events', values.events, 0, 100);
const only = choiceOption('only', values.only, ['sqlite', 'cluster']);
const kind = choiceOption('kind', values.kind, PROCESS_KINDS);
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

interface Tested {
  readonly open: (supervisor: Supervisor, folder: string) => Promise<System | null>;
  readonly kinds: readonly ProcessKind[];
}

const SYSTEMS: Readonly<Record<string, Tested>> = {
  sqlite: { open: sqliteSystem, kinds: ['server'] },
  cluster: {
    open: clusterSystem,
    kinds: ['node', 'worker', 'nats', 'postgres', 'restart', 'terminate', 'failover'],
  },
};

const since = Date.now();
const chosen = Object.entries(SYSTEMS).flatMap(([name, { open, kinds: all }]) => {
  const kinds = all.filter((one) => (kind ?? one) === one);
  return (only ?? name) === name && kinds.length > 0 ? [{ name, open, kinds }] : [];
});
const counts = killCounts(
  kills,
  chosen.flatMap(({ kinds }) => kinds),
);
const all: CrashResult[] = [];
const ended: string[] = [];
for (const { name, open, kinds } of chosen) {
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
  const mine = new Map([...counts].filter(([kind]) => kinds.includes(kind)));
  const total = [...mine.values()].reduce((a, b) => a + b, 0);
  log(`${name}: ${total} kills, ${values.tables} tables`);
  const result = await crashTest(system, {
    ...played,
    counts: mine,
    tables,
    events,
    seed: `${values.seed} ${name}`,
    thinkMs,
    onKill: (kind, count) => log(`  ${count}/${total} ${kind}`),
  });
  await supervisor.close();
  all.push(result);
}
const report = reportOf({ seed: values.seed, ended }, all, (Date.now() - since) / 1000);
if (values.json) console.log(JSON.stringify(report));
else for (const line of linesOf(report)) console.log(line);
process.exit(holds(report) && all.length > 0 ? 0 : 1);
