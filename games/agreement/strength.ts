import type { GameStrength } from '@lusoria/core';

/**
 * Measured 2026-11-27 by `lab/ratings/scores.ts` (400 days of the deal *is*, each bot from the first seat against two
 * `pupil:70`) and fitted by `lab/ratings/main.ts`, which also tells how much more clearly three rounds show a difference;
 * `table` by `lab/ratings/tables.ts`.
 */
export const strength: GameStrength = {
  weights: { is: 1, is3: 1.9 },
  table: { weight: 0.82, margin: 1.7, games: 3 },
  bots: {
    random: { rating: 1154, deviation: 30 },
    'pupil:20': { rating: 1194, deviation: 30 },
    'pupil:50': { rating: 1327, deviation: 20 },
    'pupil:70': { rating: 1414, deviation: 20 },
    'pupil:90': { rating: 1469, deviation: 20 },
    uniform: { rating: 1500, deviation: 20 },
    mobile: { rating: 1528, deviation: 20 },
  },
};
