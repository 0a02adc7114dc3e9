import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const TIED = new URL('./tied.mjs', import.meta.url).href;

/** `lusoria serve` in a process of its own, which ends with this process at the latest. */
export interface ServerProcess {
  readonly port: number;
  /** Kills it, as a power cut would. */
  kill(): Promise<void>;
}

/**
 * Starts a server; resolves when it listens.
 *
 * @param main path of the program, if not that of this tree
 */
export async function openServerProcess(
  args: readonly string[],
  port = 0,
  main = MAIN,
): Promise<ServerProcess> {
  const serve = ['serve', '--port', `${port}`, '--log', 'silent', '--lang', 'en', ...args];
  const child = spawn(process.execPath, ['--import', TIED, main, ...serve], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit');
  return {
    port: await portOf(child),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Anything slower hangs, even on a busy machine. */
const START_MS = 120_000;

/** Reads the port that it prints; kills a process that does not get that far. */
async function portOf(child: ChildProcess): Promise<number> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, port] = /http:\/\/[\d.]+:(\d+)\s/.exec(output) ?? [];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`it has ended: ${output}`));
    });
  });
}
