import { type TableServer, SWEEP_BATCH, type Ports } from '@lusoria/table';
import type { Logger } from 'pino';
import { describeError } from './describe-error.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Forgets, now and once a day, tables and people that nothing was heard of for so many days.
 *
 * @returns what ends it.
 */
export function startSweeping(
  world: Ports,
  hub: TableServer,
  keepDays: number,
  log: Logger,
): () => void {
  let stopped = false;
  const sweep = async (): Promise<void> => {
    let tables = 0;
    for (;;) {
      if (stopped) return;
      const now = world.now();
      const gone = await world.store.sweep(now - keepDays * DAY_MS, now);
      hub.evict(gone);
      tables += gone.length;
      if (gone.length < SWEEP_BATCH) break;
    }
    await hub.resumeErasures();
    if (tables > 0) log.info({ tables }, 'expired');
  };
  const sweepNow = (): void => {
    sweep().catch((error: unknown) => log.error({ why: describeError(error) }, 'could not forget'));
  };
  sweepNow();
  const timer = setInterval(sweepNow, DAY_MS);
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
