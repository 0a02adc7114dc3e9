import type { OpenTable } from '@lusoria/client';

/** Wakes the waiter for a table: after every change, at a time, or on demand. */
export interface Changes {
  /** Resolves after the next change since the last call, or after `ms` milliseconds. */
  next(ms?: number): Promise<void>;
  wake(): void;
  close(): void;
}

export function changesOf(table: OpenTable): Changes {
  let isNews = false;
  let waiting: (() => void) | null = null;
  const wake = (): void => {
    isNews = true;
    waiting?.();
  };
  const stop = table.subscribe(wake);
  return {
    async next(ms) {
      if (!isNews) {
        await new Promise<void>((resolve) => {
          const timer = ms === undefined ? undefined : setTimeout(resolve, Math.max(0, ms));
          waiting = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      waiting = null;
      isNews = false;
    },
    wake,
    close: stop,
  };
}
