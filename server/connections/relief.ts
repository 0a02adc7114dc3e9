import type { SocketConnection } from './connection.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** A client with an outgoing buffer. */
export type Reader = Pick<SocketConnection, 'buffered' | 'cutOff'>;

const INTERVAL_MS = 250;

/**
 * Ends, at short intervals, the clients that take the most room: those that read too slowly, and
 * those that have not identified themselves.
 *
 * @param readers all clients, whatever their transport
 * @param maxBytes bytes that may wait for all of them together
 * @returns the function to stop.
 */
export function startRelief(
  readers: () => readonly Reader[],
  maxBytes: number,
  rateLimiter: Pick<RateLimiter, 'evictIdle'>,
): () => void {
  const timer = setInterval(() => {
    relieve(readers(), maxBytes);
    rateLimiter.evictIdle();
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}

/** Disconnects the clients with the largest buffers, until at most `maxBytes` wait in total. */
function relieve(readers: readonly Reader[], maxBytes: number): void {
  const waiting = readers.map((reader) => ({ reader, bytes: reader.buffered() }));
  let sum = waiting.reduce((total, { bytes }) => total + bytes, 0);
  if (sum <= maxBytes) return;
  for (const { reader, bytes } of waiting.toSorted((a, b) => b.bytes - a.bytes)) {
    if (sum <= maxBytes) return;
    reader.cutOff();
    sum -= bytes;
  }
}
