import type { Connect, ConnectionEvents } from '@lusoria/client';
import type { ServerEndMessage, TabMessage } from './tab-messages.ts';

/** Beginning of the server's greeting. */
const WELCOME = '{"t":"welcome"';

interface TabConnection {
  readonly events: ConnectionEvents;
  /** The tab that was asked to open it; null while none leads. */
  readonly leader: string | null;
}

/** The connections of one tab to the server of the leading one. */
export interface TabConnections {
  readonly connect: Connect;
  /** Opens those that wait for a leading tab. */
  openAll(): void;
  /** Closes all but those that wait. */
  closeAll(): void;
  take(message: ServerEndMessage): void;
}

/** @param leader the leading tab, once it serves */
export function tabConnections(
  id: string,
  post: (message: TabMessage) => void,
  leader: () => string | null,
): TabConnections {
  const connections = new Map<string, TabConnection>();
  let count = 0;

  const openAll = (): void => {
    const to = leader();
    if (to === null) return;
    for (const [connection, own] of connections) {
      if (own.leader !== null) continue;
      connections.set(connection, { ...own, leader: to });
      post({ kind: 'open', from: id, to, connection });
    }
  };

  return {
    connect(events) {
      const connection = `${id}:${(count += 1)}`;
      connections.set(connection, { events, leader: null });
      openAll();
      return {
        send(text) {
          const to = connections.get(connection)?.leader ?? null;
          if (to !== null) post({ kind: 'to-server', from: id, to, connection, text });
        },
        close() {
          const to = connections.get(connection)?.leader ?? null;
          connections.delete(connection);
          if (to !== null) post({ kind: 'closed', from: id, to, connection });
        },
      };
    },
    openAll,
    closeAll() {
      for (const [connection, own] of connections) {
        if (own.leader === null) continue;
        connections.delete(connection);
        post({ kind: 'closed', from: id, to: own.leader, connection });
        own.events.closed();
      }
    },
    take(message) {
      const { connection, from } = message;
      const own = connections.get(connection);
      if (!own) return;
      if (message.kind === 'opened') return own.events.opened();
      own.events.received(message.text);
      if (message.text.startsWith(WELCOME))
        post({ kind: 'greeted', from: id, to: from, connection });
    },
  };
}
