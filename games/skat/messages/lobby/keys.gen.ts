// Written by `npm run messages`.

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  board: null;
  figures: null;
  name: null;
  puzzles: null;
  records: null;
  summary: null;
}
