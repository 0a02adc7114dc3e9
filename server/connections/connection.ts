import type { Duplex } from 'node:stream';
import type { Rejection } from '@lusoria/core';
import {
  type ConnectionHandle,
  ID_CHARS,
  MESSAGE_BYTES,
  type ServerMessage,
  type TableServer,
} from '@lusoria/table';
import type { RawData, WebSocket } from 'ws';
import type { Limits } from '../config.ts';
import type { Turns } from './in-turns.ts';
import { MOVED, type Moving } from './moving.ts';
import type { Line, Outbox } from './outbox.ts';
import type { Client } from './rate-limiter.ts';

/** Reason for which the server ended a connection, for metrics. */
export type Ending = 'silent' | 'slow' | 'too-fast' | 'binary' | 'no-hello' | 'banned' | 'moved';

/** The parts of the server that a connection uses. */
export interface ConnectionContext {
  readonly server: TableServer;
  readonly limits: Limits;
  readonly turns: Turns;
  /** Messages on their way to sockets. */
  readonly outbox: Outbox;
  /** Rejection for a banned person; null for others. */
  banOf(person: string): Rejection | null;
  received(): void;
  sent(): void;
  ended(why: Ending): void;
}

/** A client's WebSocket. */
export interface SocketConnection {
  /** Bytes that wait to be read by the client. */
  buffered(): number;
  /** Person of the connection; null before it is known. */
  person(): string | null;
  /** Ends the connection of a banned person, and tells them why. */
  ban(rejection: Rejection): void;
  /** Ends a connection whose client reads too slowly. */
  cutOff(): void;
  /** Pings a client not heard since the last call, and ends the connection of one that has not answered the ping. */
  heartbeat(): void;
  /** Accepts no more messages, answers those received, and then ends. Resolves when that is done. */
  drain(): Promise<void>;
  /** Ends at once. */
  terminate(): void;
}

// https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1
const GOING_AWAY = 1001;
const UNSUPPORTED = 1003;
const POLICY = 1008;

const PAGES: readonly ServerMessage['t'][] = [
  'history',
  'record',
  'tables',
  'devices',
  'bots',
  'blocks',
];

/** Maximum time for which a client with no bytes left is not read (milliseconds). */
const MAX_REST_MS = 1000;

/** Connects an open WebSocket with the table server; `socket` is its transport. */
export function openSocketConnection(
  ws: WebSocket,
  socket: Duplex,
  client: Client,
  context: ConnectionContext,
  isMoving: Moving,
): SocketConnection {
  return new WebSocketConnection(ws, socket, client, context, isMoving);
}

/** A class, as there are thousands: its methods take no memory for each. */
class WebSocketConnection implements SocketConnection {
  readonly #ws: WebSocket;
  readonly #client: Client;
  readonly #context: ConnectionContext;
  readonly #line: Line;
  readonly #handle: ConnectionHandle;
  /** Null once the client has identified itself, or is gone. */
  #hello: NodeJS.Timeout | null;
  /** Whether the client was heard since the last heartbeat, and whether it was pinged then. */
  #isAlive = true;
  #isPinged = false;
  #isEnding = false;
  #person: string | null = null;

