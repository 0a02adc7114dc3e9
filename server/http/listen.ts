import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Turns } from '../connections/in-turns.ts';
import { belowBase } from './base-path.ts';

/** Time in which an HTTP request must be received. */
const REQUEST_MS = 10_000;
/** Interval of the check for slower requests. */
const CHECK_MS = 2000;

/** Maximum accepted sockets whose turn has not come; further ones are closed. */
const MAX_WAITING = 4000;

/**
 * An HTTP server; its application is attached later, before it listens. Thousands of sockets may be opened in the same
 * moment: their requests are read in turns.
 */
export function createHttpServer(turns: Turns): Server {
  const server = createServer({
    requestTimeout: REQUEST_MS,
    headersTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
  });
  // An option of `net.createServer`, which `http.createServer` does not pass on.
  Object.assign(server, { pauseOnConnect: true });
  const listeners = server.listeners('connection');
  let waiting = 0;
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (waiting >= MAX_WAITING) return void socket.destroy();
    waiting += 1;
    turns.add(() => {
      waiting -= 1;
      // Closed meanwhile: nobody would end it any more.
      if (!server.listening) return void socket.destroy();
      for (const listener of listeners) listener.call(server, socket);
      socket.resume();
    });
  });
  return server;
}

/** Attaches an application that is mounted below a path without knowing it. */
export function answerBy(
  server: Server,
  fetch: Parameters<typeof getRequestListener>[0],
  base: string,
): void {
  const handle = getRequestListener(fetch);
  server.on('request', (request, response) => {
    request.url = belowBase(request.url ?? '/', base);
    void handle(request, response);
  });
}

/** Begins to listen. Resolves with the port. */
export async function listen(
  server: Server,
  { port, bindAddress }: { readonly port: number; readonly bindAddress: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, bindAddress, () => {
      server.off('error', reject);
      const bound = server.address();
      resolve(typeof bound === 'object' && bound ? bound.port : port);
    });
  });
}

/** Accepts no more requests and ends those under way. */
export async function closeHttp(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
