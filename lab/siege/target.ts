import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { WrittenConfig } from '@lusoria/server';

/** Figures of the server: milliseconds for which its main thread was blocked since the previous request; bytes. */
export interface Figures {
  readonly heldMs: number;
  /** Processor time of its longest turn. */
  readonly turnMs: number;
  /** 99th percentile of the wait for a turn to end, for arrivals at random times, by processor time. */
  readonly waitMs: number;
  readonly rss: number;
}

export type FromServer =
  | { readonly kind: 'url'; readonly url: string }
  | ({ readonly kind: 'figures' } & Figures);

/** A server in a process of its own. */
export interface Target {
  readonly url: string;
  figures(): Promise<Figures>;
  /** Whether it has exited by itself. */
  hasEnded(): boolean;
  close(): void;
}

/** @param heapMb limit of its heap, in MiB */
export async function startTarget(config: WrittenConfig, heapMb: number): Promise<Target> {
  const program = fileURLToPath(new URL('./server.ts', import.meta.url));
  const child = fork(program, [JSON.stringify(config)], {
    execArgv: [`--max-old-space-size=${heapMb}`],
  });
  let ended = false;
  child.once('exit', () => (ended = true));
  const gone = new Promise<never>((_, reject) => {
    child.once('exit', (code, signal) => reject(new Error(`it has ended (${signal ?? code})`)));
  });
  gone.catch(() => undefined);
  const next = async <K extends FromServer['kind']>(
    kind: K,
  ): Promise<Extract<FromServer, { kind: K }>> =>
    Promise.race([
      gone,
      new Promise<Extract<FromServer, { kind: K }>>((resolve) => {
        const is = (message: FromServer): message is Extract<FromServer, { kind: K }> =>
          message.kind === kind;
        const receive = (message: FromServer): void => {
          if (!is(message)) return;
          child.off('message', receive);
          resolve(message);
        };
        child.on('message', receive);
      }),
    ]);
  const { url } = await next('url');
  return {
    url,
    async figures() {
      const answer = next('figures');
      child.send('figures');
      return answer;
    },
    hasEnded: () => ended,
    close: () => void child.kill('SIGKILL'),
  };
}
