import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type Figures, figuresSchema, readySchema } from './figures.ts';

/** CPU cores: one for the server under measurement, one for everything else. */
const SERVER_CORE = '0';
const OTHER_CORE = '1';

/** A server under measurement, in a process of its own. */
export interface Child {
  readonly port: number;
  /** @param collect whether to collect garbage first */
  figures(collect?: boolean): Promise<Figures>;
  close(): Promise<void>;
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

/**
 * Starts a program, given relative to this folder, on the server's core if `taskset` exists.
 *
 * @param profile folder for a CPU profile; null for none
 */
export async function startChild(
  program: string,
  args: readonly string[],
  { pinned, profile }: { readonly pinned: boolean; readonly profile: string | null },
): Promise<Child> {
  const node = [
    process.execPath,
    '--expose-gc',
    ...(profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]),
    fileURLToPath(new URL(program, import.meta.url)),
    ...args,
  ];
  const [command = '', ...rest] = pinned ? ['taskset', '-c', SERVER_CORE, ...node] : node;
  const child = spawn(command, rest, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  const { port } = v.parse(readySchema, await heard(child, ended));
  return {
    port,
    async figures(collect = false) {
      child.send(collect);
      return v.parse(figuresSchema, await heard(child, ended));
    },
    async close() {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(late);
    },
  };
}

/** The next message of a child process. */
async function heard(child: ChildProcess, ended: Promise<unknown>): Promise<unknown> {
  return Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    ended.then(() => {
      throw new Error('the server has ended');
    }),
  ]);
}
