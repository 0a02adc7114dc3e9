import type { Duplex } from 'node:stream';
import type { ServerMessage } from '@lusoria/table';
import type { WebSocket } from 'ws';

/** Sends messages in batches: those of one turn of the event loop go to each socket in one piece. */
export interface Outbox {
  /** Opens the outgoing line of one WebSocket; `socket` is its transport. */
  line(ws: WebSocket, socket: Duplex): Line;
}

/** Outgoing line of one WebSocket. */
export interface Line {
  /**
   * Sends a message.
   *
   * @param most bytes that may wait to be read by the client
   * @returns its bytes; null where more would wait: then nothing is sent
   */
  send(message: ServerMessage, most: number): number | null;
  /** Sends pending messages, and begins the closing handshake. */
  close(code: number, why?: string): void;
}

const NONE: readonly string[] = [];

export function createOutbox(): Outbox {
  let flushes: (() => void)[] = [];
  let last: ServerMessage | null = null;
  let frame: readonly string[] = [];

  const flushAll = (): void => {
    const all = flushes;
    flushes = [];
    for (const flush of all) flush();
  };

  // The same message is serialized once, however many connections it goes to.
  const frameOf = (message: ServerMessage): readonly string[] => {
    if (message !== last) frame = textFrame(JSON.stringify(message));
    last = message;
    return frame;
  };

  return {
    line(ws, socket) {
      let frames = '';
      /** Pieces of earlier frames, the payload of one of which was long. */
      let before = NONE;
      let waits = 0;
      const write = (piece: string): void => {
        if (piece !== '') socket.write(piece, 'latin1');
      };
      const flush = (): void => {
        const [pieces, tail] = [before, frames];
        frames = '';
        before = NONE;
        waits = 0;
        if (ws.readyState !== ws.OPEN) return;
        if (pieces === NONE) return write(tail);
        socket.cork();
        for (const piece of pieces) write(piece);
        write(tail);
        socket.uncork();
      };
      return {
        send(message, most) {
          const [header = '', text = ''] = frameOf(message);
          const bytes = header.length + text.length;
          const waiting = ws.bufferedAmount + waits;
          if (waiting > 0 && waiting + bytes > most) return null;
          if (waits === 0 && flushes.push(flush) === 1) process.nextTick(flushAll);
          waits += bytes;
          frames += header;
          if (text.length > LONG) {
            before = [...before, frames, text];
            frames = '';
          } else frames += text;
          return bytes;
        },
        close(code, why) {
          flush();
          ws.close(code, why);
        },
      };
    },
  };
}

// https://www.rfc-editor.org/rfc/rfc6455#section-5.2: FIN and the opcode of text; a server masks nothing.
const FIN_TEXT = 0x81;
/** Lengths up to here are in the second byte; longer ones in the two after it, or in the eight. */
const SHORT = 125;
const LONG = 0xffff;

/**
 * A text as a WebSocket frame, header and payload: strings with a character for each byte. Node writes these to a
 * socket without making a buffer first. Joined they would be copied once more, which takes long for a long one.
 */
function textFrame(text: string): readonly [string, string] {
  const length = Buffer.byteLength(text);
  const isAscii = length === text.length;
  return [frameHeader(length), isAscii ? text : Buffer.from(text).toString('latin1')];
}

function frameHeader(length: number): string {
  if (length <= SHORT) return String.fromCharCode(FIN_TEXT, length);
  if (length <= LONG) return String.fromCharCode(FIN_TEXT, SHORT + 1, length >> 8, length & 0xff);
  const bytes = [56, 48, 40, 32, 24, 16, 8, 0].map((bits) => Math.floor(length / 2 ** bits) & 0xff);
  return String.fromCharCode(FIN_TEXT, SHORT + 2, ...bytes);
}
