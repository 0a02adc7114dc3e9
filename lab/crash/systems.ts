import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openLoadBalancer } from '../cluster/load-balancer.ts';
import type { Supervisor, Supervised } from '../cluster/supervisor.ts';
import { natsIsHere, natsProgram, natsUrl } from '../cluster/nats.ts';
import { freePort, LOOPBACK } from '../cluster/ports.ts';
import type { Database } from '../cluster/postgres.ts';
import { serverProgram, migrate, workProgram } from '../cluster/programs.ts';
import { openReplicated } from '../cluster/replicated.ts';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import type { Row } from '../driver/oracle/log.ts';
import { rowsOfPostgres, rowsOfSqlite } from '../driver/oracle/stored-rows.ts';

/**
 * Kinds of process to kill: a single server, or the parts of a cluster. PostgreSQL is also restarted gracefully
 * (`restart`), has its connections cut (`terminate`), and is killed for its standby to be promoted (`failover`).
 */
export const PROCESS_KINDS = [
  'server',
  'node',
  'worker',
  'nats',
  'postgres',
  'restart',
  'terminate',
  'failover',
] as const;
export type ProcessKind = (typeof PROCESS_KINDS)[number];

/** A process that can be killed; `kill` returns false if it is already down. */
type Victim = Pick<Supervised, 'kill'>;

/** A system under test, whose processes are killed while people play. */
export interface System {
  readonly url: string;
  readonly processes: ReadonlyMap<ProcessKind, readonly Victim[]>;
  /** Stops it and reads its logs. */
  rows(): Promise<readonly Row[]>;
}

const SERVER = { log: 'error', limits: NO_LIMITS } as const;

/** One server over SQLite. */
export async function sqliteSystem(supervisor: Supervisor, folder: string): Promise<System> {
  const port = await freePort();
  const dataDir = join(folder, 'sqlite');
  const server = supervisor.start(
    serverProgram('server', { ...SERVER, port, database: 'sqlite', dataDir }, {}),
  );
  await server.up();
  return {
    url: `http://${LOOPBACK}:${port}`,
    processes: new Map([['server', [server]]]),
    async rows() {
      await supervisor.close();
      return rowsOfSqlite(dataDir);
    },
  };
}

/**
 * Two nodes and a worker over PostgreSQL with a standby, and NATS, behind one port.
 *
 * @returns null if there is no PostgreSQL or no NATS
 */
export async function clusterSystem(
  supervisor: Supervisor,
  folder: string,
): Promise<System | null> {
  if (!natsIsHere()) return null;
  const postgres = await openReplicated(supervisor, join(folder, 'postgres'));
  if (!postgres) return null;
  const { database } = postgres;
  await database.create();
  await migrate(database);
  const natsPort = await freePort();
  const nats = supervisor.start(natsProgram(natsPort));
  await nats.up();
  const worker = supervisor.start(workProgram(natsUrl(natsPort), 1));
  const ports = [await freePort(), await freePort()];
  const nodes = ports.map((port, i) => {
    const dataDir = join(folder, `node ${i + 1}`);
    mkdirSync(dataDir);
    const where = { database: database.url, nats: natsUrl(natsPort), dataDir };
    return supervisor.start(
      serverProgram(`node ${i + 1}`, { ...SERVER, port, ...where }, database.env),
    );
  });
  for (const node of nodes) await node.up();
  const balancer = await openLoadBalancer(0, ports);
  return {
    url: `http://${LOOPBACK}:${balancer.port}`,
    processes: new Map<ProcessKind, readonly Victim[]>([
      ['node', nodes],
      ['worker', [worker]],
      ['nats', [nats]],
      ['postgres', [{ kill: async (downMs) => postgres.primary().supervised.kill(downMs) }]],
      [
        'restart',
        [{ kill: async (downMs) => postgres.primary().supervised.kill(downMs, 'SIGINT') }],
      ],
      ['terminate', [{ kill: async () => cutConnections(database) }]],
      ['failover', [{ kill: async () => postgres.failOver() }]],
    ]),
    async rows() {
      await balancer.close();
      await postgres.inStep();
      await postgres.primary().supervised.up();
      const rows = await rowsOfPostgres(database);
      await postgres.close();
      return rows;
    },
  };
}

/** Cuts all connections of the nodes. */
async function cutConnections(database: Database): Promise<boolean> {
  const cut = database.ask(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'lusoria'`,
  );
  return cut.then(
    (found) => found.length > 0,
    () => false,
  );
}
