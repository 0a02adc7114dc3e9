import { reject } from '@lusoria/core';
import type { Ports, StoredPerson } from '../../ports.ts';
import { type Connection, type MessageOf, sendRejection } from '../connection.ts';

/** Subscriptions of people's devices to notices. */
export interface PushHandlers {
  key(connection: Connection, message: MessageOf<'push-key'>): void;
  subscribe(
    connection: Connection,
    person: StoredPerson,
    message: MessageOf<'subscribe'>,
  ): Promise<void>;
  unsubscribe(
    connection: Connection,
    person: StoredPerson,
    message: MessageOf<'unsubscribe'>,
  ): Promise<void>;
}

export function pushHandlers(ports: Ports): PushHandlers {
  const { store, push } = ports;
  const refuse = (connection: Connection, id: string, code: string, params = {}): void =>
    sendRejection(ports, connection, id, reject(code, params));
  return {
    key(connection, { id }) {
      if (!push) return refuse(connection, id, 'push-off');
      connection.send({ t: 'push-key', id, key: push.key });
    },
    async subscribe(connection, person, { id, endpoint, p256dh, auth, zone }) {
      if (!push) return refuse(connection, id, 'push-off');
      if (!push.knows(endpoint)) return refuse(connection, id, 'unknown-push-service');
      if (!isTimeZone(zone)) {
        return refuse(connection, id, 'bad-message', { path: 'zone' });
      }
      const owner = { person: person.id, device: connection.device };
      await store.addSubscription({ ...owner, endpoint, p256dh, auth, zone }, ports.now());
      connection.send({ t: 'done', id, seq: null });
    },
    async unsubscribe(connection, person, { id, endpoint }) {
      await store.removeSubscription(endpoint, person.id);
      connection.send({ t: 'done', id, seq: null });
    },
  };
}

export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
