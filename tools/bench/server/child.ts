import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type Figures, figuresSchema, readySchema } from './figures.ts';

/** The core of the server that is measured, and the other one. */
const SERVER_CORE = '0';
const OTHER_CORE = '1';

/** A server under measurement, in a process of its own. */
export interface Child {
  readonly port: number;
  /** @param collect whether it is to collect garbage first. */
  figures(collect?: boolean): Promise<Figures>;
  close(): Promise<void>;
}

/**
 * Puts this process, and whatever it starts from now on, on a core: the server's, or the other. False when it cannot be
 * done.
 */
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
 * Starts a program, its path from this folder, on the server's core, where there is `taskset`.
 *
 * @param profile a folder for what it has spent its time on; null: it is not looked at.
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

/** The next thing that a child says. */
async function heard(child: ChildProcess, ended: Promise<unknown>): Promise<unknown> {
  return Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    ended.then(() => {
      throw new Error('the server has ended');
    }),
  ]);
}
