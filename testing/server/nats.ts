import { type ChildProcess, spawn } from 'node:child_process';
import { freePort, listens } from './ports.ts';
import { tiedCommand } from './tied.ts';

/** A NATS server on loopback only, which ends with this process at the latest. */
export interface Nats {
  readonly url: string;
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
}

/** Anything slower hangs, even on a busy machine. */
const PATIENCE_MS = 120_000;

/**
 * Starts the `nats-server` on the path.
 *
 * @throws if there is none
 */
export async function openNats(): Promise<Nats> {
  const port = await freePort();
  let server: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const [command, args] = tiedCommand('nats-server', ['-a', '127.0.0.1', '-p', `${port}`]);
    const started = spawn(command, args, { stdio: 'ignore' });
    const failed = new Promise<never>((_, reject) => started.once('error', reject));
    server = started;
    await Promise.race([answering(port), failed]);
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    async kill() {
      const running = server;
      server = null;
      if (!running || running.exitCode !== null) return;
      const gone = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGKILL');
      await gone;
    },
  };
}

/** Resolves when a server listens there. */
async function answering(port: number): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (!(await listens(port))) {
    if (Date.now() > until) throw new Error(`nothing listens on port ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
