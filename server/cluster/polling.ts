import type { Cluster } from '@lusoria/table';

/** Polling interval of a node when no hints arrive. */
export const SLOW_POLL_MS = 1000;

/** Nodes that share a store and nothing else: each notices changes by polling, a moment later. */
export const pollingCluster: Cluster = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  pollMs: SLOW_POLL_MS,
};
