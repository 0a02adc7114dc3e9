import { connect } from 'node:net';
import { defined } from '@lusoria/core';
import { BINARY, CLOSE, frame, PING, PONG, readFrame, TEXT, upgrade } from './frame.ts';

/** A minimal WebSocket client for the load generator: the server is measured, not the client. */
export interface Wire {
  /** Called with every message; the bytes stay valid. */
  hear: (message: Buffer) => void;
  send(message: string | Buffer): void;
  close(): void;
}

/**
 * Connects; passes every message from then on to `hear`.
 *
 * @param closed called when the other end closes the connection
 */
export async function openWire(
  port: number,
  path: string,
  hear: (message: Buffer) => void,
  closed = (): void => undefined,
): Promise<Wire> {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  const opened = Promise.withResolvers<void>();
  let open = false;
  let rest = Buffer.alloc(0);

  const wire: Wire = {
    hear,
    send: (message) => socket.write(frame(typeof message === 'string' ? TEXT : BINARY, message)),
    close: () => socket.destroy(),
  };

  const take = (): void => {
    let at = 0;
    for (;;) {
      const next = readFrame(rest, at);
      if (!next) break;
      at = next.end;
      if (next.opcode === TEXT || next.opcode === BINARY) wire.hear(next.payload);
      if (next.opcode === PING) socket.write(frame(PONG, next.payload));
      if (next.opcode === CLOSE) socket.destroy();
    }
    rest = rest.subarray(at);
  };

  socket.on('data', (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (!open) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      const status = defined(rest.subarray(0, end).toString().split('\r\n')[0]);
      if (!status.includes(' 101 ')) return opened.reject(new Error(status));
      open = true;
      rest = rest.subarray(end + 4);
      opened.resolve();
    }
    take();
  });
  socket.on('error', (error) => opened.reject(error));
  socket.on('close', () => {
    opened.reject(new Error('the line was closed'));
    if (open) closed();
  });
  socket.write(upgrade(`127.0.0.1:${port}`, {}, `GET ${path} HTTP/1.1`));
  await opened.promise;
  return wire;
}
