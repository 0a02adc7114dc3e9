import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** How long a server that is starting, or recovering after a crash, is waited for; and the pause between two attempts. */
const START_MS = 60_000;
const PAUSE_MS = 250;

/** The server is there, but does not accept connections yet (`cannot_connect_now`). */
const NOT_YET = '57P03';

/**
 * Asks a database, again and again while its server is still starting.
 *
 * @throws what `ask` throws otherwise, or after a minute
 */
export async function onceStarted<T>(ask: () => Promise<T>, startMs = START_MS): Promise<T> {
  const end = performance.now() + startMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const isStarting = error instanceof pg.DatabaseError && error.code === NOT_YET;
      if (!isStarting || performance.now() >= end) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}
