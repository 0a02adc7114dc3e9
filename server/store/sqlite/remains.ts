import type { DatabaseSync } from 'node:sqlite';

/** Pages of a file that is rewritten soon after something was deleted: 16 MB take some 0.1 s. */
const SMALL_PAGES = 4096;
/** What rewriting a page takes (milliseconds). */
const PAGE_MS = 0.025;
/** Rewriting takes at most one part in so many of the time, and of that in which nothing is played if the file is large. */
const REST = 50;

/**
 * What deleted data leave in the pages of the file. `secure_delete` overwrites a deleted row, but not the copies of it
 * that stayed behind in a page when its rows were moved to other pages: only rewriting the file removes those.
 */
export interface Remains {
  /** Must be called before something is deleted. Survives the end of the process. */
  expect(): void;
  /**
   * Rewrites a file in which something was deleted, unless that has just been done; a large one only in a quiet time.
   *
   * @param quiet how long nothing has been played (milliseconds)
   * @returns whether it was.
   */
  clearSoon(quiet: number): boolean;
  /** Rewrites the file, whatever its size, if something was deleted in it. @returns whether it was. */
  clear(): boolean;
}

/**
 * Of a database outside of transactions.
 *
 * @param now a clock that does not jump (milliseconds)
 */
export function openRemains(db: DatabaseSync, now: () => number): Remains {
  const pages = db.prepare('PRAGMA page_count');
  // The application's number in the header says whether there may be remains.
  let some = db.prepare('PRAGMA application_id').get()?.['application_id'] === 1;
  let notBefore = 0;
  const mark = (value: boolean): void => {
    db.exec(`PRAGMA application_id = ${Number(value)}`);
    some = value;
  };
  const clear = (): boolean => {
    if (!some) return false;
    const start = now();
    try {
      db.exec('VACUUM');
      mark(false);
    } catch {
      // On a full disk it is tried again.
    }
    notBefore = now() + REST * (now() - start);
    return !some;
  };
  return {
    expect() {
      if (!some) mark(true);
    },
    clearSoon(quiet) {
      if (!some || now() < notBefore) return false;
      const size = Number(pages.get()?.['page_count']);
      return (size <= SMALL_PAGES || quiet >= REST * PAGE_MS * size) && clear();
    },
    clear,
  };
}
