import type { Store } from '@lusoria/table';

/** An open store with its lifecycle. */
export interface OpenStore {
  readonly store: Store;
  /**
   * Resolves when the store is gone for good, with the reason. Every pending request has been
   * rejected (an append that may have happened is `unknown`); later requests are, too.
   */
  readonly lost: Promise<Error>;
  /** Writes something; rejects when nothing can be written. */
  probe(): Promise<void>;
  /** Descriptions of damage in the stored data; empty when there is none. Runs in the background. */
  check(): Promise<readonly string[]>;
  /** Finishes pending requests and closes. */
  close(): Promise<void>;
}

/** Wraps a store that cannot be lost and need not be closed. */
export function withoutLoss(store: Store): OpenStore {
  return {
    store,
    lost: new Promise(() => undefined),
    probe: async () => undefined,
    check: async () => [],
    close: async () => undefined,
  };
}
