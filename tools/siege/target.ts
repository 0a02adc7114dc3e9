import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { WrittenConfig } from '@lusoria/server';

/** What a server says of itself: milliseconds for which its main thread was held, since it was last asked; bytes. */
export interface Figures {
  readonly heldMs: number;
  /** Processor time that its longest turn has taken. */
  readonly turnMs: number;
  /** How long 99 of 100 who come at any time wait for a turn to end, by processor time. */
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
  /** Whether it has ended by itself. */
  hasEnded(): boolean;
  close(): void;
}

/** @param heapMb how much memory its heap may take, in MiB. */
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
