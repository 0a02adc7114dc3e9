import type { Duplex } from 'node:stream';
import type { ServerMessage } from '@lusoria/table';
import type { WebSocket } from 'ws';

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

/** Sends messages in batches: those of one turn of the event loop go to each socket in one piece. */
export class Outbox {
  #pending: SocketLine[] = [];
  #last: ServerMessage | null = null;
  #frame: readonly string[] = [];

  /** Opens the outgoing line of one WebSocket; `socket` is its transport. */
  line(ws: WebSocket, socket: Duplex): Line {
    return new SocketLine(this, ws, socket);
  }

  /** Has a line sent what waits in it at the end of this turn. */
  flushLater(line: SocketLine): void {
    if (this.#pending.push(line) === 1) process.nextTick(() => this.#flushAll());
  }

  /** The same message is serialized once, however many connections it goes to. */
  frameOf(message: ServerMessage): readonly string[] {
    if (message !== this.#last) this.#frame = textFrame(JSON.stringify(message));
    this.#last = message;
    return this.#frame;
  }

  #flushAll(): void {
    const all = this.#pending;
    this.#pending = [];
    for (const line of all) line.flush();
  }
}

class SocketLine implements Line {
  readonly #outbox: Outbox;
  readonly #ws: WebSocket;
  readonly #socket: Duplex;
  #frames = '';
  /** Pieces of earlier frames, the payload of one of which was long. */
  #before = NONE;
  #waits = 0;

  constructor(outbox: Outbox, ws: WebSocket, socket: Duplex) {
    this.#outbox = outbox;
    this.#ws = ws;
    this.#socket = socket;
  }

  send(message: ServerMessage, most: number): number | null {
    const [header = '', text = ''] = this.#outbox.frameOf(message);
    const bytes = header.length + text.length;
    const waiting = this.#ws.bufferedAmount + this.#waits;
    if (waiting > 0 && waiting + bytes > most) return null;
    if (this.#waits === 0) this.#outbox.flushLater(this);
    this.#waits += bytes;
    this.#frames += header;
    if (text.length > LONG) {
      this.#before = [...this.#before, this.#frames, text];
      this.#frames = '';
    } else this.#frames += text;
    return bytes;
  }

  close(code: number, why?: string): void {
    this.flush();
    this.#ws.close(code, why);
  }

  flush(): void {
    const [pieces, tail] = [this.#before, this.#frames];
    this.#frames = '';
    this.#before = NONE;
    this.#waits = 0;
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (pieces === NONE) return this.#write(tail);
    this.#socket.cork();
    for (const piece of pieces) this.#write(piece);
    this.#write(tail);
    this.#socket.uncork();
  }

  #write(piece: string): void {
    if (piece !== '') this.#socket.write(piece, 'latin1');
  }
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
