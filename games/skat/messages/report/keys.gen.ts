// Written by `npm run messages`.

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  against: null;
  deals: null;
  declared: null;
  lost: null;
  overbid: null;
  points: null;
  won: null;
}
