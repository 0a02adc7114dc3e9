/**
 * Kills a house while people play in it: `npm run crash`. First a server over SQLite, then two nodes, a
 * worker, NATS and PostgreSQL, each with SIGKILL and each started again on the same data. Clients are
 * the sessions that the page uses. In the end every acknowledged command has to be in the log once, and
 * every table has to have gone on. Ends with 1 when something gave way.
 *
 *   --kills N      how often something is killed (100)
 *   --seed TEXT    what is killed when, and what is played (lusoria)
 *   --tables N     at how many tables is played (24)
 *   --think MS     how long a player thinks, on the average (120)
 *   --only HOUSE   sqlite or cluster
 *   --json         one object instead of lines
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions, choiceOption, integerOption } from '../command-line.ts';
import { type Keeper, openKeeper } from '../cluster/keeper.ts';
import { clusterHouse, type House, type Kind, sqliteHouse } from './houses.ts';
import { shared } from './plan.ts';
import { holds, linesOf, reportOf } from './report.ts';
import { besiege, type Besieged } from './siege.ts';

const values = readOptions({
  kills: { type: 'string', default: '100' },
  seed: { type: 'string', default: 'lusoria' },
  tables: { type: 'string', default: '24' },
  think: { type: 'string', default: '120' },
  only: { type: 'string' },
  json: { type: 'boolean', default: false },
});
const kills = integerOption('kills', values.kills, 1, 10_000);
const tables = integerOption('tables', values.tables, 1, 1000);
const only = choiceOption('only', values.only, ['sqlite', 'cluster']);
const thinkMs = integerOption('think', values.think, 0, 60_000);

/** However busy the machine is, it is over by then. */
const LIMIT_MS = (10 * 60 + 30 * kills) * 1000;

const say = (text: string): void => {
  if (!values.json) console.log(text);
};

const folder = mkdtempSync(join(tmpdir(), 'lusoria-crash-'));
// PostgreSQL may have to run as somebody else, in a folder of its own in there.
chmodSync(folder, 0o711);
const keepers: Keeper[] = [];
const tidy = (): void => {
  for (const keeper of keepers) keeper.abandon();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
};
const giveUp = (why: unknown): void => {
  console.error(why);
  void Promise.allSettled(keepers.map(async (keeper) => keeper.close())).then(() =>
    process.exit(1),
  );
};
process.on('exit', tidy);
process.on('uncaughtException', giveUp);
process.on('unhandledRejection', giveUp);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, giveUp);
setTimeout(() => giveUp(`not over after ${LIMIT_MS / 1000} s`), LIMIT_MS).unref();

type Make = (keeper: Keeper, folder: string) => Promise<House | null>;
const HOUSES: Readonly<Record<string, { readonly make: Make; readonly kinds: readonly Kind[] }>> = {
  sqlite: { make: sqliteHouse, kinds: ['server'] },
  cluster: { make: clusterHouse, kinds: ['node', 'worker', 'nats', 'postgres'] },
};

const since = Date.now();
const chosen = Object.entries(HOUSES).filter(([name]) => (only ?? name) === name);
const counts = shared(
  kills,
  chosen.flatMap(([, { kinds }]) => kinds),
);
const all: Besieged[] = [];
for (const [name, { make, kinds }] of chosen) {
  const place = join(folder, name);
  mkdirSync(place, { mode: 0o711 });
  const keeper = openKeeper(place, (program, how) => say(`  ${program} has ended (${how})`));
  keepers.push(keeper);
  const house = await make(keeper, place);
  if (!house) {
    say(`There is no PostgreSQL or no nats-server here: ${name} is left out.`);
    continue;
  }
  const mine = new Map([...counts].filter(([kind]) => kinds.includes(kind)));
  const total = [...mine.values()].reduce((a, b) => a + b, 0);
  say(`${name}: ${total} kills, ${values.tables} tables`);
  const besieged = await besiege(house, {
    counts: mine,
    tables,
    seed: `${values.seed} ${name}`,
    thinkMs,
    told: (kind, count) => say(`  ${count}/${total} ${kind}`),
  });
  await keeper.close();
  all.push(besieged);
}
const report = reportOf(values.seed, all, (Date.now() - since) / 1000);
if (values.json) console.log(JSON.stringify(report));
else for (const line of linesOf(report)) console.log(line);
process.exit(holds(report) && all.length > 0 ? 0 : 1);
