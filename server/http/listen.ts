import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { belowBase } from './base-path.ts';

/** Time in which an HTTP request must be received. */
const REQUEST_MS = 10_000;
/** Interval of the check for slower requests. */
const CHECK_MS = 2000;

/** An HTTP server; its application is attached later, before it listens. */
export function createHttpServer(): Server {
  return createServer({
    requestTimeout: REQUEST_MS,
    headersTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
  });
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
