import { reject } from '@lusoria/core';
import { bytesToHex } from '@noble/hashes/utils.js';
import { cleaned, NAME_LENGTH } from '../../seats/names.ts';
import { deviceOf, type Devices, type Ports, type StoredPerson } from '../../ports.ts';
import { BOT_TOKEN, PROTOCOL } from '../../protocol/messages.ts';
import { type PasskeyHandlers, passkeyHandlers } from './passkey-handlers.ts';
import { codeFrom, type Connection, hashOf, type MessageOf, sendRejection } from '../connection.ts';

/** Minutes for which a transfer code can be redeemed. */
const TRANSFER_CODE_MINUTES = 10;

/** Handlers of a client's identity: people are known by a token that only their devices have. */
export interface IdentityHandlers extends PasskeyHandlers {
  hello(connection: Connection, message: MessageOf<'hello'>): Promise<void>;
  rename(connection: Connection, person: StoredPerson, message: MessageOf<'rename'>): Promise<void>;
  createTransferCode(
    connection: Connection,
    person: StoredPerson,
    message: MessageOf<'create-transfer-code'>,
  ): Promise<void>;
  /** Makes the connection another person's; it stops watching. */
  redeemTransferCode(
    connection: Connection,
    message: MessageOf<'redeem-transfer-code'>,
  ): Promise<void>;
  listDevices(
    connection: Connection,
    person: StoredPerson,
    message: MessageOf<'devices'>,
  ): Promise<void>;
  /** Revokes the token of another device of the same person, or of all others. */
  revoke(connection: Connection, person: StoredPerson, message: MessageOf<'revoke'>): Promise<void>;
}

/** Changes that identity handlers cause to connections. */
export interface IdentityContext {
  /** Ends a connection's watching. */
  leaveAll(connection: Connection): void;
  /** Takes the person from connections of these devices, and tells them. */
  signOut(person: string, devices: Devices): void;
}

/** @param connections all open connections: a person may have several. */
export function identityHandlers(
  ports: Ports,
  connections: ReadonlySet<Connection>,
  { leaveAll, signOut }: IdentityContext,
): IdentityHandlers {
  const newToken = (): string => bytesToHex(ports.randomBytes(32));
  /** @param issued a token that the client does not have yet. */
  const welcome = (
    connection: Connection,
    person: StoredPerson,
    tokenHash: string,
    issued: string | null,
  ): void => {
    connection.person = person;
    connection.device = deviceOf(tokenHash);
    const { id, name } = person;
    const now = ports.now();
    connection.send({ t: 'welcome', v: PROTOCOL, person: id, name, token: issued, now });
  };
  const become = async (connection: Connection, id: string): Promise<boolean> => {
    const token = newToken();
    const tokenHash = hashOf(token);
    await ports.store.addToken(id, tokenHash, ports.now());
    const person = await ports.store.personOf(tokenHash, ports.now());
    if (!person) return false;
    // Views sent to one person must not be mixed with those for another.
    leaveAll(connection);
    welcome(connection, person, tokenHash, token);
    return true;
  };
  return {
    ...passkeyHandlers(ports, become),
    async hello(connection, { token, name, patches = false }) {
      const refuse = (code: string, params = {}): void =>
        sendRejection(ports, connection, null, reject(code, params));
      if (connection.person) return refuse('bad-message', { path: 't' });
      connection.patches = patches;
      if (token !== null) {
        const tokenHash = hashOf(token);
        const known = await ports.store.personOf(tokenHash, ports.now());
        if (known) {
          connection.isBot = token.startsWith(BOT_TOKEN);
          return welcome(connection, known, tokenHash, null);
        }
        return refuse(connection.quota('token') ? 'unknown-token' : 'too-fast');
      }
      if (!connection.quota('person')) return refuse('too-fast');
      const issued = newToken();
      const id = `p${bytesToHex(ports.randomBytes(8))}`;
      const person = { id, name: cleaned(name ?? '', NAME_LENGTH) };
      await ports.store.addPerson(person, hashOf(issued), ports.now());
      welcome(connection, person, hashOf(issued), issued);
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
      if (!connection.quota('person')) return refuse('too-fast');
      const codeHash = hashOf(message.code.toUpperCase());
      const person = await ports.store.redeemTransferCode(codeHash, ports.now());
      if (!person) {
        connection.quota('guess');
        return refuse('bad-code');
      }
      const token = newToken();
      const tokenHash = hashOf(token);
      await ports.store.addToken(person.id, tokenHash, ports.now());
      // Views sent to one person must not be mixed with those for another.
      leaveAll(connection);
      welcome(connection, person, tokenHash, token);
      connection.send({ t: 'done', id: message.id, seq: null });
    },
    async listDevices(connection, person, { id }) {
      const all = await ports.store.devicesOf(person.id);
      const devices = all.map((one) => ({ ...one, here: one.device === connection.device }));
      connection.send({ t: 'devices', id, devices });
    },
    async revoke(connection, person, { id, device }) {
      // Revoking a person's last device is not allowed: `erase` is for that.
      if (device === connection.device) {
        return sendRejection(ports, connection, id, reject('this-device'));
      }
      const devices =
        device === null
          ? ({ kind: 'others', device: connection.device } as const)
          : ({ kind: 'one', device } as const);
      await ports.store.removeTokens(person.id, devices);
      signOut(person.id, devices);
      ports.cluster?.publish({ kind: 'revoked', person: person.id, devices });
      connection.send({ t: 'done', id, seq: null });
    },
  };
}
