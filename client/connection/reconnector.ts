import { backoff } from './backoff.ts';
import type { Connect, Connection } from './connection.ts';
import type { After } from '../types.ts';

const RECONNECT = { first: 300, most: 8000 };
/** From the beginning of a connection until the server's greeting. */
const GREETING_MS = 10_000;
/** A connection that lasted this long was a good one: the next is tried soon. */
const STABLE_MS = 5000;
/** Time without a message after which the server is pinged. */
const IDLE_MS = 20_000;
/** The same while somebody looks at the page, who should soon learn that the connection is dead. */
const WATCHED_IDLE_MS = 6000;
/** Time in which it must answer a ping. */
const PONG_MS = 5000;
const WATCHED_PONG_MS = 3000;
/** Pings before giving up: after a device has slept, timers fire before received data are read. */
const PINGS = 2;
/** Time in which a server must answer a request before it is pinged. */
const RESPONSE_MS = 4000;
/** The same as `PONG_MS` after a change of network: the connection may have died with the old one. */
const HURRIED_PONG_MS = 2000;
/** Age from which a connection that has not opened yet was probably begun on the old network. */
const FRESH_MS = 2000;

export interface ReconnectorOptions {
  readonly connect: Connect;
  readonly after: After;
  /** A number from 0 to 1. */
  readonly chance: () => number;
  /** Called when a connection is open; now hello must be sent. */
  readonly opened: () => void;
  readonly received: (text: string) => void;
  readonly lost: () => void;
  /** Sends a message that the server answers. */
  readonly ping: () => void;
  /** Whether somebody looks at what the connection brings. */
  readonly isWatched: () => boolean;
}

/** Keeps one connection at a time: a lost one is replaced. */
export interface Reconnector {
  send(text: string): void;
  /** The server has greeted this client on this connection. */
  greeted(): void;
  /** Drops an unusable connection. */
  drop(): void;
  /** The network has changed: connects now instead of later, or checks soon whether the connection still works. */
  hurry(): void;
  close(): void;
}

/** Connects, and reconnects until it is closed. */
export function openReconnector({
  connect,
  after,
  chance,
  opened,
  received,
  lost,
  ping,
  isWatched,
}: ReconnectorOptions): Reconnector {
  let state: 'waiting' | 'opening' | 'greeted' | 'closed' = 'waiting';
  let connection: Connection | null = null;
  // Events of earlier connections are ignored.
  let current: object | null = null;
  let tries = 0;
  /** Whether the connection was begun a moment ago. */
  let isFresh = false;
  /** Whether the server must answer soon. */
  let isExpecting = false;
  let cancelTimer = () => {};
  let cancelFresh = () => {};
  let cancelStable = () => {};

  const setTimer = (ms: number, call: () => void): void => {
    cancelTimer();
    cancelTimer = after(ms, call);
  };

  const disconnect = (): void => {
    const old = connection;
    connection = null;
    current = null;
    cancelTimer();
    cancelFresh();
    cancelStable();
    old?.close();
  };

  const start = (): void => {
    const own = {};
    current = own;
    state = 'opening';
    isFresh = true;
    cancelFresh = after(FRESH_MS, () => {
      isFresh = false;
    });
    setTimer(GREETING_MS, drop);
    const ifCurrent = (call: () => void): void => {
      if (current === own) call();
    };
    try {
      const begun = connect({
        opened: () => ifCurrent(opened),
        received: (text) =>
          ifCurrent(() => {
            if (state === 'greeted') waitForIdle();
            received(text);
          }),
        closed: () => ifCurrent(drop),
      });
      if (current === own) connection = begun;
      else begun.close();
    } catch {
      // Any failure to connect is taken as temporary.
      ifCurrent(drop);
    }
  };

  const drop = (): void => {
    if (state === 'closed' || state === 'waiting') return;
    disconnect();
    state = 'waiting';
    setTimer(backoff(tries, RECONNECT, chance()), start);
    tries += 1;
    lost();
  };

  const waitForIdle = (): void => {
    isExpecting = false;
    const [idle, pong] = isWatched() ? [WATCHED_IDLE_MS, WATCHED_PONG_MS] : [IDLE_MS, PONG_MS];
    setTimer(idle, () => probe(PINGS, pong));
  };

  const probe = (left: number, ms: number): void => {
    if (left === 0) return drop();
    isExpecting = true;
    setTimer(ms, () => probe(left - 1, ms));
    ping();
  };

  start();
  return {
    send(text) {
      connection?.send(text);
      if (state !== 'greeted' || isExpecting) return;
      isExpecting = true;
      setTimer(RESPONSE_MS, () => probe(PINGS, PONG_MS));
    },
    greeted() {
      state = 'greeted';
      waitForIdle();
      cancelStable = after(STABLE_MS, () => {
        tries = 0;
      });
    },
    drop,
    hurry() {
      if (state === 'greeted') return probe(PINGS, HURRIED_PONG_MS);
      if (state === 'closed' || (state === 'opening' && isFresh)) return;
      // A network that has just come needs a moment: if it fails now, the next try comes soon.
      tries = 0;
      disconnect();
      start();
    },
    close() {
      state = 'closed';
      disconnect();
    },
  };
}
