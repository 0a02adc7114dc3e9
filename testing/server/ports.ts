import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';

/** The only address that anything here listens on. */
export const LOOPBACK = '127.0.0.1';

/**
 * Lets a server listen on a port of this machine, and returns it. Rejects if the port is in use.
 *
 * @param port 0 picks a free one
 */
export async function portOf(server: Server, port = 0): Promise<number> {
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Returns a port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Whether something listens on a port of this machine. */
export async function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, LOOPBACK);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
