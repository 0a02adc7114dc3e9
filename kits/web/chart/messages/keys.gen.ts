// Written by `npm run messages`.

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'as-table': null;
  'chart-name': { count: number; measure: string | number };
  'column-games': null;
  measure: null;
  'over-time': null;
  'show-games': { from: string | number; to: string | number };
  'these-games': { from: string | number; to: string | number };
}
