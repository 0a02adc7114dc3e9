import { reject } from '@lusoria/core';
import { bytesToHex } from '@noble/hashes/utils.js';
import { cleaned, NAME_LENGTH } from '../names.ts';
import type { Ports, StoredPerson } from '../ports.ts';
import { PROTOCOL } from '../protocol.ts';
import { codeFrom, type Connection, hashOf, type MessageOf, sendRejection } from './connection.ts';

/** How long a transfer code can be redeemed. */
const TRANSFER_CODE_MINUTES = 10;

/** Who a client is: people are known by a token that only their devices have. */
export interface IdentityHandlers {
  hello(connection: Connection, message: MessageOf<'hello'>): Promise<void>;
  rename(connection: Connection, person: StoredPerson, message: MessageOf<'rename'>): Promise<void>;
  createTransferCode(
    connection: Connection,
    person: StoredPerson,
    message: MessageOf<'create-transfer-code'>,
  ): Promise<void>;
  /** Makes the connection another person's; it watches nothing any more. */
  redeemTransferCode(
    connection: Connection,
    message: MessageOf<'redeem-transfer-code'>,
  ): Promise<void>;
}

/**
 * @param connections all that are open: a person may have several.
 * @param leaveAll ends a connection's watching.
 */
export function identityHandlers(
  ports: Ports,
  connections: ReadonlySet<Connection>,
  leaveAll: (connection: Connection) => void,
): IdentityHandlers {
  const newToken = (): string => bytesToHex(ports.randomBytes(32));
  const welcome = (connection: Connection, person: StoredPerson, token: string | null): void => {
    connection.person = person;
    const { id, name } = person;
    connection.send({ t: 'welcome', v: PROTOCOL, person: id, name, token, now: ports.now() });
  };
  return {
    async hello(connection, { token, name }) {
      const refuse = (code: string, params = {}): void =>
        sendRejection(ports, connection, null, reject(code, params));
      if (connection.person) return refuse('bad-message', { path: 't' });
      if (token !== null) {
        const known = await ports.store.personOf(hashOf(token), ports.now());
        return known ? welcome(connection, known, null) : refuse('unknown-token');
      }
      if (!connection.quota('person')) return refuse('too-fast');
      const issued = newToken();
      const id = `p${bytesToHex(ports.randomBytes(8))}`;
      const person = { id, name: cleaned(name ?? '', NAME_LENGTH) };
      await ports.store.addPerson(person, hashOf(issued), ports.now());
      welcome(connection, person, issued);
    },
    async rename(connection, person, message) {
      const name = cleaned(message.name, NAME_LENGTH);
      if (name === '') return sendRejection(ports, connection, message.id, reject('bad-name'));
      await ports.store.rename(person.id, name);
      for (const other of connections) {
        if (other.person?.id === person.id) other.person = { id: person.id, name };
      }
      connection.send({ t: 'done', id: message.id, seq: null });
    },
    async createTransferCode(connection, person, { id }) {
      const code = codeFrom(ports.randomBytes(8));
      const until = ports.now() + TRANSFER_CODE_MINUTES * 60_000;
      await ports.store.addTransferCode(hashOf(code), person.id, until);
      connection.send({ t: 'done', id, seq: null, code });
    },
    async redeemTransferCode(connection, message) {
      const refuse = (code: string): void =>
        sendRejection(ports, connection, message.id, reject(code));
      if (!connection.quota('may-guess')) return refuse('too-fast');
      const codeHash = hashOf(message.code.toUpperCase());
      const person = await ports.store.redeemTransferCode(codeHash, ports.now());
      if (!person) {
        connection.quota('guess');
        return refuse('bad-code');
      }
      const token = newToken();
      await ports.store.addToken(person.id, hashOf(token));
      // What another person was shown is not to be mixed with what this one will be.
      leaveAll(connection);
      welcome(connection, person, token);
      connection.send({ t: 'done', id: message.id, seq: null });
    },
  };
}
