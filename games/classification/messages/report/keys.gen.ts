// Written by `npm run messages`.

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  avoidable: null;
  described: null;
  descriptions: null;
  differs: { card: string | number };
  lays: null;
  rounds: null;
  sage: null;
  wrong: null;
}
