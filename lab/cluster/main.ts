/**
 * Several servers on this machine: `npm run cluster`. PostgreSQL, NATS, two nodes and a worker as ordinary processes,
 * behind one port. Ctrl-C stops all of them; one that dies is restarted. Data are stored in `data/cluster`.
 *
 *   --port N    public port (8080)
 *   --data DIR  data folder (data/cluster)
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { freePort } from '@lusoria/testing/server/ports.ts';
import { integerOption, readOptions } from '../command-line.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { natsIsHere } from './nats.ts';
import { type Database, openDatabase } from './postgres.ts';
import { serveProgram } from './programs.ts';
import { openSupervisor } from './supervisor.ts';

const values = readOptions({
  port: { type: 'string', default: '8080' },
  data: { type: 'string', default: 'data/cluster' },
});

const port = integerOption('port', values.port, 0, 65_535);

const MISSING =
  'This needs PostgreSQL and NATS: on Debian and Ubuntu "apt install postgresql nats-server".';

const folder = resolve(values.data);
mkdirSync(folder, { recursive: true });
// PostgreSQL may have to run as another user, in a folder of its own in there.
chmodSync(folder, 0o711);
const supervisor = openSupervisor(folder, (name, how) => console.log(`${name} has ended (${how})`));
let cluster: Cluster | null = null;
let ending: Promise<void> | null = null;

async function stop(): Promise<void> {
  console.log('Stopping …');
  await supervisor.close();
  await cluster?.close();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    ending ??= stop().then(() => process.exit());
  });
}
process.on('exit', () => supervisor.abandon());

async function start(): Promise<void> {
  const database = openDatabase(join(folder, 'postgres'), await freePort());
  if (!database || !natsIsHere()) throw new Error(MISSING);
  const adminKey = randomBytes(24).toString('base64url');
  const startDatabase = async (): Promise<Database> => {
    await supervisor.start(database.program).up();
    return database;
  };
  cluster = await openCluster(supervisor, port, startDatabase, (place) =>
    serveProgram(place, adminKey),
  );
  console.log(`The table:   ${cluster.url}`);
  console.log(`Its admin page: ${cluster.url}/admin#${adminKey}`);
  for (const [i, url] of cluster.nodeUrls.entries()) console.log(`  node ${i + 1}:    ${url}`);
  console.log(`  NATS:      ${cluster.natsUrl}`);
  console.log(`PostgreSQL:  ${database.url}`);
  console.log(`Data, logs:  ${relative('.', folder)} (the password is in postgres/password)`);
  console.log('Ctrl-C stops all of them.');
}

await start().catch(async (error: unknown) => {
  if (ending) return ending;
  console.error(error instanceof Error ? error.message : error);
  await supervisor.close();
  process.exit(1);
});
