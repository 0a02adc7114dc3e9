// Written by `npm run messages`.

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  figures: null;
  name: null;
  summary: null;
}
