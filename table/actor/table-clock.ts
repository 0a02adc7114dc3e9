import type { Ports } from '../ports.ts';

/**
 * The clock of a table: the server's, but never behind the log. Where an entry was made by a clock
 * that was ahead (this one before it was set back, or another node's), the table goes on from
 * there, at the same speed.
 */
export interface TableClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds by which it is ahead of the server's. */
  ahead(): number;
  /** Notes that the log has an entry of this time. */
  passed(at: number): void;
}

export function createTableClock(ports: Pick<Ports, 'now'>): TableClock {
  let ahead = 0;
  return {
    now: () => ports.now() + ahead,
    ahead: () => ahead,
    passed(at) {
      ahead = Math.max(ahead, at - ports.now());
    },
  };
}
