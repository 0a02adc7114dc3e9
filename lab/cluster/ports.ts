import { connect, createServer } from 'node:net';

/** The only address that anything here listens on. */
export const LOOPBACK = '127.0.0.1';

/** Returns a port of this machine that is free now. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
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

/** Whether a server on a port reports within `ms` milliseconds that it is ready. */
export async function answers(port: number, ms: number): Promise<boolean> {
  try {
    const url = `http://${LOOPBACK}:${port}/readyz`;
    const response = await fetch(url, { signal: AbortSignal.timeout(ms) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
