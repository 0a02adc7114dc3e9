import { type Rejection, reject } from '@lusoria/core';
import type { ServerMessage } from '@lusoria/table/protocol';
import type { Handshake } from './handshake.ts';
import type { TableMessage } from '../tables/merge.ts';
import { createPatchedTables } from '../tables/patched-tables.ts';
import { readMessage } from './read-message.ts';
import type { Reconnector } from './reconnector.ts';
import type { Requests } from '../commands/requests.ts';
import type { ServerClock } from './server-clock.ts';
import type { EventMessage } from '../types.ts';
import type { Subscriptions } from '../tables/subscriptions.ts';

export interface ReceiverContext {
  readonly time: ServerClock;
  readonly handshake: Handshake;
  readonly requests: Requests;
  readonly subscriptions: Subscriptions;
  connection(): Reconnector;
  /** The server has greeted this client. */
  online(): void;
  /** The server speaks another version, or does not let this client in any more. */
  giveUp(rejection: Rejection): void;
  /** The server does not know this client's token any more. */
  becomeNew(): void;
  report(rejection: Rejection): void;
  /** A watched event has changed, or can no longer be seen. */
  event(message: EventMessage): void;
  gone(id: string, code: string): void;
  lobby(message: Extract<ServerMessage, { t: 'lobby' }>): void;
}

const OTHER_VERSION = reject('other-version');

/** Dispatches the messages of the server. */
export function createReceiver(context: ReceiverContext): (text: string) => void {
  const { time, handshake, requests, subscriptions, connection, report } = context;
  const tables = createPatchedTables();

  const welcomed = (message: Extract<ServerMessage, { t: 'welcome' }>): void => {
    const before = handshake.me()?.person;
    if (handshake.welcomed(message)) {
      if (before !== undefined && before !== message.person) {
        subscriptions.signOut();
        requests.signOut(reject('unknown-token'));
      }
      tables.reset();
      time.responded(message.now);
      connection().greeted();
      requests.resume();
    }
    subscriptions.resume();
    context.online();
  };

  const rejected = (id: string | null, rejection: Rejection): void => {
    if (rejection.code === 'banned') {
      report(rejection);
      return context.giveUp(rejection);
    }
    if (!handshake.isGreeted()) return rejectedBeforeWelcome(rejection);
    // The server has lost the identity of this connection.
    if (rejection.code === 'hello-first') return connection().drop();
    // Another device has signed this one out, or the person was erased.
    if (rejection.code === 'unknown-token') {
      report(rejection);
      return context.becomeNew();
    }
    if (!requests.rejected(id, rejection)) report(rejection);
  };

  const rejectedBeforeWelcome = (rejection: Rejection): void => {
    const path = rejection.code === 'bad-message' ? rejection.params['path'] : null;
    if (path === 'v') return context.giveUp(OTHER_VERSION);
    if (rejection.code === 'unknown-token' || path === 'token') return handshake.retryAsNew();
    // The server is older than this part of the protocol.
    if (path === 'patches') return handshake.retryWithoutPatches();
    report(rejection);
    connection().drop();
  };

  const told = (message: TableMessage): void => {
    time.observed(message.now);
    const subscription = subscriptions.get(message.table);
    if (!subscription) return;
    tables.told(message);
    subscription.table(message);
  };

  const toldPatch = (message: Extract<ServerMessage, { t: 'patch' }>): void => {
    const subscription = subscriptions.get(message.table);
    if (!subscription) return;
    const next = tables.next(message);
    if (next === 'lost') return subscription.resync('missing');
    if (next) told(next);
  };

  const dispatch = (message: ServerMessage): void => {
    switch (message.t) {
      case 'welcome':
        return welcomed(message);
      case 'refused':
        return rejected(message.id, reject(message.code, message.params));
      case 'done':
      case 'tables':
      case 'devices':
      case 'bot':
      case 'bots':
      case 'blocks':
      case 'push-key':
      case 'passkeys':
      case 'shared':
      case 'photos':
      case 'contacts':
      case 'record':
      case 'history':
      case 'event-answer':
        return requests.responded(message);
      case 'table':
        return told(message);
      case 'patch':
        return toldPatch(message);
      case 'presence':
        return subscriptions.get(message.table)?.presence(message.people, message.watching);
      case 'note':
        return subscriptions.get(message.table)?.noteChanged(message.text);
      case 'event':
      case 'event-patch':
        time.observed(message.now);
        return context.event(message);
      case 'lobby':
        return context.lobby(message);
      case 'gone':
        context.gone(message.table, message.code);
        return subscriptions.drop(message.table, reject(message.code));
      case 'pong':
        return time.responded(message.now);
    }
  };

  return (text) => {
    const read = readMessage(text);
    switch (read.kind) {
      case 'message':
        return dispatch(read.message);
      case 'other-version':
        return context.giveUp(OTHER_VERSION);
      case 'unreadable':
        report(reject('unreadable', { path: read.path }));
        return connection().drop();
    }
  };
}
