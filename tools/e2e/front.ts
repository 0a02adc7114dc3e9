import { connect, createServer, type Socket } from 'node:net';

/** A door to a server behind it, as a balancer is one: a browser knows its port only. */
export interface Front {
  readonly url: string;
  /** From now on whoever comes is let through to this port. */
  leadTo(port: number): void;
  /**
   * Swallows whatever is said through it without hanging up, like a network that has gone away. What
   * was begun in such a time is never heard of again.
   */
  swallow(on: boolean): void;
  close(): Promise<void>;
}

/** Opens a door that leads to a port of this machine. */
export async function openFront(port: number): Promise<Front> {
  let target = port;
  let swallows = false;
  const passages = new Set<{ readonly sockets: readonly Socket[]; open: boolean }>();

  const server = createServer((socket) => {
    const behind = connect(target, '127.0.0.1');
    const passage = { sockets: [socket, behind], open: !swallows };
    passages.add(passage);
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      one.on('data', (chunk: Buffer) => {
        if (passage.open) other.write(chunk);
      });
      // Where one side is gone the other has nobody to talk to.
      one.on('error', () => undefined);
      one.on('close', () => {
        passages.delete(passage);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    leadTo(next) {
      target = next;
    },
    swallow(on) {
      swallows = on;
      if (on) for (const passage of passages) passage.open = false;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const { sockets } of passages) for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
