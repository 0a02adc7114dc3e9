import { reject } from '@lusoria/core';
import type { Ports, StoredPerson } from '../../ports.ts';
import type { ClientMessage } from '../../protocol/messages.ts';
import type { AccountHandlers } from './account-handlers.ts';
import type { EventLayer } from '../event-host.ts';
import type { ContactHandlers } from './contact-handlers.ts';
import type { BotHandlers } from './bot-handlers.ts';
import { type Connection, sendRejection } from '../connection.ts';
import type { Erasure } from '../tables/erasure.ts';
import type { IdentityHandlers } from './identity.ts';
import { isRead, readMessage } from './read-message.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { ShareHandlers } from './share-handlers.ts';
import type { PhotoHandlers } from './photo-handlers.ts';
import type { PushHandlers } from './push-handlers.ts';
import type { TableHandlers } from './table-handlers.ts';

/** Handlers of all client requests. */
export interface Handlers {
  readonly identity: IdentityHandlers;
  readonly account: AccountHandlers;
  readonly bots: BotHandlers;
  readonly table: TableHandlers;
  readonly lobby: Lobby;
  readonly push: PushHandlers;
  readonly sharing: ShareHandlers;
  readonly contact: ContactHandlers;
  readonly photos: PhotoHandlers;
  readonly erasure: Erasure;
  /** Null where there are no events. */
  readonly eventLayer: EventLayer | null;
}

/**
 * Messages that a bot's token, which lies in a program's files, may not send: its owner decides who
 * it is, and whether it exists.
 */
const FOR_PEOPLE: readonly ClientMessage['t'][] = [
  'create-bot',
  'bots',
  'remove-bot',
  'create-transfer-code',
  'redeem-transfer-code',
  'devices',
  'revoke',
  'erase',
  'event',
  'lobby',
  'seek',
  'block',
  'blocks',
  'report',
  'push-key',
  'subscribe',
  'unsubscribe',
  'passkey',
  'share',
  'photos',
  'shared',
  'unshare',
  'contacts',
  'set-feed',
  'set-mail',
  'remove-contact',
];

/** Reads a raw message and has it carried out; `since` is when it came in, by `ticks`. */
export type Route = (connection: Connection, text: string, since?: number) => Promise<void> | void;

export function createRouter(ports: Ports, handlers: Handlers): Route {
  const {
    identity,
    account,
    bots,
    table,
    lobby,
    push,
    sharing,
    contact,
    photos,
    erasure,
    eventLayer,
  } = handlers;

  const dispatch = (
    connection: Connection,
    person: StoredPerson,
    message: Exclude<ClientMessage, { t: 'hello' | 'ping' }>,
    since?: number,
  ): Promise<void> | void => {
    if (isRead(message) && !connection.quota('read')) {
      const id = 'id' in message ? message.id : null;
      return sendRejection(ports, connection, id, reject('too-fast'));
    }
    if (connection.isBot && FOR_PEOPLE.includes(message.t)) {
      const id = 'id' in message ? message.id : null;
      return sendRejection(ports, connection, id, reject('not-for-bots'));
    }
    switch (message.t) {
      case 'do':
        return table.command(connection, person, message, since);
      case 'open':
        return table.open(connection, person, message);
      case 'close':
        return table.close(connection, message.table);
      case 'history':
        return table.history(connection, message);
      case 'note':
        return table.note(connection, person, message);
      case 'export':
        return table.exportRecord(connection, message);
      case 'create':
        return account.create(connection, person, message);
      case 'tables':
        return account.list(connection, person, message);
      case 'rename':
        return identity.rename(connection, person, message);
      case 'create-transfer-code':
        return identity.createTransferCode(connection, person, message);
      case 'redeem-transfer-code':
        return identity.redeemTransferCode(connection, message);
      case 'devices':
        return identity.listDevices(connection, person, message);
      case 'revoke':
        return identity.revoke(connection, person, message);
      case 'create-bot':
        return bots.create(connection, person, message);
      case 'bots':
        return bots.list(connection, person, message);
      case 'remove-bot':
        return bots.remove(connection, person, message);
      case 'event':
        return eventLayer
          ? eventLayer.request(connection, person, message)
          : sendRejection(ports, connection, message.id, reject('bad-message', { path: 't' }));
      case 'lobby':
        return lobby.watch(connection, person, message);
      case 'seek':
        return lobby.seek(connection, person, message);
      case 'block':
        return lobby.block(connection, person, message);
      case 'blocks':
        return lobby.listBlocks(connection, person, message);
      case 'report':
        return lobby.report(connection, person, message);
      case 'push-key':
        return push.key(connection, message);
      case 'subscribe':
        return push.subscribe(connection, person, message);
      case 'unsubscribe':
        return push.unsubscribe(connection, person, message);
      case 'passkey':
        return identity.passkey(connection, person, message);
      case 'share':
        return sharing.share(connection, person, message);
      case 'photos':
        return photos.keep(connection, person, message);
      case 'shared':
        return sharing.list(connection, person, message);
      case 'unshare':
        return sharing.remove(connection, person, message);
      case 'contacts':
      case 'set-feed':
      case 'set-mail':
      case 'remove-contact':
        return contact.handle(connection, person, message);
      case 'erase':
        return erasure.erase(connection, person, message);
    }
  };

  return (connection, text, since) => {
    const read = readMessage(text);
    if (!read.ok) return sendRejection(ports, connection, read.id, read.rejection);
    const { value } = read;
    if (value.t === 'hello') return identity.hello(connection, value);
    if (value.t === 'ping') return connection.send({ t: 'pong', now: ports.now() });
    if (!connection.person) {
      const id = 'id' in value ? value.id : null;
      return sendRejection(ports, connection, id, reject('hello-first'));
    }
    return dispatch(connection, connection.person, value, since);
  };
}
