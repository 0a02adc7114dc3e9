import { randomUUID } from 'node:crypto';
import { openPool } from './bots/pool.ts';
import { openBus } from './nodes/nats.ts';

/** A process that lets bots think for the nodes of a house. */
export interface Working {
  close(): Promise<void>;
}

/**
 * Thinks for all nodes that are on the same NATS, together with others that do.
 *
 * @param threads how many bots think at the same time
 */
export function work(nats: string, threads: number): Working {
  const pool = openPool({ threads });
  const bus = openBus(nats, randomUUID());
  bus.work((question) => pool.think(question));
  return {
    async close() {
      await bus.close();
      await pool.close();
    },
  };
}
