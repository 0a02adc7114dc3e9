import { defined, type Rejection, reject } from '@lusoria/core';
import { hex, openCommitments } from './proof/commitments.ts';
import { createHandshake } from './connection/handshake.ts';
import { isWatched, onReturn } from './connection/network.ts';
import { createReceiver } from './connection/receiver.ts';
import { openReconnector } from './connection/reconnector.ts';
import { openRequests } from './commands/requests.ts';
import { notifyAll } from './notify-all.ts';
import { serverClock } from './connection/server-clock.ts';
import { sessionActions } from './commands/session-actions.ts';
import { openSubscriptions } from './tables/subscriptions.ts';
import type { EventListener, LobbyMessage, Session, SessionOptions, Status } from './types.ts';

/** Opens a session with a server. It connects at once and reconnects until it is closed. */
export function openSession(given: SessionOptions): Session {
  const { connect, random, after, clock, notice, ...options } = withDefaults(given);
  const listeners = new Set<{ readonly call: () => void }>();
  const events = new Set<EventListener>();
  const lobby = new Set<(message: LobbyMessage) => void>();
  let status: Status = 'connecting';
  const chance = (): number => defined(random(1)[0], 'a random byte') / 255;
  const time = serverClock(clock);

  const changed = (): void => notifyAll([...listeners].map(({ call }) => call));
  const report = (rejection: Rejection): void => notifyAll([() => notice(rejection)]);
  const setStatus = (next: Status): void => {
    if (status === next) return;
    status = next;
    changed();
  };
  const send = (message: object): void => connection.send(JSON.stringify(message));

  const handshake = createHandshake({
    credentials: options.credentials,
    name: options.name,
    notice: report,
    send(message) {
      time.reset();
      time.requested();
      send(message);
    },
  });
  const requests = openRequests({
    send: (text) => connection.send(text),
    after,
    chance,
    newId: idsOf(hex(random(8))),
    stuck: () => connection.drop(),
  });
  const commitments = openCommitments({ random, storage: options.commitments });
  const subscriptions = openSubscriptions({
    requests,
    commitments,
    after,
    unsubscribe: (table) => send({ t: 'close', table }),
    broken: () => connection.drop(),
  });

  const becomeNew = (): void => {
    handshake.forgetMe();
    connection.drop();
  };

  const close = (rejection: Rejection): void => {
    handshake.reset();
    stopWaiting();
    connection.close();
    requests.close(rejection);
    subscriptions.close(rejection);
  };

  const receive = createReceiver({
    time,
    handshake,
    requests,
    subscriptions,
    connection: () => connection,
    online() {
      status = 'online';
      changed();
    },
    giveUp(rejection) {
      close(rejection);
      setStatus('refused');
    },
    becomeNew,
    report,
    event: (message) => notifyAll([...events].map((one) => () => one.changed(message))),
    lobby: (message) => notifyAll([...lobby].map((call) => () => call(message))),
    gone: (id, code) => notifyAll([...events].map((one) => () => one.gone(id, code))),
  });

  const connection = openReconnector({
    connect,
    after,
    chance,
    opened: handshake.hello,
    received: receive,
    lost() {
      handshake.reset();
      requests.suspend();
      subscriptions.suspend();
      setStatus('reconnecting');
    },
    ping() {
      time.requested();
      send({ t: 'ping' });
    },
    isWatched,
  });
  const stopWaiting = onReturn(() => connection.hurry());

  return {
    ...sessionActions({ requests, subscriptions, handshake, changed, becomeNew }),
    status: () => status,
    me: handshake.me,
    subscribe(call) {
      const listener = { call };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onLobby(listener) {
      lobby.add(listener);
      return () => lobby.delete(listener);
    },
    onEvents(listener) {
      events.add(listener);
      return () => events.delete(listener);
    },
    now: time.now,
    commitments: commitments.of,
    close: () => close(reject('closed')),
  };
}

function withDefaults({
  commitments = { load: () => [], save: () => undefined },
  name = '',
  random = (count) => crypto.getRandomValues(new Uint8Array(count)),
  after = (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  clock = () => Date.now(),
  notice = () => undefined,
  ...required
}: SessionOptions): Required<SessionOptions> {
  return { commitments, name, random, after, clock, notice, ...required };
}

/** A generator of unique ids. */
function idsOf(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}-${(count += 1)}`;
}
