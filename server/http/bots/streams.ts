import type { ServerResponse } from 'node:http';

/** Time without a message after which an empty line is sent: either side notices when the other is gone. */
const HEARTBEAT_MS = 7000;
/** Maximum streams of one bot. */
export const MAX_STREAMS = 16;

/** Messages that a program reads line by line for as long as it likes. */
export interface Stream {
  send(message: object): void;
  /** Sends a last message, and ends. */
  end(message: object): void;
  /** Bytes that wait to be read. */
  buffered(): number;
  /** Ends at once; for a stream that is read too slowly. */
  cutOff(): void;
}

/** All streams of a server. */
export interface Streams {
  /** Opens one more stream of this bot; null at its maximum. The place is freed when the response is closed. */
  open(person: string, response: ServerResponse): Stream | null;
  all: ReadonlySet<Stream>;
  close(): void;
}

/** @param most bytes that may wait for one program */
export function openStreams(most: number, ended: (why: 'slow') => void): Streams {
  const all = new Set<Stream>();
  const ofPerson = new Map<string, number>();
  let isClosing = false;

  const heartbeat = setInterval(() => {
    for (const stream of beating) stream();
  }, HEARTBEAT_MS);
  const beating = new Set<() => void>();

  return {
    all,
    open(person, response) {
      const count = ofPerson.get(person) ?? 0;
      if (isClosing || count >= MAX_STREAMS) return null;
      ofPerson.set(person, count + 1);
      let isQuiet = true;
      const write = (text: string): void => {
        if (response.destroyed || response.writableEnded) return;
        const waiting = response.writableLength;
        if (waiting > 0 && waiting + text.length > most) return stream.cutOff();
        isQuiet = false;
        response.write(text);
      };
      const beat = (): void => {
        if (isQuiet) write('\n');
        isQuiet = true;
      };
      const stream: Stream = {
        send: (message) => write(`${JSON.stringify(message)}\n`),
        end(message) {
          write(`${JSON.stringify(message)}\n`);
          response.end();
        },
        buffered: () => response.writableLength,
        cutOff() {
          ended('slow');
          response.destroy();
        },
      };
      all.add(stream);
      beating.add(beat);
      response.once('close', () => {
        all.delete(stream);
        beating.delete(beat);
        const left = (ofPerson.get(person) ?? 1) - 1;
        if (left > 0) ofPerson.set(person, left);
        else ofPerson.delete(person);
      });
      response.writeHead(200, {
        'Content-Type': 'application/x-ndjson',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        // A buffering proxy would hold messages back.
        'X-Accel-Buffering': 'no',
      });
      response.flushHeaders();
      return stream;
    },
    close() {
      isClosing = true;
      clearInterval(heartbeat);
      for (const stream of all) stream.end({ t: 'closing' });
    },
  };
}
