import { connect, createServer, type Socket } from 'node:net';
import { LOOPBACK } from './ports.ts';

/** One port that forwards to another, as the address that follows the primary of a database does. */
export interface Forwarder {
  readonly port: number;
  /** Forwards to another port from now on; connections to the previous one are cut. */
  to(port: number): void;
  close(): Promise<void>;
}

/** Listens on a free port and forwards bytes as they are. */
export async function openForwarder(target: number): Promise<Forwarder> {
  const sockets = new Set<Socket>();
  let current = target;
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer({ allowHalfOpen: true }, (incoming) => {
    const onward = connect({ port: current, host: LOOPBACK, allowHalfOpen: true });
    for (const socket of [incoming, onward]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.once('close', () => sockets.delete(socket));
      // Handled on 'close'.
      socket.on('error', () => undefined);
    }
    join(incoming, onward);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('not listening on a port');
  return {
    port: address.port,
    to(port) {
      current = port;
      cut();
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
}

/** Pipes two sockets into each other; when one is closed the other one ends, too. */
export function join(a: Socket, b: Socket): void {
  a.pipe(b);
  b.pipe(a);
  // Only after writing what came before.
  a.once('close', () => b.destroySoon());
  b.once('close', () => a.destroySoon());
  if (a.destroyed) b.destroy();
}
