/** A connection that carries texts both ways, in order. */
export interface Connection {
  /** Called only between `opened` and `closed`. */
  send(text: string): void;
  /** Closes the connection. No further report is required. */
  close(): void;
}

/** Reports of a connection: at most once that it is open, then texts, and at most once that it is closed. */
export interface ConnectionEvents {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

/** Opens a new connection with every call. `opened` is called only after this has returned. */
export type Connect = (events: ConnectionEvents) => Connection;

/** Code with which a server of several processes asks a client to come again for the place that is the reason. */
const MOVED = 4100;

/**
 * Connections over WebSocket, in the browser or on Node.
 *
 * @param placeNow code of the table or event that the client comes for, '' for none; without it, it is never
 * asked to come again
 */
export function webSocket(url: string, placeNow?: () => string): Connect {
  let moved = '';
  return (events) => {
    const place = placeNow && (placeNow() || moved);
    const socket = new WebSocket(
      place === undefined ? url : `${url}?at=${encodeURIComponent(place)}`,
    );
    socket.addEventListener('open', () => events.opened());
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // Binary data is not of this protocol; an empty text is rejected by its reader.
      events.received(typeof data === 'string' ? data : '');
    });
    socket.addEventListener('close', ({ code, reason }) => {
      if (code === MOVED) moved = reason;
      events.closed();
    });
    return {
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
  };
}
