// WebSocket by hand: https://www.rfc-editor.org/rfc/rfc6455#section-5.2

/** Kinds of frame. */
export const TEXT = 1;
export const BINARY = 2;
export const CLOSE = 8;
export const PING = 9;
export const PONG = 10;

/** Fields of a frame; valid by default. */
export interface FrameForm {
  readonly fin?: boolean;
  readonly rsv?: number;
  readonly mask?: boolean;
  /** The length claimed in the header, if it differs from the actual one. */
  readonly claims?: bigint;
}

/** A frame as a client sends it. */
export function frame(
  opcode: number,
  payload: Buffer | string,
  { fin = true, rsv = 0, mask = true, claims }: FrameForm = {},
): Buffer {
  const body = Buffer.from(payload);
  const length = claims ?? BigInt(body.length);
  const sizeBytes = length < 126n ? 0 : length < 65_536n ? 2 : 8;
  const maskAt = 2 + sizeBytes;
  // A mask of zeros changes nothing.
  const bodyAt = maskAt + (mask ? 4 : 0);
  const bytes = Buffer.alloc(bodyAt + body.length);
  bytes[0] = (fin ? 0x80 : 0) | (rsv << 4) | opcode;
  bytes[1] = (mask ? 0x80 : 0) | (sizeBytes === 0 ? Number(length) : sizeBytes === 2 ? 126 : 127);
  if (sizeBytes === 2) bytes.writeUInt16BE(Number(length), 2);
  if (sizeBytes === 8) bytes.writeBigUInt64BE(length, 2);
  body.copy(bytes, bodyAt);
  return bytes;
}

export interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly end: number;
}

/** The server's frame, which is never masked, that begins at `at`; null if it is incomplete. */
export function readFrame(bytes: Buffer, at: number): Frame | null {
  if (bytes.length < at + 2) return null;
  const short = bytes.readUInt8(at + 1) & 0x7f;
  const head = at + (short === 126 ? 4 : short === 127 ? 10 : 2);
  if (bytes.length < head) return null;
  const length =
    short === 126
      ? bytes.readUInt16BE(at + 2)
      : short === 127
        ? Number(bytes.readBigUInt64BE(at + 2))
        : short;
  if (bytes.length < head + length) return null;
  const opcode = bytes.readUInt8(at) & 0x0f;
  return { opcode, payload: bytes.subarray(head, head + length), end: head + length };
}

/** Headers of an upgrade, some of them overridden; null omits one. */
export function upgrade(
  host: string,
  other: Readonly<Record<string, string | null>> = {},
  line = 'GET /ws HTTP/1.1',
): string {
  const headers: Readonly<Record<string, string | null>> = {
    Host: host,
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
