import { connect, createServer, type Socket } from 'node:net';
import { defined } from '@lusoria/core';
import { join } from './forwarder.ts';
import { answers, LOOPBACK } from './ports.ts';

/** One port before several nodes. */
export interface LoadBalancer {
  readonly port: number;
  close(): Promise<void>;
}

/** Timeout for a node to accept a connection; a slower one counts as dead. */
const CONNECT_MS = 2000;
/** Interval of health checks (milliseconds). */
const LOOK_MS = 500;

/**
 * Listens on a port and distributes connections over the nodes round-robin, forwarding bytes
 * unchanged, for HTTP and WebSockets alike. A node that is not ready, or does not respond, is
 * tried only when no other accepts; if none does, the connection is closed.
 *
 * @param port 0 picks a free one
 * @param nodes ports of the nodes
 */
export async function openLoadBalancer(
  port: number,
  nodes: readonly number[],
): Promise<LoadBalancer> {
  const sockets = new Set<Socket>();
  const ready = new Set(nodes);
  let turn = 0;

  const look = setInterval(() => {
    for (const node of nodes) {
      void answers(node, LOOK_MS).then((well) => (well ? ready.add(node) : ready.delete(node)));
    }
  }, LOOK_MS);

  /** All nodes in round-robin order, ready ones first. */
  const inTurn = (): readonly number[] => {
    turn += 1;
    const turned = nodes.map((_, i) => defined(nodes[(turn + i) % nodes.length]));
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

  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (incoming) => {
    known(incoming);
    const order = inTurn();
    const tryNode = (tries: number): void => {
      const node = order[tries];
      if (node === undefined || incoming.destroyed) {
        incoming.destroy();
        return;
      }
      const onward = known(connect({ port: node, host: LOOPBACK, allowHalfOpen: true }));
      const refused = (): void => {
        onward.destroy();
        tryNode(tries + 1);
      };
      onward.setTimeout(CONNECT_MS, refused);
      onward.once('error', refused);
      onward.once('connect', () => {
        onward.setTimeout(0);
        onward.off('error', refused);
        join(incoming, onward);
      });
    };
    tryNode(0);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      clearInterval(look);
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
