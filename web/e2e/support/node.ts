import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const MAIN = new URL('../../../cli/main.ts', import.meta.url).pathname;

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

/** The port that it prints. */
async function portOf(child: ChildProcess): Promise<number> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const [, port] = /http:\/\/[\d.]+:(\d+)\s/.exec(said) ?? [];
      if (port !== undefined) resolve(Number(port));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`it has ended: ${said}`)));
  });
}
