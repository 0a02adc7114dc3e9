import type { Connect } from '@lusoria/client';
import type { ServerMessage } from '@lusoria/table';
import type { Chance } from './chance.ts';
import type { Node } from './node.ts';
import type { World } from './world.ts';

/** Sees a connection from outside of both ends. */
export interface Witness {
  /** The client has sent a text. */
  sent(line: Line, text: string): void;
  /** The server has sent a message. */
  told(line: Line, message: ServerMessage): void;
  /** It has arrived. */
  received(line: Line, message: ServerMessage): void;
}

/** A connection. */
export interface Line {
  readonly no: number;
  /** Name of the device. */
  readonly device: string;
  readonly node: string;
  /** Person as whom the server has greeted it last; '' before. */
  person: string;
}

/** The network between devices and nodes: texts arrive in order or not at all. */
export interface Network {
  /** Connects a device, each time to any of the nodes. */
  connect(device: string): Connect;
  /** Cuts the connections of a device; silently: nobody is told. */
  cut(device: string, silently: boolean): void;
  /** The node has gone: its connections break, and for some nobody notices. */
  nodeGone(node: string): void;
}

interface OpenLine extends Line {
  cut(silently: boolean): void;
}

const WAY_MS = 40;
const CONNECT_MS = 150;
/** After this a server learns that a connection is dead. */
const LINGER_MS = 5000;

export function openNetwork(
  world: World,
  chance: Chance,
  nodes: readonly Node[],
  witness: Witness,
): Network {
  const lines = new Set<OpenLine>();
  let count = 0;
  let latest: { readonly message: ServerMessage; readonly text: string } | null = null;

  /** The text of a message, made once for all who are sent the same one. */
  const textOf = (message: ServerMessage): string => {
    if (latest?.message !== message) latest = { message, text: JSON.stringify(message) };
    return latest.text;
  };

  /** Delivers in order. */
  const way = <T>(deliver: (what: T) => void) => {
    let last = 0;
    return (what: T): void => {
      last = Math.max(last, world.now() + 1 + chance.int(WAY_MS));
      world.after(last - world.now(), () => deliver(what));
    };
  };

  const connect =
    (device: string): Connect =>
    (events) => {
      const node = nodes[chance.int(nodes.length)];
      const life = node?.life() ?? 0;
      const state = { client: true, server: true };
      count += 1;
      const no = count;
      const closedLater = (): void =>
        void world.after(chance.int(CONNECT_MS), () => {
          if (state.client) events.closed();
          state.client = false;
        });
      const isNodeThere = (): boolean => state.server && node !== undefined && node.life() === life;
      const handle = life > 0 ? (node?.connect((message) => tell(message)) ?? null) : null;
      const line: OpenLine = {
        no,
        device,
        node: node?.name ?? '',
        person: '',
        cut(silently) {
          world.note(`${device} ${no} cut${silently ? ' silently' : ''}`);
          lines.delete(line);
          goodbye();
          if (!silently) return closedLater();
          // What is on its way to the client is lost; its own timers tell it.
          state.client = false;
        },
      };
      const down = way((message: { readonly message: ServerMessage; readonly text: string }) => {
        if (!state.client) return;
        world.note(`${device} ${no} < ${message.text}`);
        witness.received(line, message.message);
        events.received(message.text);
      });
      const up = way((text: string) => {
        if (!handle || !isNodeThere()) return;
        world.note(`${line.node} ${no} > ${text}`);
        handle.receive(text);
      });
      const tell = (message: ServerMessage): void => {
        if (!isNodeThere()) return;
        if (message.t === 'welcome') line.person = message.person;
        witness.told(line, message);
        down({ message, text: textOf(message) });
      };
      /** The server's end lives on for a moment, and carries out what has arrived by then, or nothing more. */
      const goodbye = (): void => {
        const hears = chance.percent(50) ? chance.int(WAY_MS) : 0;
        world.after(hears, () => (state.server = false));
        const isThere = (): boolean => node !== undefined && node.life() === life;
        world.after(hears + chance.int(LINGER_MS), () => isThere() && handle?.close());
      };
      if (!handle) {
        closedLater();
        return { send: () => undefined, close: () => (state.client = false) };
      }
      lines.add(line);
      world.after(chance.int(CONNECT_MS), () => state.client && events.opened());
      return {
        send(text) {
          if (!state.client) return;
          witness.sent(line, text);
          up(text);
        },
        close() {
          if (!state.client) return;
          state.client = false;
          lines.delete(line);
          goodbye();
        },
      };
    };

  return {
    connect,
    cut(device, silently) {
      for (const line of lines) if (line.device === device) line.cut(silently);
    },
    nodeGone(node) {
      for (const line of lines) if (line.node === node) line.cut(chance.percent(20));
    },
  };
}
