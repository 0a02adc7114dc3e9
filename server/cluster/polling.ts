import type { Cluster } from '@lusoria/table';

/** How often a node polls the store when no hints arrive. */
export const SLOW_POLL_MS = 1000;

/** Nodes that share a store and nothing else: each finds out by itself, a moment later. */
export const pollingCluster: Cluster = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  pollMs: SLOW_POLL_MS,
};
