import { connect } from 'node:net';

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

/** Headers of a WebSocket upgrade, some of them overridden; null omits one. */
export function upgrade(
  url: string,
  other: Readonly<Record<string, string | null>> = {},
  line = 'GET /ws HTTP/1.1',
): string {
  const headers: Readonly<Record<string, string | null>> = {
    Host: new URL(url).host,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...other,
  };
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`],
  );
  return [line, ...lines, '', ''].join('\r\n');
}

/** Fields of a frame; valid by default. */
export interface FrameForm {
  readonly fin?: boolean;
  readonly rsv?: number;
  readonly mask?: boolean;
  /** The length claimed in the header, if it differs from the actual one. */
  readonly claims?: bigint;
}

/** A WebSocket frame as a client sends it. */
export function frame(
  opcode: number,
  payload: Buffer | string,
  { fin = true, rsv = 0, mask = true, claims }: FrameForm = {},
): Buffer {
  const body = Buffer.from(payload);
  const length = claims ?? BigInt(body.length);
  const first = Buffer.from([(fin ? 0x80 : 0) | (rsv << 4) | opcode]);
  const flag = mask ? 0x80 : 0;
  let size: Buffer;
  if (length < 126n) size = Buffer.from([flag | Number(length)]);
  else if (length < 65_536n) {
    size = Buffer.alloc(3, flag | 126);
    size.writeUInt16BE(Number(length), 1);
  } else {
    size = Buffer.alloc(9, flag | 127);
    size.writeBigUInt64BE(length, 1);
  }
  // A mask of zeros changes nothing.
  return Buffer.concat([first, size, ...(mask ? [Buffer.alloc(4)] : []), body]);
}

/** The server's frames after the upgrade. */
export interface Frames {
  readonly upgraded: boolean;
  readonly texts: readonly string[];
  readonly pongs: number;
  /** The code of its close frame; null for none. */
  readonly code: number | null;
}

/** Parses the server's frames, which are never masked. */
export function framesIn(bytes: Buffer): Frames {
  const head = bytes.indexOf('\r\n\r\n');
  const upgraded = head > 0 && bytes.subarray(0, head).includes('HTTP/1.1 101');
  const texts: string[] = [];
  let pongs = 0;
  let code: number | null = null;
  let at = head + 4;
  while (upgraded && at + 2 <= bytes.length) {
    const opcode = bytes.readUInt8(at) & 0x0f;
    const short = bytes.readUInt8(at + 1) & 0x7f;
    const extra = short === 127 ? 8 : short === 126 ? 2 : 0;
    if (at + 2 + extra > bytes.length) break;
    const length =
      extra === 8
        ? Number(bytes.readBigUInt64BE(at + 2))
        : extra === 2
          ? bytes.readUInt16BE(at + 2)
          : short;
    const body = bytes.subarray(at + 2 + extra, at + 2 + extra + length);
    if (opcode === 1) texts.push(body.toString());
    if (opcode === 10) pongs += 1;
    if (opcode === 8) code = body.length >= 2 ? body.readUInt16BE(0) : 1005;
    at += 2 + extra + length;
  }
  return { upgraded, texts, pongs, code };
}
