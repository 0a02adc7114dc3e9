import type { GameStrength } from '@lusoria/core';

/**
 * Measured 2026-11-27 by `lab/ratings/scores.ts` (150 days of the deal *short*, each bot from the first seat against two
 * `decent`) and fitted by `lab/ratings/main.ts`. `long` has four times as many deals, so a difference shows twice as clearly;
 * `table` by `lab/ratings/tables.ts`.
 */
export const strength: GameStrength = {
  weights: { short: 1, long: 2 },
  table: { weight: 0.28, margin: 120, games: 2 },
  bots: {
    'novice:75': { rating: 1291, deviation: 30 },
    'novice:50': { rating: 1350, deviation: 30 },
    'novice:25': { rating: 1400, deviation: 30 },
    'strong:beginner': { rating: 1492, deviation: 30 },
    decent: { rating: 1500, deviation: 30 },
    'strong:expert': { rating: 1556, deviation: 30 },
  },
};
