import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { findNode } from '../../scripts/node.mjs';

/** The launcher, as `npx lusoria` starts it. */
const BIN = fileURLToPath(new URL('../bin/lusoria.mjs', import.meta.url));

/** Output and exit code of a process. */
export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the real program, in English, on the bundled Node or another one, with more in its environment. */
export function start(
  args: readonly string[],
  node = findNode() ?? process.execPath,
  more: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
  const env = { ...process.env, LC_ALL: 'en_GB.UTF-8', ...more };
  return spawn(node, [BIN, ...args], { env });
}

/** Runs the real program to its end. */
export async function lusoria(args: readonly string[], input = '', node?: string): Promise<Ran> {
  const child = start(args, node);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  // A program that does not read its input may have ended before it is written.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}
