import type { After } from '@lusoria/client';
import type { ClientEndMessage, ServerEndMessage } from './tab-messages.ts';

/** The server in this tab. */
export interface LocalServer {
  /** Serves a client at a port, as `servePort` does. */
  serve(port: MessagePort): void;
  stop(): void;
}

/** Time in which a connection that may say hello must have done so; a session then gives up by itself. */
const GREETING_MS = 10_000;

/** Connects the connections of all tabs to the server of this one. */
export interface Relay {
  take(message: ClientEndMessage): void;
  close(): void;
}

/**
 * Connections say hello one after another: two without a token would become two people, and the token of one of them
 * would be lost.
 */
export function openRelay(
  id: string,
  server: LocalServer,
  post: (message: ServerEndMessage) => void,
  after: After,
): Relay {
  const ports = new Map<string, MessagePort>();
  const waiting: { readonly tab: string; readonly connection: string }[] = [];
  let greeting: string | null = null;
  let cancelTimer = (): void => undefined;

  const next = (): void => {
    cancelTimer();
    const turn = waiting.shift();
    greeting = turn?.connection ?? null;
    if (!turn) return;
    const { tab, connection } = turn;
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'string') return;
      post({ kind: 'to-client', from: id, to: tab, connection, text: data });
    });
    port1.start();
    ports.set(connection, port1);
    server.serve(port2);
    cancelTimer = after(GREETING_MS, next);
    post({ kind: 'opened', from: id, to: tab, connection });
  };

  const drop = (connection: string): void => {
    const at = waiting.findIndex((one) => one.connection === connection);
    if (at >= 0) waiting.splice(at, 1);
    const port = ports.get(connection);
    port?.postMessage('');
    port?.close();
    ports.delete(connection);
    if (greeting === connection) next();
  };

  return {
    take(message) {
      const { connection } = message;
      switch (message.kind) {
        case 'open':
          waiting.push({ tab: message.from, connection });
          if (greeting === null) next();
          return;
        case 'greeted':
          if (greeting === connection) next();
          return;
        case 'to-server':
          return ports.get(connection)?.postMessage(message.text);
        case 'closed':
          return drop(connection);
      }
    },
    close() {
      cancelTimer();
      for (const port of ports.values()) port.close();
      ports.clear();
      waiting.length = 0;
    },
  };
}
