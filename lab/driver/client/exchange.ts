import { connect } from 'node:net';
import { CLOSE, PONG, readFrame, TEXT } from './frame.ts';

/** Data received over a raw connection. */
export interface Received {
  readonly bytes: Buffer;
  /** True if the other side closed it. */
  readonly ended: boolean;
}

/** Options of an exchange over a raw connection. */
export interface Exchange {
  /** Half-closes the connection after sending, but keeps listening. */
  readonly half?: boolean;
  /** Resets the connection after sending. */
  readonly cut?: boolean;
  /** Time to listen (milliseconds); by default until the server counts as hanging. */
  readonly ms?: number;
  /** Whether enough was received. */
  readonly enough?: (bytes: Buffer) => boolean;
}

/** Anything slower hangs, even on a busy machine. */
const PATIENCE_MS = 120_000;

/** Sends bytes to a server and listens until it closes the connection, enough has come, or the time is up. */
export async function exchange(
  url: string,
  chunks: readonly (string | Buffer)[],
  { half = false, cut = false, ms = PATIENCE_MS, enough = () => false }: Exchange = {},
): Promise<Received> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const parts: Buffer[] = [];
  return new Promise((resolve) => {
    const over = (ended: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ bytes: Buffer.concat(parts), ended });
    };
    const timer = setTimeout(() => over(false), ms);
    socket.on('data', (chunk: Buffer) => {
      parts.push(chunk);
      if (enough(Buffer.concat(parts))) over(false);
    });
    socket.on('end', () => over(true));
    socket.on('error', () => over(true));
    socket.on('connect', () => {
      const bytes = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)));
      socket.write(bytes, () => {
        if (half) socket.end();
        if (!cut) return;
        socket.resetAndDestroy();
        over(true);
      });
    });
  });
}

/** The server's frames after the upgrade. */
export interface Frames {
  readonly upgraded: boolean;
  readonly texts: readonly string[];
  readonly pongs: number;
  /** The code of its close frame; null for none. */
  readonly code: number | null;
}

/** Parses the server's frames. */
export function framesIn(bytes: Buffer): Frames {
  const head = bytes.indexOf('\r\n\r\n');
  const upgraded = head > 0 && bytes.subarray(0, head).includes('HTTP/1.1 101');
  const texts: string[] = [];
  let pongs = 0;
  let code: number | null = null;
  for (let at = head + 4; upgraded; ) {
    const next = readFrame(bytes, at);
    if (!next) break;
    const { opcode, payload, end } = next;
    if (opcode === TEXT) texts.push(payload.toString());
    if (opcode === PONG) pongs += 1;
    if (opcode === CLOSE) code = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
    at = end;
  }
  return { upgraded, texts, pongs, code };
}
