import { type Rejection, reject } from '@lusoria/core';
import { cleaned, NAME_LENGTH } from '@lusoria/table/names';
import { PROTOCOL, type ServerMessage } from '@lusoria/table/protocol';
import { notifyAll } from '../notify-all.ts';
import type { CredentialStorage, Session } from '../types.ts';

export interface HandshakeOptions {
  readonly credentials: CredentialStorage;
  /** Nickname of a new person. */
  readonly name: string;
  readonly send: (message: object) => void;
  readonly notice: (rejection: Rejection) => void;
}

/** Identity of this client at the server, by the token that the server issued. */
export interface Handshake {
  me(): ReturnType<Session['me']>;
  /** Whether the server has greeted this client on this connection. */
  isGreeted(): boolean;
  /** Number of times that a greeted connection has become another person. */
  transfers(): number;
  /** Sends hello on a new connection. */
  hello(): void;
  /** @returns whether this is the first greeting on this connection. */
  welcomed(message: Extract<ServerMessage, { t: 'welcome' }>): boolean;
  /** Sends hello again as a new person, unless this client was new already. */
  retryAsNew(): void;
  /** Sends hello again without the field that an old server does not know. */
  retryWithoutPatches(): void;
  renamed(name: string): void;
  /** The connection is lost. */
  reset(): void;
  /** Drops the identity: the server does not know it any more. */
  forgetMe(): void;
}

export function createHandshake(options: HandshakeOptions): Handshake {
  const { credentials, send, notice } = options;
  let token: string | null = null;
  let newName = options.name;
  let me: ReturnType<Session['me']> = null;
  let isGreeted = false;
  let transfers = 0;
  let takesPatches = true;

  const hello = (): void => {
    // Another client of the same person may have been issued one meanwhile.
    token ??= credentials.load()?.token ?? null;
    const name = token === null ? cleaned(newName, NAME_LENGTH) : null;
    send({ t: 'hello', v: PROTOCOL, token, name, ...(takesPatches && { patches: true }) });
  };

  const dropToken = (): void => {
    const dropped = token;
    token = null;
    // Another client of the same person may have dropped it before, and been issued a new one.
    if (credentials.load()?.token === dropped) notifyAll([() => credentials.clear()]);
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
        notifyAll([() => credentials.save(issued)]);
      }
      return isFirst;
    },
    retryAsNew() {
      if (token === null) return;
      dropToken();
      notice(reject('unknown-token'));
      hello();
    },
    retryWithoutPatches() {
      if (!takesPatches) return;
      takesPatches = false;
      hello();
    },
    renamed(name) {
      if (me) me = { ...me, name: cleaned(name, NAME_LENGTH) };
    },
    reset() {
      isGreeted = false;
      takesPatches = true;
    },
    forgetMe() {
      dropToken();
      // A name that was erased is not sent again.
      newName = '';
    },
  };
}