  constructor(
    ws: WebSocket,
    socket: Duplex,
    client: Client,
    context: ConnectionContext,
    isMoving: Moving,
  ) {
    this.#ws = ws;
    this.#client = client;
    this.#context = context;
    this.#line = context.outbox.line(ws, socket);
    this.#handle = context.server.connect(
      (message) => this.#send(message),
      (resource) => client.quota(resource),
      (at) => isMoving(at) && this.#expel('moved', MOVED, at),
    );
    this.#hello = setTimeout(
      // Messages that came in while the machine stood still are read first.
      () => setImmediate(() => context.turns.add(() => void this.#checkGreeted())),
      context.limits.helloSeconds * 1000,
    );
    ws.on('message', (data: RawData, isBinary: boolean) => this.#receive(data, isBinary));
    ws.on('pong', () => void (this.#isAlive = true));
    ws.on('ping', () => {
      if (!client.message(0) && !client.allowsRefusal()) this.#expel('too-fast', POLICY);
    });
    ws.on('error', ignoreError);
    ws.on('close', () => this.#closed());
  }

  buffered(): number {
    return this.#ws.bufferedAmount;
  }

  person(): string | null {
    return this.#person;
  }

  ban({ code, params }: Rejection): void {
    const { bufferedBytes } = this.#context.limits;
    if (!this.#isEnding) this.#line.send({ t: 'refused', id: null, code, params }, bufferedBytes);
    this.#expel('banned', POLICY);
  }

  cutOff(): void {
    if (!this.#isEnding) this.#drop('slow');
  }

  heartbeat(): void {
    if (this.#isEnding) return;
    if (!this.#isAlive && this.#isPinged) return this.#drop('silent');
    this.#isPinged = !this.#isAlive;
    this.#isAlive = false;
    if (this.#isPinged) this.#ws.ping();
  }

  async drain(): Promise<void> {
    this.#isEnding = true;
    const ws = this.#ws;
    const closed = new Promise<void>((resolve) => {
      if (ws.readyState === ws.CLOSED) resolve();
      else ws.once('close', () => resolve());
    });
    await this.#handle.settled();
    this.#line.close(GOING_AWAY);
    return closed;
  }

  terminate(): void {
    this.#ws.terminate();
  }

  #send(message: ServerMessage): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (message.t === 'welcome') {
      const banned = this.#context.banOf(message.person);
      if (banned) return this.ban(banned);
      this.#person = message.person;
      this.#stopHello();
      this.#client.identify(message.person);
    }
    // One message is sent whatever its size: none is larger than `MAX_CHARS`.
    const bytes = this.#line.send(message, this.#context.limits.bufferedBytes);
    if (bytes === null) return this.#drop('slow');
    if (isPage(message)) this.#client.answered(bytes);
    this.#context.sent();
  }

  #receive(data: RawData, isBinary: boolean): void {
    this.#isAlive = true;
    if (this.#isEnding) return;
    const client = this.#client;
    const since = performance.now();
    this.#context.received();
    const isAllowed = client.message(sizeOf(data));
    if (isBinary || !(data instanceof Buffer)) {
      // A binary message has no readable id, so it is answered like an unreadable one.
      this.#handle.receive('');
      return void this.#expel('binary', UNSUPPORTED);
    }
    const code = !isAllowed ? 'too-fast' : data.length > MESSAGE_BYTES ? 'too-large' : null;
    if (code === null) return this.#handle.receive(data.toString(), since);
    if (!client.allowsRefusal()) return void this.#expel('too-fast', POLICY);
    this.#handle.refuse(edgesOf(data), code);
    // The answer to a ping waits meanwhile, too.
    if (!isAllowed) pause(this.#ws, client.restMs(data.length), () => (this.#isAlive = true));
  }

  #drop(why: Ending): void {
    this.#isEnding = true;
    this.#context.ended(why);
    this.#ws.terminate();
  }

  #expel(why: Ending, code: number, reason: string = why): boolean {
    if (this.#isEnding) return false;
    this.#isEnding = true;
    this.#context.ended(why);
    // Messages let in before are carried out, so their answers must not be lost.
    void this.#handle.settled().then(() => this.#line.close(code, reason));
    return true;
  }

  async #checkGreeted(): Promise<void> {
    // A client that has said hello may still wait for the store.
    await this.#handle.settled();
    if (this.#person === null) this.#expel('no-hello', POLICY);
  }

  #closed(): void {
    this.#isEnding = true;
    this.#stopHello();
    this.#handle.close();
    this.#client.leave();
  }

  #stopHello(): void {
    if (this.#hello) clearTimeout(this.#hello);
    this.#hello = null;
  }
}

/** The close event that follows has the reason. */
function ignoreError(): void {}

/** Whether a message answers a read with a page of something; what is told of a table as it goes on is small. */
export function isPage(message: ServerMessage): boolean {
  if (message.t === 'lobby') return message.reset === true;
  if (message.t === 'table') return message.reset === true || message.from === 0;
  return PAGES.includes(message.t);
}

/** Stops reading while a client has no bytes left: what it sends on waits on its own side. */
function pause(ws: WebSocket, ms: number, resumed: () => void): void {
  if (ms <= 0 || ws.isPaused) return;
  ws.pause();
  setTimeout(
    () => {
      resumed();
      if (ws.readyState === ws.OPEN) ws.resume();
    },
    // A timer may be a millisecond early.
    Math.min(MAX_REST_MS, ms + 1),
  );
}

/** Both ends of a message, where its id is looked for: decoding all of it would cost more than refusing it. */
function edgesOf(data: Buffer): string {
  if (data.length <= 2 * ID_CHARS) return data.toString();
  return data.toString('utf8', 0, ID_CHARS) + data.toString('utf8', data.length - ID_CHARS);
}

/** Bytes of a message. */
function sizeOf(data: RawData): number {
  if (Array.isArray(data)) return data.reduce((sum, part) => sum + part.length, 0);
  return data.byteLength;
}
