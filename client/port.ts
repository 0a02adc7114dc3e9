import type { ServerMessage } from '@lusoria/table/protocol';
import type { Connect } from './connection.ts';

/** A `MessagePort`, a `Worker`, or a worker's own global scope. */
export interface Port {
  postMessage(message: string): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  start?(): void;
}

/** What is posted when a line is given up: the next text belongs to a new one. */
const HANG_UP = '';

/**
 * Lines over a port, one after another: texts are posted both ways, and an empty one when a line is
 * given up. A port tells nobody that its other end has died; a session finds out by itself.
 */
export function messagePort(port: Port): Connect {
  return (events) => {
    let over = false;
    const listener = ({ data }: MessageEvent<unknown>): void => {
      events.received(typeof data === 'string' ? data : '');
    };
    port.addEventListener('message', listener);
    port.start?.();
    queueMicrotask(() => {
      if (!over) events.opened();
    });
    return {
      send: (text) => port.postMessage(text),
      close() {
        over = true;
        port.removeEventListener('message', listener);
        port.postMessage(HANG_UP);
      },
    };
  };
}

/** The house's end of a line. */
interface Served {
  receive(text: string): void;
  close(): void;
}

/**
 * The other end of `messagePort`, for the worker that has the house in it.
 *
 * @example
 * servePort(globalThis, (send) => hub.connect(send));
 */
export function servePort(
  port: Port,
  connect: (send: (message: ServerMessage) => void) => Served,
): () => void {
  let served: Served | null = null;
  const hangUp = (): void => {
    served?.close();
    served = null;
  };
  const begin = (): Served => {
    // What the house still has to say on a line that was given up must not reach the next one.
    let over = false;
    const { receive, close } = connect((message) => {
      if (!over) port.postMessage(JSON.stringify(message));
    });
    return {
      receive,
      close() {
        over = true;
        close();
      },
    };
  };
  const listener = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data !== 'string') return;
    if (data === HANG_UP) return hangUp();
    served ??= begin();
    served.receive(data);
  };
  port.addEventListener('message', listener);
  port.start?.();
  return () => {
    port.removeEventListener('message', listener);
    hangUp();
  };
}
