import type { Ports } from '../ports.ts';

/**
 * The clock of a table: the server's, but never behind the log. Where an entry was made by a clock
 * that was ahead (this one before it was set back, or another node's), the table goes on from
 * there, at the same speed.
 */
export class TableClock {
  readonly #server: Pick<Ports, 'now'>;
  #ahead = 0;

  constructor(server: Pick<Ports, 'now'>) {
    this.#server = server;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#server.now() + this.#ahead;
  }

  /** Milliseconds by which it is ahead of the server's. */
  ahead(): number {
    return this.#ahead;
  }

  /** Notes that the log has an entry of this time. */
  passed(at: number): void {
    this.#ahead = Math.max(this.#ahead, at - this.#server.now());
  }
}
