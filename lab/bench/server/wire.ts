import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

/** A minimal WebSocket client for the load generator: the server is measured, not the client. */
export interface Wire {
  /** Called with every message; the bytes stay valid. */
  hear: (message: Buffer) => void;
  send(message: string | Buffer): void;
  close(): void;
}

// https://www.rfc-editor.org/rfc/rfc6455#section-5.2
const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

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
    send: (message) =>
      typeof message === 'string'
        ? socket.write(frame(TEXT, Buffer.from(message)))
        : socket.write(frame(BINARY, message)),
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
      const status = rest.subarray(0, end).toString().split('\r\n')[0] ?? '';
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
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  );
  await opened.promise;
  return wire;
}

interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly end: number;
}

/** The frame that begins at `at`; null if it is incomplete. */
function readFrame(bytes: Buffer, at: number): Frame | null {
  const short = (bytes[at + 1] ?? 0) & 0x7f;
  const head = at + (short === 126 ? 4 : short === 127 ? 10 : 2);
  if (bytes.length < head) return null;
  const length =
    short === 126
      ? bytes.readUInt16BE(at + 2)
      : short === 127
        ? Number(bytes.readBigUInt64BE(at + 2))
        : short;
  if (bytes.length < head + length) return null;
  const opcode = (bytes[at] ?? 0) & 0x0f;
  return { opcode, payload: bytes.subarray(head, head + length), end: head + length };
}

/** A client's frames must be masked; a mask of zeros leaves the payload unchanged. */
function frame(opcode: number, payload: Buffer): Buffer {
  const long = payload.length > 125;
  const bytes = Buffer.alloc((long ? 8 : 6) + payload.length);
  bytes[0] = 0x80 | opcode;
  bytes[1] = 0x80 | (long ? 126 : payload.length);
  if (long) bytes.writeUInt16BE(payload.length, 2);
  payload.copy(bytes, bytes.length - payload.length);
  return bytes;
}
