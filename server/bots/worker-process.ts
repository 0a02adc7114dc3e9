import { randomUUID } from 'node:crypto';
import { openBotPool } from './bot-pool.ts';
import { connectNats, type NatsNews } from '../cluster/nats.ts';

/** A process in which bots think for the nodes of a cluster. */
export interface RunningWorker {
  close(): Promise<void>;
}

/**
 * Runs bots for all nodes on the same NATS, sharing the load with other workers.
 *
 * @param threads number of bots that think at the same time
 * @param tell called when NATS is connected, and after each failed attempt
 */
export function startWorker(
  nats: string,
  threads: number,
  tell?: (news: NatsNews) => void,
): RunningWorker {
  const pool = openBotPool({ threads });
  const bus = connectNats(nats, randomUUID(), tell);
  bus.serveBots((request) => pool.think(request));
  return {
    async close() {
      await bus.close();
      await pool.close();
    },
  };
}
