import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, LOOPBACK } from '@lusoria/testing/server/ports.ts';
import { openCluster } from '../cluster/cluster.ts';
import { natsIsHere } from '../cluster/nats.ts';
import type { Database } from '../cluster/postgres.ts';
import { serverProgram } from '../cluster/programs.ts';
import { openReplicated } from '../cluster/replicated.ts';
import type { Supervised, Supervisor } from '../cluster/supervisor.ts';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import type { Row } from '../driver/oracle/log.ts';
import { rowsOfPostgres, rowsOfSqlite } from '../driver/oracle/stored-rows.ts';

/**
 * Kinds of process to kill: a single server, one of its processes, or the parts of a cluster. PostgreSQL is also restarted gracefully
 * (`restart`), has its connections cut (`terminate`), and is killed for its standby to be promoted (`failover`).
 */
export type ProcessKind =
  | 'server'
  | 'process'
  | 'node'
  | 'worker'
  | 'nats'
  | 'postgres'
  | 'restart'
  | 'terminate'
  | 'failover';

/** A process that can be killed; `kill` returns false if it is already down. */
type Victim = Pick<Supervised, 'kill'>;

/** A system under test, whose processes are killed while people play. */
export interface System {
  readonly url: string;
  readonly processes: ReadonlyMap<ProcessKind, readonly Victim[]>;
  /** Stops it and reads its logs. */
  rows(): Promise<readonly Row[]>;
}

const SERVER = { log: 'error', limits: NO_LIMITS, lobby: true } as const;

/** One server over SQLite. */
async function sqliteSystem(supervisor: Supervisor, folder: string): Promise<System> {
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
async function clusterSystem(supervisor: Supervisor, folder: string): Promise<System | null> {
  if (!natsIsHere()) return null;
  const postgres = await openReplicated(supervisor, join(folder, 'postgres'));
  if (!postgres) return null;
  const { database } = postgres;
  const { url, nodes, worker, nats, close } = await openCluster(
    supervisor,
    0,
    async () => database,
    ({ name, port, nats: natsUrl }) => {
      const dataDir = join(folder, name);
      mkdirSync(dataDir);
      const config = { ...SERVER, port, database: database.url, nats: natsUrl, dataDir };
      return serverProgram(name, config, database.env);
    },
  );
  const primary = (): Supervised => postgres.primary().supervised;
  return {
    url,
    processes: new Map<ProcessKind, readonly Victim[]>([
      ['node', nodes],
      ['worker', [worker]],
      ['nats', [nats]],
      ['postgres', [{ kill: async (downMs) => primary().kill(downMs) }]],
      ['restart', [{ kill: async (downMs) => primary().kill(downMs, 'SIGINT') }]],
      ['terminate', [{ kill: async () => cutConnections(database) }]],
      ['failover', [{ kill: async () => postgres.failOver() }]],
    ]),
    async rows() {
      await close();
      await postgres.inStep();
      await primary().up();
      const rows = await rowsOfPostgres(database);
      await postgres.close();
      return rows;
    },
  };
}

/** One server of two processes over SQLite; one of them is killed, or all. */
async function processesSystem(supervisor: Supervisor, folder: string): Promise<System> {
  const port = await freePort();
  const dataDir = join(folder, 'processes');
  const config = { ...SERVER, port, database: 'sqlite', dataDir, processes: 2 } as const;
  const server = supervisor.start(serverProgram('processes', config, {}));
  await server.up();
  return {
    url: `http://${LOOPBACK}:${port}`,
    processes: new Map<ProcessKind, readonly Victim[]>([
      ['server', [server]],
      ['process', [{ kill: async () => killProcess(dataDir) }]],
    ]),
    async rows() {
      await supervisor.close();
      return rowsOfSqlite(dataDir);
    },
  };
}

/** Kills one of the processes that the server with these data has started; false if none of them runs. */
function killProcess(dataDir: string): boolean {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), ...aboutProcess(name) }));
  const first = all.find(({ command }) => command.includes(dataDir));
  const [child] = all.filter(({ parent }) => parent === first?.pid);
  if (!child) return false;
  process.kill(child.pid, 'SIGKILL');
  return true;
}

/** What Linux tells of a process; of one that has just ended nothing. */
function aboutProcess(pid: string): { readonly parent: number; readonly command: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Its name, in parentheses, may have spaces.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') };
  } catch {
    return { parent: 0, command: '' };
  }
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

/** Opens a system; null if programs that it needs are not here. */
type Open = (supervisor: Supervisor, folder: string) => Promise<System | null>;

/** The systems, with the shares of their kinds of process in all kills. */
export const SYSTEMS: Readonly<
  Record<
    'sqlite' | 'processes' | 'cluster',
    { readonly open: Open; readonly shares: readonly (readonly [ProcessKind, number])[] }
  >
> = {
  sqlite: { open: sqliteSystem, shares: [['server', 40]] },
  processes: {
    open: processesSystem,
    shares: [
      ['process', 30],
      ['server', 10],
    ],
  },
  cluster: {
    open: clusterSystem,
    shares: [
      ['node', 24],
      ['worker', 10],
      ['nats', 12],
      ['postgres', 8],
      ['restart', 25],
      ['terminate', 10],
      ['failover', 8],
    ],
  },
};
