import type { Cluster } from '@lusoria/table';

/** How often a node looks into the store when nobody tells it anything. */
export const SLOW_POLL_MS = 1000;

/** Nodes that share a store and nothing else: each finds out by itself, a moment later. */
export const pollingCluster: Cluster = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  pollMs: SLOW_POLL_MS,
};
