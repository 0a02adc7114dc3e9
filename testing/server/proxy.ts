import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { Site } from '../browser/site.ts';
import { portOf } from './ports.ts';

/** A proxy before a server, like a load balancer: the browser knows only its port. */
export interface Proxy {
  readonly url: string;
  /** Forwards new connections to this port of this machine. */
  routeTo(port: number): void;
  /** Drops all bytes without closing connections, like a lost network. Connections affected by it stay dead. */
  dropAll(on: boolean): void;
  close(): Promise<void>;
}

/** A proxy before a site, for all tests of the calling file. */
export function useProxy(site: Site): Readonly<Omit<Proxy, 'close'>> {
  let proxy: Proxy | null = null;
  beforeAll(async () => {
    proxy = await openProxy(Number(new URL(site.server.url).port));
  });
  afterAll(async () => proxy?.close());
  const at = (): Proxy => {
    if (proxy === null) throw new Error('There is a proxy only while tests run.');
    return proxy;
  };
  return {
    get url() {
      return at().url;
    },
    routeTo: (port) => at().routeTo(port),
    dropAll: (on) => at().dropAll(on),
  };
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
      // A failed half closes the other one.
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
