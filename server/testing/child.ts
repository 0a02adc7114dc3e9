import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { WrittenConfig } from '../config.ts';

/** A server in a process of its own. */
export interface Child {
  readonly url: string;
  readonly process: ChildProcess;
  /** Resolves with the exit code, or with the name of the signal that ended the process. */
  readonly ended: Promise<number | string>;
  /** Its output on stderr. */
  errors(): string;
}

const TIED = import.meta.resolve('@lusoria/testing/server/tied.mjs');

/** Kills a server at once, and starts it anew with the same files. */
export async function killed({ process, ended }: Child, config: WrittenConfig): Promise<Child> {
  process.kill('SIGKILL');
  await ended;
  return childServer(config);
}

/** Starts `main.ts` of this folder and resolves when it listens. It is killed when the test is over, or aborted. */
export async function childServer(config: WrittenConfig): Promise<Child> {
  const program = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', TIED, program, JSON.stringify(config)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code, signal]: unknown[]) =>
    typeof code === 'number' ? code : String(signal),
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const { stdout } = child;
  if (!stdout) throw new Error('its output is piped');
  const first = once(createInterface(stdout), 'line').then(([line]: unknown[]) => line);
  const url = await Promise.race([first, ended]);
  if (typeof url !== 'string' || !url.startsWith('http')) {
    throw new Error(`the server has ended (${String(url)}): ${errors}`);
  }
  return { url, process: child, ended, errors: () => errors };
}
