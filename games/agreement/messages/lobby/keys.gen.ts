// Written by `npm run messages`.

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'about-ille': null;
  'about-ipse': null;
  forms: null;
  name: null;
  practice: null;
  puzzles: null;
  summary: null;
}
