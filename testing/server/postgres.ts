import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './ports.ts';
import { POSTGRES_USER, postgresPrograms } from './postgres-programs.ts';
import { tiedCommand } from './tied.ts';

/** A PostgreSQL server on loopback only, with a temporary data folder. */
export interface Postgres {
  /** Creates an empty schema, which is used as a database of its own but made in no time; returns its address. */
  database(): Promise<string>;
  /** Kills it, as a failing machine would. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a PostgreSQL server, which ends with this process at the latest.
 *
 * @param fsync whether commits are flushed to disk. Tests kill the server but do not cut the power; on a busy
 * disk this saves a minute.
 * @throws if there is none
 */
export async function openPostgres({ fsync = false } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'lusoria-pg-'));
  if (POSTGRES_USER) chownSync(folder, POSTGRES_USER.uid, POSTGRES_USER.gid);
  const bin = postgresPrograms(folder);
  if (bin === null) throw new Error('There is no PostgreSQL here.');
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'lusoria', '--no-locale', '-E', 'UTF8', '--no-sync'],
    { ...POSTGRES_USER, cwd: folder, stdio: 'pipe' },
  );
  const port = await freePort();
  const base = `postgres://lusoria@127.0.0.1:${port}`;
  let server: ChildProcess | null = null;
  let schemas = 0;

  const start = async (): Promise<void> => {
    const where = ['-p', `${port}`, '-c', 'listen_addresses=127.0.0.1', '-k', folder];
    const flags = [...where, '-c', `fsync=${fsync ? 'on' : 'off'}`];
    const [command, args] = tiedCommand(join(bin, 'postgres'), ['-D', data, ...flags]);
    server = spawn(command, args, { ...POSTGRES_USER, cwd: folder, stdio: 'ignore' });
    await answering(`${base}/postgres`);
  };
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const running = server;
    server = null;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    // Its children would answer for a moment longer.
    const children = signal === 'SIGKILL' ? childrenOf(running.pid ?? 0) : [];
    running.kill(signal);
    for (const child of children) process.kill(child, signal);
    await gone;
  };
  await start();
  return {
    async database() {
      schemas += 1;
      await query(`${base}/postgres`, `CREATE SCHEMA t${schemas}`);
      return `${base}/postgres?options=-c%20search_path%3Dt${schemas}`;
    },
    kill: async () => stop('SIGKILL'),
    start,
    async close() {
      await stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Child processes of a process, if the system lists them. */
function childrenOf(pid: number): readonly number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

/** Anything slower hangs, even on a busy machine. */
const PATIENCE_MS = 120_000;

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
  // The server may be killed at any time.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end();
  }
}
