// Written by `npm run messages`.

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  against: null;
  bid: null;
  deals: null;
  declared: null;
  grand: null;
  hand: null;
  lost: null;
  null: null;
  overbid: null;
  points: null;
  suit: null;
  won: null;
  'won-high': null;
  'won-low': null;
  'won-middle': null;
  worth: null;
}
