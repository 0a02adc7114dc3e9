import type { ServerMessage } from '@lusoria/table/protocol';
import type { Connect } from './connection.ts';

/** A `MessagePort`, a `Worker`, or a worker's own global scope. */
export interface Port {
  postMessage(message: string): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  start?(): void;
}

/** Posted when a connection is closed: the next text belongs to a new one. */
const CLOSE = '';

/**
 * Connections over a port, one after another: texts are posted both ways, and an empty one when a
 * connection is closed. A port does not report that its other end has died; a session detects that
 * itself.
 */
export function messagePort(port: Port): Connect {
  return (events) => {
    let isClosed = false;
    const listener = ({ data }: MessageEvent<unknown>): void => {
      events.received(typeof data === 'string' ? data : '');
    };
    port.addEventListener('message', listener);
    port.start?.();
    queueMicrotask(() => {
      if (!isClosed) events.opened();
    });
    return {
      send: (text) => port.postMessage(text),
      close() {
        isClosed = true;
        port.removeEventListener('message', listener);
        port.postMessage(CLOSE);
      },
    };
  };
}

interface ServerEnd {
  receive(text: string): void;
  close(): void;
}

/**
 * The other end of `messagePort`, for the worker of the local server.
 *
 * @example
 * servePort(globalThis, (send) => server.connect(send));
 */
export function servePort(
  port: Port,
  connect: (send: (message: ServerMessage) => void) => ServerEnd,
): () => void {
  let end: ServerEnd | null = null;
  const close = (): void => {
    end?.close();
    end = null;
  };
  const begin = (): ServerEnd => {
    // Late messages of a closed connection must not reach the next one.
    let isClosed = false;
    const connection = connect((message) => {
      if (!isClosed) port.postMessage(JSON.stringify(message));
    });
    return {
      receive: (text) => connection.receive(text),
      close() {
        isClosed = true;
        connection.close();
      },
    };
  };
  const listener = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data !== 'string') return;
    if (data === CLOSE) return close();
    end ??= begin();
    end.receive(data);
  };
  port.addEventListener('message', listener);
  port.start?.();
  return () => {
    port.removeEventListener('message', listener);
    close();
  };
}
