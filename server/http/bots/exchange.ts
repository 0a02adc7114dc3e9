import {
  BOT_TOKEN,
  type ConnectionHandle,
  MESSAGE_BYTES,
  PROTOCOL,
  type ServerMessage,
  type TableServer,
} from '@lusoria/table';
import { isPage } from '../../connections/connection.ts';
import type { Client } from '../../connections/rate-limiter.ts';

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

/** A request of the protocol, with an id. */
export type Asked = Readonly<Record<string, unknown>> & {
  readonly t: string;
  readonly id: string;
};

/** Answer to a request. */
export type Answer = Exclude<
  ServerMessage,
  { t: 'welcome' | 'table' | 'presence' | 'gone' | 'note' | 'event' | 'event-patch' | 'pong' }
>;

/** A refusal that has an HTTP status of its own. */
export interface Refusal {
  readonly code: string;
  readonly params: Of<'refused'>['params'];
}

/** A program's connection to the tables, which speaks the protocol like one over a WebSocket. */
export interface Exchange {
  readonly me: Of<'welcome'>;
  /** Sends a message with an id, and resolves with its answer. */
  ask(message: Asked): Promise<Answer>;
  close(): void;
}

export type Opened = { readonly exchange: Exchange } | { readonly refusal: Refusal };

/**
 * Connects a program, by its token.
 *
 * @param told receives all messages that are no answers: tables, presence, that the token was
 * revoked
 */
export async function openExchange(
  server: TableServer,
  client: Client,
  token: string | null,
  told: (message: ServerMessage) => void = () => undefined,
): Promise<Opened> {
  // Only tokens of bots are looked up: those of people are for their own devices.
  if (token === null || !/^[A-Za-z0-9_]{20,100}$/.test(token) || !token.startsWith(BOT_TOKEN)) {
    client.leave();
    return { refusal: { code: 'wrong-token', params: {} } };
  }
  const greeted = Promise.withResolvers<Of<'welcome'> | Of<'refused'>>();
  let waiting: { readonly id: string; resolve(answer: Answer): void } | null = null;
  const connection: ConnectionHandle = server.connect(
    (message) => {
      if (isPage(message)) client.answered(Buffer.byteLength(JSON.stringify(message)));
      if (message.t === 'welcome') {
        client.identify(message.person);
        return greeted.resolve(message);
      }
      if ('id' in message && waiting !== null && message.id === waiting.id) {
        waiting.resolve(message);
        waiting = null;
        return;
      }
      if (message.t === 'refused') greeted.resolve(message);
      told(message);
    },
    (resource) => client.quota(resource),
  );
  const close = (): void => {
    connection.close();
    client.leave();
  };
  connection.receive(JSON.stringify({ t: 'hello', v: PROTOCOL, token, name: null }));
  const me = await greeted.promise;
  if (me.t === 'refused') {
    close();
    const code = me.code === 'unknown-token' ? 'wrong-token' : me.code;
    return { refusal: { code, params: me.params } };
  }
  const ask = async (message: Asked): Promise<Answer> =>
    new Promise((resolve) => {
      const text = JSON.stringify(message);
      const bytes = Buffer.byteLength(text);
      waiting = { id: message.id, resolve };
      if (!client.message(bytes)) connection.refuse(text, 'too-fast');
      else if (bytes > MESSAGE_BYTES) connection.refuse(text, 'too-large');
      else connection.receive(text);
    });
  return { exchange: { me, ask, close } };
}
