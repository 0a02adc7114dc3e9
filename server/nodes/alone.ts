import type { Nodes } from '@lusoria/table';

/** How often a node looks into the store when nobody tells it anything. */
export const SLOW_LOOK_MS = 1000;

/** Nodes that share a store and nothing else: each finds out by itself, a moment later. */
export const unheard: Nodes = {
  tell: () => undefined,
  listen: () => () => undefined,
  lookMs: SLOW_LOOK_MS,
};
