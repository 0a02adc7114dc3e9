import type { Duplex } from 'node:stream';
import { type TableServer, MESSAGE_BYTES, type ServerMessage } from '@lusoria/table';
import type { RawData, WebSocket } from 'ws';
import type { Limits } from '../config.ts';
import type { Client } from './rate-limiter.ts';

/** Why a line was ended by the server, for those who count. */
export type Ending = 'silent' | 'slow' | 'too-fast' | 'binary' | 'no-hello';

/** What a line needs to know of the server. */
export interface ConnectionContext {
  readonly hub: TableServer;
  readonly limits: Limits;
  /** A message as text; the same message is written once, however many lines it goes to. */
  textOf(message: ServerMessage): string;
  received(): void;
  sent(): void;
  ended(why: Ending): void;
}

/** A client's WebSocket. */
export interface SocketConnection {
  /** Ends a line whose client has not answered since the last call; otherwise asks again. */
  heartbeat(): void;
  /** Takes nothing more, answers what has come in, and then ends. Resolves when that is done. */
  drain(): Promise<void>;
  /** Ends without a word. */
  terminate(): void;
}

// https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1
const GOING_AWAY = 1001;
const UNSUPPORTED = 1003;
const POLICY = 1008;

/** Connects an open WebSocket with the house; `socket` is what it runs over. */
export function openSocketConnection(
  ws: WebSocket,
  socket: Duplex,
  visitor: Client,
  host: ConnectionContext,
): SocketConnection {
  const { hub, limits } = host;
  let alive = true;
  let ending = false;

  const drop = (why: Ending): void => {
    ending = true;
    host.ended(why);
    ws.terminate();
  };
  const expel = (why: Ending, code: number): void => {
    if (ending) return;
    ending = true;
    host.ended(why);
    // Whatever was let in before is carried out, so its answer must not be lost.
    void connection.settled().then(() => ws.close(code, why));
  };

  let largest = 0;
  let corked = false;
  // What is said in one go, such as an answer and what came of it, travels together.
  const cork = (): void => {
    if (corked) return;
    corked = true;
    socket.cork();
    process.nextTick(() => {
      corked = false;
      socket.uncork();
    });
  };

  const send = (message: ServerMessage): void => {
    if (ws.readyState !== ws.OPEN) return;
    if (message.t === 'welcome') {
      clearTimeout(hello);
      visitor.identify(message.person);
    }
    // However large one message is, whoever reads gets it.
    if (ws.bufferedAmount > limits.bufferedBytes + largest) return drop('slow');
    cork();
    const text = host.textOf(message);
    largest = Math.max(largest, text.length);
    ws.send(text);
    host.sent();
  };

  const connection = hub.connect(send, visitor.quota);
  const hello = setTimeout(() => expel('no-hello', POLICY), limits.helloSeconds * 1000);

  const turnAway = (text: string, code: 'too-fast' | 'too-large'): void => {
    if (visitor.patience()) connection.refuse(text, code);
    else expel('too-fast', POLICY);
  };

  ws.on('message', (data: RawData, isBinary: boolean) => {
    alive = true;
    if (ending) return;
    const since = performance.now();
    host.received();
    const allowed = visitor.message();
    if (isBinary || !(data instanceof Buffer)) {
      // Nobody can have put an id into it, so it is answered like what cannot be read.
      connection.receive('');
      expel('binary', UNSUPPORTED);
      return;
    }
    if (!allowed) return turnAway(data.toString(), 'too-fast');
    if (data.length > MESSAGE_BYTES) return turnAway(data.toString(), 'too-large');
    connection.receive(data.toString(), since);
  });
  ws.on('pong', () => {
    alive = true;
  });
  ws.on('ping', () => {
    if (!visitor.message() && !visitor.patience()) expel('too-fast', POLICY);
  });
  // What went wrong is told by the close that follows.
  ws.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    ws.on('close', () => {
      ending = true;
      clearTimeout(hello);
      connection.close();
      visitor.leave();
      resolve();
    });
  });

  return {
    heartbeat() {
      if (!alive) return drop('silent');
      alive = false;
      ws.ping();
    },
    async drain() {
      ending = true;
      await connection.settled();
      ws.close(GOING_AWAY);
      return closed;
    },
    terminate: () => ws.terminate(),
  };
}
