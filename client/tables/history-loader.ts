import { accepted, type Result } from '@lusoria/core';
import { type Known, startOf, withEarlier } from './merge.ts';
import type { HistoryMessage } from '../commands/requests.ts';

interface HistoryContext {
  /** The loaded part of the log; null: nothing is loaded, or the table is gone. */
  readonly known: () => Known | null;
  /** Requests the page of the log before a seq. */
  readonly request: (before: number, settle: (result: Result<HistoryMessage>) => void) => void;
  /** Called with the log after a page was prepended. */
  readonly loaded: (longer: Known) => void;
}

/** Loads a log page by page, backwards; concurrent calls share one request. */
export function historyLoader({
  known,
  request,
  loaded,
}: HistoryContext): () => Promise<Result<null>> {
  let loading: Promise<Result<null>> | null = null;
  return async () => {
    const now = known();
    const start = now ? startOf(now) : 0;
    if (start === 0) return accepted(null);
    loading ??= new Promise<Result<null>>((resolve) => {
      request(start + 1, (result) => {
        loading = null;
        if (!result.ok) return resolve(result);
        const before = known();
        const longer = before && withEarlier(before, result.value);
        if (longer) loaded(longer);
        resolve(accepted(null));
      });
    });
    return loading;
  };
}
