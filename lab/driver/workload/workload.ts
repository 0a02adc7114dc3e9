/** People who play on, one match or round after another. */
export interface Workload {
  /** The people and the state of their table. */
  describe(): string;
  /** Number of entries they have seen, over all tables. */
  entries(): number;
  /** Numbers of matches that were finished, and of rounds in them. */
  matches(): number;
  rounds(): number;
  /**
   * Starts no further match. Resolves when the present one is over.
   *
   * @param atOnce whether the present one is ended by consent
   */
  finish(atOnce?: boolean): Promise<void>;
  close(): void;
}

/** How far people have come, and who hears of it. */
export interface Progress {
  readonly entries: () => number;
  /** Adds entries that were seen. */
  add(count: number): void;
}

/** @param wentOn called whenever there is progress, with the time of the progress before (milliseconds since 1970) */
export function openProgress(wentOn: (since: number) => void = () => undefined): Progress {
  let entries = 0;
  let at = Date.now();
  return {
    entries: () => entries,
    add(count) {
      entries += count;
      wentOn(at);
      at = Date.now();
    },
  };
}
