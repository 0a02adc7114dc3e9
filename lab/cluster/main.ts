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
import { integerOption, readOptions } from '../command-line.ts';
import { type LoadBalancer, openLoadBalancer } from './load-balancer.ts';
import { openSupervisor } from './supervisor.ts';
import { natsIsHere, natsProgram, natsUrl } from './nats.ts';
import { freePort, LOOPBACK } from './ports.ts';
import { openDatabase } from './postgres.ts';
import { migrate, serveProgram, workProgram } from './programs.ts';

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
let balancer: LoadBalancer | null = null;
let ending: Promise<void> | null = null;

async function stop(): Promise<void> {
  console.log('Stopping …');
  // Nodes announce to their clients that they stop, so the load balancer is closed after them.
  await supervisor.close();
  await balancer?.close();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    ending ??= stop().then(() => process.exit());
  });
}
process.on('exit', () => supervisor.abandon());

function here(port: number): string {
  return `http://${LOOPBACK}:${port}`;
}

async function start(): Promise<void> {
  const database = openDatabase(join(folder, 'postgres'), await freePort());
  if (!database || !natsIsHere()) throw new Error(MISSING);
  // The public port is bound first: if it is in use, this very cluster probably runs already.
  const ports = [await freePort(), await freePort()];
  balancer = await openLoadBalancer(port, ports);
  const publicUrl = here(balancer.port);

  const postgres = supervisor.start(database.program);
  await postgres.up();
  await database.create();
  await migrate(database);
  const natsPort = await freePort();
  const nats = natsUrl(natsPort);
  await supervisor.start(natsProgram(natsPort)).up();
  supervisor.start(workProgram(nats, 1));
  const shared = { database, nats, publicUrl, adminKey: randomBytes(24).toString('base64url') };
  const nodes = ports.map((port, i) =>
    supervisor.start(serveProgram(`node ${i + 1}`, port, shared)),
  );
  for (const node of nodes) await node.up();

  console.log(`The table:   ${publicUrl}`);
  console.log(`Its admin page: ${publicUrl}/admin#${shared.adminKey}`);
  for (const [i, port] of ports.entries()) console.log(`  node ${i + 1}:    ${here(port)}`);
  console.log(`  NATS:      ${nats}`);
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
