import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { LOOPBACK, portOf } from '@lusoria/testing/server/ports.ts';

/** One port that forwards bytes as they are: the address of a database's primary, or what stands before several nodes. */
export interface Forwarder {
  readonly port: number;
  /** Forwards to another port from now on; connections to the previous ones are cut. */
  to(target: number): void;
  close(): Promise<void>;
}

/** Timeout for a target to accept a connection; a slower one counts as dead. */
const CONNECT_MS = 2000;
/** Interval of health checks (milliseconds). */
const LOOK_MS = 500;

/**
 * Listens on a port and distributes connections over the targets round-robin. One that is not ready, or does not accept,
 * is tried only when no other accepts; if none does, the connection is closed.
 *
 * @param port 0 picks a free one
 * @param isReady whether a target says within milliseconds that it is ready; without it, all are
 */
export async function openForwarder(
  port: number,
  targets: readonly number[],
  isReady?: (target: number, ms: number) => Promise<boolean>,
): Promise<Forwarder> {
  const sockets = new Set<Socket>();
  let current = targets;
  const ready = new Set(targets);
  let turn = 0;

  const look = setInterval(() => {
    for (const target of current) {
      void isReady?.(target, LOOK_MS).then((well) =>
        well ? ready.add(target) : ready.delete(target),
      );
    }
  }, LOOK_MS);

  /** All targets in round-robin order, ready ones first. */
  const inTurn = (): readonly number[] => {
    turn += 1;
    const first = turn % current.length;
    const turned = [...current.slice(first), ...current.slice(0, first)];
    return turned.toSorted((a, b) => Number(ready.has(b)) - Number(ready.has(a)));
  };
  const known = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.once('close', () => sockets.delete(socket));
    // Handled on 'close'.
    socket.on('error', () => undefined);
    return socket;
  };
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  /** A connection to the first target that accepts; null if none does. */
  const reach = async (): Promise<Socket | null> => {
    for (const target of inTurn()) {
      const socket = known(connect({ port: target, host: LOOPBACK, allowHalfOpen: true }));
      const signal = AbortSignal.timeout(CONNECT_MS);
      const isThere = await once(socket, 'connect', { signal }).then(
        () => true,
        () => false,
      );
      if (isThere) return socket;
      socket.destroy();
    }
    return null;
  };

  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (incoming) => {
    known(incoming);
    void reach().then((onward) => (onward ? join(incoming, onward) : incoming.destroy()));
  });
  return {
    port: await portOf(server, port),
    to(target) {
      current = [target];
      cut();
    },
    async close() {
      clearInterval(look);
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
}

/** Pipes two sockets into each other; when one is closed the other one ends, too. */
function join(a: Socket, b: Socket): void {
  a.pipe(b);
  b.pipe(a);
  // Only after writing what came before.
  a.once('close', () => b.destroySoon());
  b.once('close', () => a.destroySoon());
  if (a.destroyed) b.destroy();
}
