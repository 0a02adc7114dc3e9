import { type TableServer, SWEEP_BATCH, type Ports } from '@lusoria/table';
import type { Logger } from 'pino';
import { describeError } from './describe-error.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes, now and once a day, tables and people without activity for `keepDays`.
 *
 * @returns the function to stop.
 */
export function startSweeping(
  ports: Ports,
  server: TableServer,
  keepDays: number,
  log: Logger,
): () => void {
  let stopped = false;
  const sweep = async (): Promise<void> => {
    let tables = 0;
    for (;;) {
      if (stopped) return;
      const now = ports.now();
      const gone = await ports.store.sweep(now - keepDays * DAY_MS, now);
      server.evict(gone);
      tables += gone.length;
      if (gone.length < SWEEP_BATCH) break;
    }
    await server.resumeErasures();
    if (tables > 0) log.info({ tables }, 'expired');
  };
  const sweepNow = (): void => {
    sweep().catch((error: unknown) => log.error({ why: describeError(error) }, 'could not sweep'));
  };
  sweepNow();
  const timer = setInterval(sweepNow, DAY_MS);
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
