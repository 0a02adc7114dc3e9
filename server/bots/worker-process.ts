import { randomUUID } from 'node:crypto';
import { openPool } from './pool.ts';
import { connectNats, type NatsNews } from '../cluster/nats.ts';

/** A process in which bots think for the nodes of a cluster. */
export interface RunningWorker {
  close(): Promise<void>;
}

/**
 * Thinks for all nodes that are on the same NATS, together with others that do.
 *
 * @param threads how many bots think at the same time
 * @param tell called when NATS is there, and each time that it was sought in vain
 */
export function startWorker(
  nats: string,
  threads: number,
  tell?: (news: NatsNews) => void,
): RunningWorker {
  const pool = openPool({ threads });
  const bus = connectNats(nats, randomUUID(), tell);
  bus.serveBots((request) => pool.think(request));
  return {
    async close() {
      await bus.close();
      await pool.close();
    },
  };
}
