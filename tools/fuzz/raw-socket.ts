import { connect } from 'node:net';

/** What came back over a bare connection. */
export interface Received {
  readonly bytes: Buffer;
  /** Whether the other side has ended it, rather than we. */
  readonly ended: boolean;
}

/** How a bare connection is used. */
export interface Exchange {
  /** Says that nothing more comes when all is sent, but goes on listening. */
  readonly half?: boolean;
  /** Cuts the connection off as soon as all is sent. */
  readonly cut?: boolean;
  /** How long one listens; by itself until the server hangs. */
  readonly ms?: number;
  /** Whether enough has been received. */
  readonly enough?: (bytes: Buffer) => boolean;
}

/** However busy the machine is, what takes longer hangs. */
const PATIENCE_MS = 120_000;

/** Sends bytes to a server and listens until it closes the connection, enough has come, or for so long. */
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

/** The headers with which a WebSocket is asked for, some of them otherwise; null leaves one out. */
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

/** How a frame is written; by itself it is as it should be. */
export interface FrameForm {
  readonly fin?: boolean;
  readonly rsv?: number;
  readonly mask?: boolean;
  /** The length that it claims to have, where that is not its own. */
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
  // A key of zeros masks nothing.
  return Buffer.concat([first, size, ...(mask ? [Buffer.alloc(4)] : []), body]);
}

/** What a server has said after the upgrade. */
export interface Frames {
  readonly upgraded: boolean;
  readonly texts: readonly string[];
  readonly pongs: number;
  /** With which code it closed the line; null: it did not. */
  readonly code: number | null;
}

/** Reads what a server has sent; its frames are never masked. */
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
