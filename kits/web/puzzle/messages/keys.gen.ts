// Written by `npm run messages`.

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  again: null;
  'all-levels': null;
  'all-themes': null;
  daily: null;
  'done-today': null;
  level: null;
  next: null;
  none: null;
  practice: null;
  'share-link': null;
  solved: { count: string | number; first: string | number; of: string | number };
  streak: { count: number };
  theme: null;
  'theme-solved': { count: string | number; solved: string | number; theme: string | number };
  'to-practice': null;
  which: null;
}
