import type { GameStrength } from '@lusoria/core';

/**
 * Measured 2026-11-27 by `lab/ratings/scores.ts` (300 days, each bot from the first seat against two
 * `reasoner:skilled`) and fitted by `lab/ratings/main.ts`; `table` by `lab/ratings/tables.ts`.
 */
export const strength: GameStrength = {
  weights: { tree: 1 },
  bots: {
    random: { rating: 957, deviation: 30 },
    'reasoner:novice': { rating: 1215, deviation: 20 },
    'reasoner:beginner': { rating: 1347, deviation: 20 },
    'reasoner:skilled': { rating: 1500, deviation: 20 },
    'reasoner:strong': { rating: 1524, deviation: 20 },
  },
  table: { weight: 0.38, margin: 9, games: 3 },
};
