import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { POSTGRES_USER, postgresPrograms } from '@lusoria/testing/server/postgres-programs.ts';
import { LOOPBACK } from '@lusoria/testing/server/ports.ts';
import type { Program } from './supervisor.ts';

/** A database, wherever its server is at the moment. */
export interface Database {
  /** Its address, without the password. */
  readonly url: string;
  /** Environment that passes the password to the driver, out of sight of process listings. */
  readonly env: { readonly PGPASSWORD: string };
  /** Rows that a query returns. */
  ask(text: string): Promise<readonly unknown[]>;
  /** Creates the database if it does not exist; the server has to be up. */
  create(): Promise<void>;
}

/** One server, with its data in a folder. */
export interface Instance extends Database {
  readonly program: Program;
  readonly port: number;
  /** Folder of its data. */
  readonly data: string;
  /** Runs something on one connection. */
  connected<T>(use: (client: pg.Client) => Promise<T>): Promise<T>;
}

/** Programs of PostgreSQL, and what servers made by them have in common. */
export interface Installation {
  readonly folder: string;
  readonly bin: string;
  readonly password: string;
}

const NAME = 'lusoria';
const user = POSTGRES_USER;

/**
 * Finds PostgreSQL: the system's, or the package installed for the tests. Servers listen on
 * loopback only.
 *
 * @param folder for the data and the password, created if missing
 * @returns null if there is no PostgreSQL
 * @throws if the data cannot be created there
 */
export function findPostgres(folder: string): Installation | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) letIn(folder, user);
  const bin = postgresPrograms(folder);
  if (bin === null) return null;
  const passwordFile = join(folder, 'password');
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
    if (user) chownSync(passwordFile, user.uid, user.gid);
  }
  return { folder, bin, password: readFileSync(passwordFile, 'utf8').trim() };
}

/** Creates the data of a server if they do not exist. */
export function initialize({ folder, bin }: Installation, data: string): void {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  const secret = ['-A', 'scram-sha-256', `--pwfile=${join(folder, 'password')}`];
  const how = ['--no-locale', '-E', 'UTF8', '-D', data, '-U', NAME];
  execFileSync(join(bin, 'initdb'), [...how, ...secret], { ...user, cwd: folder, stdio: 'pipe' });
}

/**
 * A server over data that exist when it is started.
 *
 * @param name of the program
 * @param settings in addition to the usual ones, as `name=value`
 */
export function instanceOf(
  { folder, bin, password }: Installation,
  name: string,
  data: string,
  port: number,
  settings: readonly string[] = [],
): Instance {
  const all = [`listen_addresses=${LOOPBACK}`, 'unix_socket_directories=', ...settings];
  const database = databaseAt(port, password);
  return {
    ...database,
    port,
    data,
    connected: async (use) => connected({ ...whereOf(port, password), database: 'postgres' }, use),
    program: {
      name,
      command: join(bin, 'postgres'),
      args: ['-D', data, '-p', `${port}`, ...all.flatMap((one) => ['-c', one])],
      cwd: folder,
      ...(user && { user }),
      // Fast shutdown: cuts all connections, and has written everything when it ends.
      politely: 'SIGINT',
      ready: async () => {
        const where = { ...whereOf(port, password), database: 'postgres' };
        return connected(where, async (client) => (await client.query('SELECT 1')).rowCount === 1);
      },
    },
  };
}

/** The database behind a port. */
export function databaseAt(port: number, password: string): Database {
  const ask = async (database: string, text: string): Promise<readonly unknown[]> =>
    connected(
      { ...whereOf(port, password), database },
      async (client) => (await client.query<object>(text)).rows,
    );
  return {
    url: `postgres://${NAME}@${LOOPBACK}:${port}/${NAME}`,
    env: { PGPASSWORD: password },
    ask: async (text) => ask(NAME, text),
    async create() {
      const known = await ask('postgres', `SELECT 1 FROM pg_database WHERE datname = '${NAME}'`);
      if (known.length === 0) await ask('postgres', `CREATE DATABASE ${NAME}`);
    },
  };
}

/** Connection string with which a standby follows the server at a port. */
export function replicationFrom(port: number, password: string): string {
  return `host=${LOOPBACK} port=${port} user=${NAME} password=${password} application_name=standby`;
}

/**
 * A single server.
 *
 * @param folder for its data, created if missing
 * @returns null if there is no PostgreSQL
 */
export function openDatabase(folder: string, port: number): Instance | null {
  const installation = findPostgres(folder);
  if (!installation) return null;
  const data = join(folder, 'data');
  initialize(installation, data);
  return instanceOf(installation, 'postgres', data, port);
}

function whereOf(port: number, password: string): pg.ClientConfig {
  return { host: LOOPBACK, port, user: NAME, password };
}

async function connected<T>(
  where: pg.ClientConfig,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...where, connectionTimeoutMillis: 5000 });
  // It may be killed at any time.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end();
  }
}

function letIn(folder: string, user: { readonly uid: number; readonly gid: number }): void {
  chownSync(folder, user.uid, user.gid);
  if (spawnSync('test', ['-w', folder], user).status === 0) return;
  throw new Error(
    `PostgreSQL does not run as root, and nobody else gets into ${folder}: start this as another user`,
  );
}
