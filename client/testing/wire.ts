import type { Random } from '@lusoria/core';
import type { TableServer } from '@lusoria/table';
import type { Connect, ConnectionEvents } from '../connection/connection.ts';
import type { FakeTime } from './time.ts';

/** Faults of a wire. Without any it is a good one that takes 10 ms. */
export interface Faults {
  readonly random: Random;
  /** Maximum milliseconds that a text takes; texts never overtake one another. */
  readonly delay?: number;
  /** Percentages of texts that are doubled, and lost. */
  readonly doubled?: number;
  readonly lost?: number;
  /** Milliseconds from one cut to the next, cyclically. */
  readonly cuts?: readonly number[];
  /** Percentage of cuts that nobody notices. */
  readonly silent?: number;
}

/** A wire to a server, and the messages that went over it. */
export interface Wire {
  readonly connect: Connect;
  /** The client's messages, in order, over all connections. */
  readonly said: readonly string[];
  /** Number of connections so far. */
  connections(): number;
  /** Cuts the present connection; silently: neither end is told. Messages on their way may still arrive. */
  cut(silently?: boolean): void;
  /** Whether connections can be made at all. */
  up(on: boolean): void;
  /** Injects a message of the server. */
  inject(text: string): void;
  /** Changes the server's messages; null drops one. */
  alter(change: (text: string) => string | null): void;
  /** Whether all messages of the client are lost. */
  silence(on: boolean): void;
  /** No more cuts or losses. */
  mend(): void;
}

/** The server learns of a cut connection only after a while. */
const LINGER_MS = 400;

export function wireTo(server: TableServer, time: FakeTime, faults: Faults): Wire {
  const { random, cuts = [] } = faults;
  let { doubled = 0, lost = 0, silent = 0 } = faults;
  let count = 0;
  let available = true;
  let mended = false;
  let silenced = false;
  let present: { cut(silently: boolean): void; tell(text: string): void } | null = null;
  let change = (text: string): string | null => text;
  const said: string[] = [];
  const percent = (part: number): boolean => part > 0 && random.int(100) < part;
  const some = (): number => (faults.delay === undefined ? 10 : 1 + random.int(faults.delay));

  /** Delivers in order, sometimes twice, sometimes not; until `over` and a moment longer. */
  const way = (deliver: (text: string) => void) => {
    let last = 0;
    return (text: string): void => {
      const copies = percent(lost) ? 0 : percent(doubled) ? 2 : 1;
      for (let copy = 0; copy < copies; copy += 1) {
        last = Math.max(last, time.now() + some());
        time.after(last - time.now(), () => deliver(text));
      }
    };
  };

  const connect: Connect = (events: ConnectionEvents) => {
    const state = { client: true, server: true, told: false };
    count += 1;
    if (!available) {
      time.after(some(), () => state.client && events.closed());
      return { send: () => {}, close: () => (state.client = false) };
    }
    const connection = server.connect((message) => {
      const text = change(JSON.stringify(message));
      if (text !== null && state.server) down(text);
    });
    const down = way((text) => {
      if (state.client) events.received(text);
    });
    const up = way((text) => {
      if (state.server) connection.receive(text);
    });
    const bothGone = (): void => {
      // Messages just before the end may still reach the server, but their answers reach nobody.
      time.after(LINGER_MS, () => {
        state.server = false;
        connection.close();
      });
    };
    present = {
      tell: (text) => down(text),
      cut(silently) {
        if (state.client) bothGone();
        state.client = false;
        if (silently || state.told) return;
        state.told = true;
        events.closed();
      },
    };
    time.after(some(), () => state.client && events.opened());
    return {
      send(text) {
        said.push(text);
        if (state.client && !silenced) up(text);
      },
      close() {
        if (state.client) bothGone();
        state.client = false;
        state.told = true;
      },
    };
  };

  const scheduleCuts = (index: number): void => {
    const wait = cuts[index % cuts.length];
    if (wait === undefined) return;
    time.after(wait, () => {
      if (mended) return;
      present?.cut(percent(silent));
      scheduleCuts(index + 1);
    });
  };
  scheduleCuts(0);

  return {
    connect,
    said,
    connections: () => count,
    cut: (silently = false) => present?.cut(silently),
    up(on) {
      available = on;
    },
    inject: (text) => present?.tell(text),
    alter(next) {
      change = next;
    },
    silence(on) {
      silenced = on;
    },
    mend() {
      mended = true;
      doubled = 0;
      lost = 0;
      silent = 0;
    },
  };
}
