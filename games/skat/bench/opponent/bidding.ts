import type { Bidding } from './player.ts';

/** Fitted on games against itself (`calibrate.ts`). */
export const BIDDING: Bidding = {
  correction: { suit: [1.7, 0.8], grand: [0.6, 0.8], null: [0.6, 0.7] },
  least: 0,
};
