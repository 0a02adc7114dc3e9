import { reject } from '@lusoria/core';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { MAX_SHARED, type Ports, SHARED_MS, type StoredPerson } from '../../ports.ts';
import { readShared } from '../../sharing/read.ts';
import { codeFrom, type Connection, type MessageOf, sendRejection } from '../connection.ts';

/** What people share by links. */
export interface ShareHandlers {
  share(connection: Connection, person: StoredPerson, message: MessageOf<'share'>): Promise<void>;
  list(connection: Connection, person: StoredPerson, message: MessageOf<'shared'>): Promise<void>;
  remove(
    connection: Connection,
    person: StoredPerson,
    message: MessageOf<'unshare'>,
  ): Promise<void>;
}

const CODE_CHARS = 10;

export function shareHandlers(ports: Ports): ShareHandlers {
  const { store, checkShared } = ports;
  return {
    async share(connection, person, { id, code, round }) {
      const refuse = (...rejection: Parameters<typeof reject>): void =>
        sendRejection(ports, connection, id, reject(...rejection));
      if (!checkShared) return refuse('sharing-off');
      const read = readShared(JSON.stringify(round));
      if (!read.ok) return sendRejection(ports, connection, id, read.rejection);
      const shared = read.value;
      const own = await store.sharedOf(person.id);
      if (code !== null && !own.some((one) => one.code === code)) return refuse('no-such-shared');
      // Derived from the message's id: a repeated message finds what it has stored.
      const place = code ?? codeOf(person.id, id);
      const isNew = !own.some((one) => one.code === place);
      if (isNew && own.length >= MAX_SHARED) return refuse('too-many-shared', { most: MAX_SHARED });
      if (!connection.quota('slow')) return refuse('too-fast');
      const rejection = await checkShared(shared);
      if (rejection) return sendRejection(ports, connection, id, rejection);
      const { game, title } = shared;
      const now = ports.now();
      const share = {
        code: place,
        person: person.id,
        game,
        title,
        at: now,
        until: now + SHARED_MS,
      };
      const isSaved = await store.saveShared(share, JSON.stringify(shared));
      if (!isSaved) return refuse('no-such-shared');
      connection.send({ t: 'done', id, seq: null, code: place });
    },
    async list(connection, person, { id }) {
      const own = await store.sharedOf(person.id);
      const shared = own.map(({ code, game, title, at, until }) => ({
        code,
        game,
        title,
        at,
        until,
      }));
      connection.send({ t: 'shared', id, shared });
    },
    async remove(connection, person, { id, code }) {
      const isGone = await store.removeShared(code, person.id);
      if (!isGone) return sendRejection(ports, connection, id, reject('no-such-shared'));
      connection.send({ t: 'done', id, seq: null });
    },
  };
}

function codeOf(person: string, message: string): string {
  return codeFrom(sha256(utf8ToBytes(`share ${person} ${message}`)).slice(0, CODE_CHARS));
}
