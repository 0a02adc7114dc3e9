import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy before a server, as a load balancer is one: a browser knows its port only. */
export interface Proxy {
  readonly url: string;
  /** Passes new connections to this port of this machine. */
  routeTo(port: number): void;
  /**
   * Drops all bytes without closing a connection, like a network that has gone away. Connections of such a time stay
   * dead.
   */
  dropAll(on: boolean): void;
  close(): Promise<void>;
}

/** Has a server listen on a free port of this machine, and gives it. */
export async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Starts a proxy before a port of this machine. */
export async function openProxy(port: number): Promise<Proxy> {
  let target = port;
  let drops = false;
  const routes = new Set<{ readonly sockets: readonly Socket[]; open: boolean }>();

  const server = createServer((socket) => {
    const behind = connect(target, '127.0.0.1');
    const route = { sockets: [socket, behind], open: !drops };
    routes.add(route);
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      one.on('data', (chunk: Buffer) => {
        if (route.open) other.write(chunk);
      });
      // Without one side the other one is of no use.
      one.on('error', () => undefined);
      one.on('close', () => {
        routes.delete(route);
        other.destroy();
      });
    }
  });
  const own = await portOf(server);
  return {
    url: `http://127.0.0.1:${own}`,
    routeTo(next) {
      target = next;
    },
    dropAll(on) {
      drops = on;
      if (on) for (const route of routes) route.open = false;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const { sockets } of routes) for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
