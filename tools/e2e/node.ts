import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const MAIN = new URL('../../cli/main.ts', import.meta.url).pathname;

/** `lusoria serve` in a process of its own. */
export interface ServeProcess {
  readonly port: number;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Starts a server on a free port; resolves when it listens. */
export async function serveProcess(...args: readonly string[]): Promise<ServeProcess> {
  const child = spawn(
    process.execPath,
    [MAIN, 'serve', '--port', '0', '--log', 'silent', '--lang', 'en', ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = once(child, 'exit');
  return {
    port: await portOf(child),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** How long it may take to begin. */
const START_MS = 20_000;

/** The port that it prints; whoever does not get so far is ended. */
async function portOf(child: ChildProcess): Promise<number> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const [, port] = /http:\/\/[\d.]+:(\d+)\s/.exec(said) ?? [];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`it has ended: ${said}`));
    });
  });
}
