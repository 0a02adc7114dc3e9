import { backoff } from './backoff.ts';
import type { Connect, Connection } from './connection.ts';
import type { After } from './types.ts';

const RECONNECT = { first: 300, most: 8000 };
/** From the beginning of a line until the house has said who we are. */
const GREETING_MS = 10_000;
/** A line that lasted this long was a good one: the next is tried soon. */
const STABLE_MS = 5000;
/** When nothing is heard for so long, the house is asked whether it is still there, */
const IDLE_MS = 20_000;
/** and given so long to answer, */
const PONG_MS = 5000;
/** more than once, for after a device has slept timers go off before what has arrived is read. */
const PINGS = 2;
/** Whoever was spoken to answers within so long, or is asked whether it is still there. */
const SOON_MS = 4000;
/** When something has changed there is less patience: the line may have died with the old network, */
const HURRIED_PONG_MS = 2000;
/** and one that has not come about for so long was begun on it. */
const FRESH_MS = 2000;

export interface ReconnectorOptions {
  readonly connect: Connect;
  readonly after: After;
  /** A number from 0 to 1. */
  readonly chance: () => number;
  /** There is a line; now say who we are. */
  readonly opened: () => void;
  readonly received: (text: string) => void;
  readonly lost: () => void;
  /** Ask for a sign of life. */
  readonly ping: () => void;
}

/** One line at a time: a lost one is replaced. */
export interface Reconnector {
  send(text: string): void;
  /** The house has greeted us on the present line. */
  greeted(): void;
  /** The present line is no good. */
  drop(): void;
  /** Something has changed: try now instead of later, or see soon whether the line still holds. */
  hurry(): void;
  close(): void;
}

/** Begins with a line and keeps at it until it is closed. */
export function openReconnector({
  connect,
  after,
  chance,
  opened,
  received,
  lost,
  ping,
}: ReconnectorOptions): Reconnector {
  let state: 'waiting' | 'opening' | 'greeted' | 'closed' = 'waiting';
  let line: Connection | null = null;
  // Whoever is not the present line is not listened to.
  let present: object | null = null;
  let tries = 0;
  /** Whether the line was begun a moment ago. */
  let fresh = false;
  /** Whether a sign of life is due soon. */
  let expecting = false;
  let cancelAlarm = () => {};
  let cancelFresh = () => {};
  let cancelStable = () => {};

  const alarm = (ms: number, call: () => void): void => {
    cancelAlarm();
    cancelAlarm = after(ms, call);
  };

  const hangUp = (): void => {
    const old = line;
    line = null;
    present = null;
    cancelAlarm();
    cancelFresh();
    cancelStable();
    old?.close();
  };

  const start = (): void => {
    const mine = {};
    present = mine;
    state = 'opening';
    fresh = true;
    cancelFresh = after(FRESH_MS, () => {
      fresh = false;
    });
    alarm(GREETING_MS, drop);
    const ifPresent = (call: () => void): void => {
      if (present === mine) call();
    };
    try {
      const begun = connect({
        opened: () => ifPresent(opened),
        received: (text) =>
          ifPresent(() => {
            if (state === 'greeted') rest();
            received(text);
          }),
        closed: () => ifPresent(drop),
      });
      if (present === mine) line = begun;
      else begun.close();
    } catch {
      // An address that cannot be reached at all is one that cannot be reached now.
      ifPresent(drop);
    }
  };

  const drop = (): void => {
    if (state === 'closed' || state === 'waiting') return;
    hangUp();
    state = 'waiting';
    alarm(backoff(tries, RECONNECT, chance()), start);
    tries += 1;
    lost();
  };

  const rest = (): void => {
    expecting = false;
    alarm(IDLE_MS, () => probe(PINGS, PONG_MS));
  };

  const probe = (left: number, ms: number): void => {
    if (left === 0) return drop();
    expecting = true;
    alarm(ms, () => probe(left - 1, ms));
    ping();
  };

  start();
  return {
    send(text) {
      line?.send(text);
      if (state !== 'greeted' || expecting) return;
      expecting = true;
      alarm(SOON_MS, () => probe(PINGS, PONG_MS));
    },
    greeted() {
      state = 'greeted';
      rest();
      cancelStable = after(STABLE_MS, () => {
        tries = 0;
      });
    },
    drop,
    hurry() {
      if (state === 'greeted') return probe(PINGS, HURRIED_PONG_MS);
      if (state === 'closed' || (state === 'opening' && fresh)) return;
      // A network that has just come needs a moment: if it fails now, the next try comes soon.
      tries = 0;
      hangUp();
      start();
    },
    close() {
      state = 'closed';
      hangUp();
    },
  };
}
