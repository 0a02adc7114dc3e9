import { type Rejection, reject } from '@lusoria/core';
import { cleaned, NAME_LENGTH } from '@lusoria/table/names';
import { PROTOCOL, type ServerMessage } from '@lusoria/table/protocol';
import { safely } from './safely.ts';
import type { CredentialStorage, Session } from './types.ts';

export interface HandshakeOptions {
  readonly credentials: CredentialStorage;
  /** The nickname of a person who is new. */
  readonly name: string;
  readonly deltas: boolean;
  readonly send: (message: object) => void;
  readonly notice: (rejection: Rejection) => void;
}

/** Who we are to the server, by the token that it has given us. */
export interface Handshake {
  me(): ReturnType<Session['me']>;
  /** Whether the server has said on this connection who we are. */
  isGreeted(): boolean;
  /** How often we have become somebody else on a connection that was greeted already. */
  transfers(): number;
  /** Says who we are, on a new connection. */
  hello(): void;
  /** @returns whether this is the first greeting on this connection. */
  welcomed(message: Extract<ServerMessage, { t: 'welcome' }>): boolean;
  /** Says hello again as somebody new, unless we were new already. */
  retryAsNew(): void;
  renamed(name: string): void;
  /** The connection is lost. */
  reset(): void;
  /** The server does not know us any more. */
  forgetMe(): void;
}

export function createHandshake(options: HandshakeOptions): Handshake {
  const { credentials, send, notice } = options;
  let token = credentials.load()?.token ?? null;
  let newName = options.name;
  let me: ReturnType<Session['me']> = null;
  let isGreeted = false;
  let transfers = 0;

  const hello = (): void => {
    const name = token === null ? cleaned(newName, NAME_LENGTH) : null;
    send({ t: 'hello', v: PROTOCOL, token, name, ...(options.deltas && { deltas: true }) });
  };

  const dropToken = (): void => {
    token = null;
    safely([() => credentials.clear()]);
  };

  return {
    me: () => me,
    isGreeted: () => isGreeted,
    transfers: () => transfers,
    hello,
    welcomed(message) {
      const isFirst = !isGreeted;
      isGreeted = true;
      me = { person: message.person, name: message.name };
      if (message.token !== null && message.token !== token) {
        const issued = { token: message.token };
        token = message.token;
        if (!isFirst) transfers += 1;
        safely([() => credentials.save(issued)]);
      }
      return isFirst;
    },
    retryAsNew() {
      if (token === null) return;
      dropToken();
      notice(reject('unknown-token'));
      hello();
    },
    renamed(name) {
      if (me) me = { ...me, name: cleaned(name, NAME_LENGTH) };
    },
    reset() {
      isGreeted = false;
    },
    forgetMe() {
      dropToken();
      // A name that was erased is not sent again.
      newName = '';
    },
  };
}
