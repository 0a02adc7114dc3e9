import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy to a local port that can be cut. */
export interface LossyLine {
  readonly port: number;
  /** From now on nothing gets there, or nothing comes back; waiting connections are cut. */
  cut(before: 'question' | 'answer'): void;
}

/** Opens a proxy for the duration of the test. */
export async function lossyLine(to: number): Promise<LossyLine> {
  let lost: 'question' | 'answer' | null = null;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    const end = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', end);
    }
    near.on('data', (bytes) => (lost === 'question' ? end() : far.write(bytes)));
    far.on('data', (bytes) => (lost === null ? near.write(bytes) : end()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    cut: (before) => (lost = before),
  };
}
