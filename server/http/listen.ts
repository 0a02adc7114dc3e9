import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { belowBase } from './base-path.ts';

/** How long requests over HTTP may take until they have come in whole. */
const REQUEST_MS = 10_000;
/** How often it is looked for requests that take longer. */
const CHECK_MS = 2000;

/** An HTTP server; its application is given later, before it listens. */
export function createHttpServer(): Server {
  return createServer({
    requestTimeout: REQUEST_MS,
    headersTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
  });
}

/** Answers requests as an application does that lies below a path, and knows nothing of it. */
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

/** Takes no more requests and ends those under way. */
export async function closeHttp(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
