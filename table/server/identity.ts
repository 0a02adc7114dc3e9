import { reject } from '@lusoria/core';
import { bytesToHex } from '@noble/hashes/utils.js';
import { codeFrom, hashOf, type Connection, sendRejection, type MessageOf } from './connection.ts';
import { cleaned, NAME_LENGTH } from '../names.ts';
import type { StoredPerson, Ports } from '../ports.ts';
import { PROTOCOL } from '../protocol.ts';

/** How long a code for another device can be used. */
const TRANSFER_CODE_MINUTES = 10;

/** Who is at the other end of a line: people are known by a token that only their devices have. */
export interface Identity {
  hello(line: Connection, message: MessageOf<'hello'>): Promise<void>;
  rename(line: Connection, person: StoredPerson, message: MessageOf<'rename'>): Promise<void>;
  createTransferCode(
    line: Connection,
    person: StoredPerson,
    message: MessageOf<'create-transfer-code'>,
  ): Promise<void>;
  /** Makes the line another person's; it watches nothing any more. */
  redeemTransferCode(line: Connection, message: MessageOf<'redeem-transfer-code'>): Promise<void>;
}

/**
 * @param lines all that are open: somebody can be there on several.
 * @param leaveAll ends a line's watching.
 */
export function openIdentity(
  world: Ports,
  lines: ReadonlySet<Connection>,
  leaveAll: (line: Connection) => void,
): Identity {
  const newToken = (): string => bytesToHex(world.randomBytes(32));
  const welcome = (line: Connection, person: StoredPerson, token: string | null): void => {
    line.person = person;
    const { id, name } = person;
    line.send({ t: 'welcome', v: PROTOCOL, person: id, name, token, now: world.now() });
  };
  return {
    async hello(line, { token, name }) {
      if (line.person)
        return sendRejection(world, line, null, reject('bad-message', { path: 't' }));
      if (token !== null) {
        const known = await world.store.personOf(hashOf(token), world.now());
        if (!known) return sendRejection(world, line, null, reject('unknown-token'));
        return welcome(line, known, null);
      }
      if (!line.quota('person')) return sendRejection(world, line, null, reject('too-fast'));
      const fresh = newToken();
      const id = `p${bytesToHex(world.randomBytes(8))}`;
      const person = { id, name: cleaned(name ?? '', NAME_LENGTH) };
      await world.store.addPerson(person, hashOf(fresh), world.now());
      welcome(line, person, fresh);
    },
    async rename(line, person, message) {
      const name = cleaned(message.name, NAME_LENGTH);
      if (name === '') return sendRejection(world, line, message.id, reject('bad-name'));
      await world.store.rename(person.id, name);
      for (const other of lines) {
        if (other.person?.id === person.id) other.person = { id: person.id, name };
      }
      line.send({ t: 'done', id: message.id, seq: null });
    },
    async createTransferCode(line, person, { id }) {
      const code = codeFrom(world.randomBytes(8));
      await world.store.addTransferCode(
        hashOf(code),
        person.id,
        world.now() + TRANSFER_CODE_MINUTES * 60_000,
      );
      line.send({ t: 'done', id, seq: null, code });
    },
    async redeemTransferCode(line, message) {
      const person = await world.store.redeemTransferCode(
        hashOf(message.code.toUpperCase()),
        world.now(),
      );
      if (!person) return sendRejection(world, line, message.id, reject('bad-code'));
      const token = newToken();
      await world.store.addToken(person.id, hashOf(token));
      // What another person was shown is not to be mixed with what this one will be.
      leaveAll(line);
      welcome(line, person, token);
      line.send({ t: 'done', id: message.id, seq: null });
    },
  };
}
