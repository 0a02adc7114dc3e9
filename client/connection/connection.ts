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

/** Connections over WebSocket, in the browser or on Node. */
export function webSocket(url: string): Connect {
  return (events) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => events.opened());
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // Binary data is not of this protocol; an empty text is rejected by its reader.
      events.received(typeof data === 'string' ? data : '');
    });
    socket.addEventListener('close', () => events.closed());
    return {
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
  };
}
