import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WrittenConfig } from '@lusoria/server';
import { type Entry, entrySchema } from '@lusoria/table';
import * as v from 'valibot';
import { type Figures, figuresSchema, readySchema } from './figures.ts';

/** CPU cores: one for the server under test, one for everything else. */
const SERVER_CORE = '0';
const OTHER_CORE = '1';
/** A shutdown slower than this hangs, even on a busy machine. */
const STOP_MS = 120_000;

/** Our server; its first argument is its configuration. */
export const OUR_SERVER = fileURLToPath(new URL('./program.ts', import.meta.url));

/** A server under test, in a process of its own that ends with this one at the latest. */
export interface ServerProcess {
  readonly port: number;
  readonly url: string;
  /**
   * Everything that it stored before has been reported when this resolves. Rejects when it has ended.
   *
   * @param collect whether to collect garbage first
   */
  figures(collect?: boolean): Promise<Figures>;
  /** Null while it runs, then its exit code or the name of the signal. */
  ended(): string | null;
  /** Kills it. Resolves when it has ended. */
  kill(): Promise<void>;
  /** Stops it gracefully. Resolves with its exit code, or the name of the signal if it had to be killed. */
  close(): Promise<string>;
}

/** How a server is run. */
export interface Running {
  /** Whether it has the server's core, for which `taskset` must exist. */
  readonly pinned?: boolean;
  /** Folder for a CPU profile. */
  readonly profile?: string | null;
  /** Limit of its heap, in MiB. */
  readonly heapMb?: number;
  /** File for its output. */
  readonly output?: string;
  /** Called for every entry that it is about to store, secrets included. */
  readonly stored?: (table: string, entry: Entry) => void;
  /** Whether it measures the turns of its main thread. */
  readonly turns?: boolean;
  /** How far its clock is ahead (milliseconds). */
  readonly ahead?: number;
}

/** Pins this process, and every process it starts from now on, to a core. False if that is impossible. */
export function stayOn(core: 'server' | 'other'): boolean {
  const number = core === 'server' ? SERVER_CORE : OTHER_CORE;
  try {
    execFileSync('taskset', ['-a', '-p', '-c', number, `${process.pid}`], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

export async function startOurs(config: WrittenConfig, how: Running = {}): Promise<ServerProcess> {
  const { stored, turns = false, ahead = 0 } = how;
  const reports = [
    ...(turns ? ['turns'] : []),
    ...(stored ? ['entries'] : []),
    ...(ahead > 0 ? [`ahead=${ahead}`] : []),
  ];
  return startServer(OUR_SERVER, [JSON.stringify(config), ...reports], how);
}

/** Starts the program of a server, which must answer as `answerFigures` does. */
export async function startServer(
  program: string,
  args: readonly string[],
  { pinned = false, profile = null, heapMb, output, stored }: Running = {},
): Promise<ServerProcess> {
  const node = [
    process.execPath,
    '--expose-gc',
    ...(profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]),
    ...(heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`]),
    program,
    ...args,
  ];
  const [command = '', ...rest] = pinned ? ['taskset', '-c', SERVER_CORE, ...node] : node;
  // A file, because a pipe that is not drained would block the server.
  const errors = output === undefined ? 'inherit' : openSync(output, 'a');
  const child = spawn(command, rest, {
    stdio: ['ignore', 'ignore', errors, 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
  });
  if (errors !== 'inherit') closeSync(errors);
  let end: string | null = null;
  const ended = once(child, 'exit').then(([code, signal]: unknown[]) => {
    end = String(code ?? signal);
    return end;
  });
  const failed = ended.then((how): never => {
    throw new Error(`the server has ended (${how})`);
  });
  failed.catch(() => undefined);
  const awaited: ((message: unknown) => void)[] = [];
  const heard = async (): Promise<unknown> =>
    Promise.race([new Promise((resolve) => awaited.push(resolve)), failed]);
  child.on('message', (message) => {
    const entry = v.safeParse(storedSchema, message);
    if (entry.success) stored?.(entry.output.table, entry.output.entry);
    else awaited.shift()?.(message);
  });
  child.on('error', () => undefined);
  const { port } = v.parse(readySchema, await heard());
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async figures(collect = false) {
      const answer = heard();
      if (end === null) child.send(collect);
      return v.parse(figuresSchema, await answer);
    },
    ended: () => end,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async close() {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      const how = await ended;
      clearTimeout(late);
      return how;
    },
  };
}

const storedSchema = v.object({ table: v.string(), entry: entrySchema });
