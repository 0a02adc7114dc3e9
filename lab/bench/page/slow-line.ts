import { connect, createServer } from 'node:net';

/** A slow connection to a server, used by everything in a browser, workers included. */
export interface Line {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Opens a throttled proxy to a port of this machine.
 *
 * @param bitsPerSecond bandwidth towards the browser, shared by all connections
 * @param roundTripMs minimum round-trip time
 */
export async function openSlowLine(
  port: number,
  { bitsPerSecond, roundTripMs }: { bitsPerSecond: number; roundTripMs: number },
): Promise<Line> {
  /** Time until which the bandwidth is used up. */
  let busyUntil = 0;
  const sockets = new Set<{ destroy(): void }>();

  const server = createServer((browser) => {
    const behind = connect(port, '127.0.0.1');
    browser.setNoDelay(true);
    for (const socket of [browser, behind]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    browser.on('close', () => behind.destroy());
    // Data in flight arrives before the end does.
    behind.on('close', () => towardsBrowser(busyUntil, () => browser.destroy()));
    const towardsServer = inOrder();
    const towardsBrowser = inOrder();
    // Opening a connection costs a round trip.
    const openAt = performance.now() + roundTripMs;
    browser.on('data', (chunk: Buffer) => {
      towardsServer(Math.max(openAt, performance.now() + roundTripMs / 2), () =>
        behind.write(chunk),
      );
    });
    behind.on('data', (chunk: Buffer) => {
      // In pieces, so several responses share the bandwidth.
      for (let from = 0; from < chunk.length; from += PIECE) {
        const piece = chunk.subarray(from, from + PIECE);
        const takes = (piece.length * 8000) / bitsPerSecond;
        busyUntil = Math.max(busyUntil, performance.now()) + takes;
        towardsBrowser(busyUntil + roundTripMs / 2, () => browser.write(piece));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Bytes of about one packet. */
const PIECE = 1460;

/** Calls functions at given times, but never out of order. */
function inOrder(): (time: number, call: () => void) => void {
  let last = Promise.resolve();
  return (time, call) => {
    last = last.then(async () => {
      const wait = time - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      call();
    });
  };
}
