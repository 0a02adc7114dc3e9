import { reject } from '@lusoria/core';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Passkeys, Ports, StoredPerson } from '../../ports.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import type { MadePasskey, UsedPasskey } from '../../protocol/passkey.ts';
import { type Connection, type MessageOf, sendRejection } from '../connection.ts';

/** Time in which a challenge can be answered. */
const CHALLENGE_MS = 5 * 60 * 1000;

/** Passkeys, by which a person is known again on another device. */
export interface PasskeyHandlers {
  passkey(
    connection: Connection,
    person: StoredPerson,
    message: MessageOf<'passkey'>,
  ): Promise<void>;
}

/** @param become makes a connection another person's, with a token of its own; false: there is no such person any more */
export function passkeyHandlers(
  ports: Ports,
  become: (connection: Connection, person: string) => Promise<boolean>,
): PasskeyHandlers {
  const { store, passkeys } = ports;

  const answer = async (
    connection: Connection,
    id: string,
    person: string,
    challenge: string | null,
  ): Promise<void> => {
    const own = await store.passkeysOf(person);
    const message: ServerMessage = {
      t: 'passkeys',
      id,
      challenge,
      rp: passkeys?.rp ?? null,
      passkeys: own.map((one) => ({ passkey: one.id, since: one.since })),
    };
    connection.send(message);
  };

  /** The challenge of a connection, which is used up by that; null: there is none in time. */
  const challengeOf = (connection: Connection): string | null => {
    const { challenge } = connection;
    connection.challenge = null;
    return challenge && challenge.until > ports.now() ? challenge.text : null;
  };

  const add = async (
    keys: Passkeys,
    connection: Connection,
    person: StoredPerson,
    made: MadePasskey,
  ): Promise<boolean> => {
    const challenge = challengeOf(connection);
    const found = challenge === null ? null : await keys.made(challenge, made);
    if (!found) return false;
    const since = ports.now();
    return store.addPasskey({ id: made.passkey, person: person.id, since, ...found });
  };

  /** The person whose passkey was used; null alike for one that is not known, and for a wrong signature. */
  const ownerOf = async (
    keys: Passkeys,
    connection: Connection,
    used: UsedPasskey,
  ): Promise<string | null> => {
    const challenge = challengeOf(connection);
    const stored = await store.passkey(used.passkey);
    if (challenge === null || !stored) return null;
    const counter = await keys.used(challenge, used, stored);
    if (counter === null || !(await store.countPasskey(stored.id, stored.counter, counter))) {
      return null;
    }
    return stored.person;
  };

  return {
    async passkey(connection, person, { id, request }) {
      const refuse = (code: string): void => sendRejection(ports, connection, id, reject(code));
      if (request.do === 'remove') {
        await store.removePasskey(request.passkey, person.id);
        return answer(connection, id, person.id, null);
      }
      if (request.do === 'list') return answer(connection, id, person.id, null);
      if (!passkeys) return refuse('passkeys-off');
      switch (request.do) {
        case 'challenge': {
          // Hexadecimal digits are base64url, too: of 48 bytes.
          const text = bytesToHex(ports.randomBytes(32));
          connection.challenge = { text, until: ports.now() + CHALLENGE_MS };
          return answer(connection, id, person.id, text);
        }
        case 'add': {
          if (!connection.quota('person')) return refuse('too-fast');
          const isAdded = await add(passkeys, connection, person, request.made);
          return isAdded ? answer(connection, id, person.id, null) : refuse('bad-passkey');
        }
        case 'use': {
          if (!connection.quota('may-guess') || !connection.quota('person')) {
            return refuse('too-fast');
          }
          const owner = await ownerOf(passkeys, connection, request.used);
          if (owner !== null && (await become(connection, owner))) {
            return answer(connection, id, owner, null);
          }
          connection.quota('guess');
          return refuse('bad-passkey');
        }
      }
    },
  };
}
