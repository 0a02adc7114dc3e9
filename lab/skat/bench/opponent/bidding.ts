import type { Bidding } from './player.ts';

/** Fitted on the 97 games of 150 deals against itself without a correction (`calibrate.ts`). */
export const BIDDING: Bidding = {
  correction: { suit: [1.7, 0.8], grand: [0.6, 0.8], null: [0.6, 0.7] },
  least: 0,
};
