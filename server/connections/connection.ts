import type { Duplex } from 'node:stream';
import type { Rejection } from '@lusoria/core';
import {
  ID_CHARS,
  MESSAGE_BYTES,
  type Send,
  type ServerMessage,
  type TableServer,
} from '@lusoria/table';
import type { RawData, WebSocket } from 'ws';
import type { Limits } from '../config.ts';
import type { Turns } from './in-turns.ts';
import { MOVED, type Moving } from './moving.ts';
import type { Outbox } from './outbox.ts';
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
  const { server, limits } = context;
  /** Whether the client was heard since the last heartbeat, and whether it was pinged then. */
  let isAlive = true;
  let isPinged = false;
  let isEnding = false;
  let isGreeted = false;
  let person: string | null = null;

  const drop = (why: Ending): void => {
    isEnding = true;
    context.ended(why);
    ws.terminate();
  };
  const expel = (why: Ending, code: number, reason: string = why): boolean => {
    if (isEnding) return false;
    isEnding = true;
    context.ended(why);
    // Messages let in before are carried out, so their answers must not be lost.
    void connection.settled().then(() => line.close(code, reason));
    return true;
  };

  const ban = ({ code, params }: Rejection): void => {
    if (!isEnding) line.send({ t: 'refused', id: null, code, params }, limits.bufferedBytes);
    expel('banned', POLICY);
  };

  const line = context.outbox.line(ws, socket);
  const send: Send = (message) => {
    if (ws.readyState !== ws.OPEN) return;
    if (message.t === 'welcome') {
      const banned = context.banOf(message.person);
      if (banned) return ban(banned);
      isGreeted = true;
      person = message.person;
      clearTimeout(hello);
      client.identify(message.person);
    }
    // One message is sent whatever its size: none is larger than `MAX_CHARS`.
    const bytes = line.send(message, limits.bufferedBytes);
    if (bytes === null) return drop('slow');
    if (isPage(message)) client.answered(bytes);
    context.sent();
  };

  const elsewhere = (at: string): boolean => isMoving(at) && expel('moved', MOVED, at);
  const connection = server.connect(send, client.quota, elsewhere);
  const checkGreeted = async (): Promise<void> => {
    // A client that has said hello may still wait for the store.
    await connection.settled();
    if (!isGreeted) expel('no-hello', POLICY);
  };
  const hello = setTimeout(
    // Messages that came in while the machine stood still are read first.
    () => setImmediate(() => context.turns.add(() => void checkGreeted())),
    limits.helloSeconds * 1000,
  );

  ws.on('message', (data: RawData, isBinary: boolean) => {
    isAlive = true;
    if (isEnding) return;
    const since = performance.now();
    context.received();
    const isAllowed = client.message(sizeOf(data));
    if (isBinary || !(data instanceof Buffer)) {
      // A binary message has no readable id, so it is answered like an unreadable one.
      connection.receive('');
      return void expel('binary', UNSUPPORTED);
    }
    const code = !isAllowed ? 'too-fast' : data.length > MESSAGE_BYTES ? 'too-large' : null;
    if (code === null) return connection.receive(data.toString(), since);
    if (!client.allowsRefusal()) return void expel('too-fast', POLICY);
    connection.refuse(edgesOf(data), code);
    // The answer to a ping waits meanwhile, too.
    if (!isAllowed) pause(ws, client.restMs(data.length), () => (isAlive = true));
  });
  ws.on('pong', () => void (isAlive = true));
  ws.on('ping', () => {
    if (!client.message(0) && !client.allowsRefusal()) expel('too-fast', POLICY);
  });
  // The close event that follows has the reason.
  ws.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    ws.on('close', () => {
      isEnding = true;
      clearTimeout(hello);
      connection.close();
      client.leave();
      resolve();
    });
  });

  return {
    buffered: () => ws.bufferedAmount,
    person: () => person,
    ban,
    cutOff: () => (isEnding ? undefined : drop('slow')),
    heartbeat() {
      if (isEnding) return;
      if (!isAlive && isPinged) return drop('silent');
      isPinged = !isAlive;
      isAlive = false;
      if (isPinged) ws.ping();
    },
    async drain() {
      isEnding = true;
      await connection.settled();
      line.close(GOING_AWAY);
      return closed;
    },
    terminate: () => ws.terminate(),
  };
}

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
