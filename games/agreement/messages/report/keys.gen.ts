// Written by `npm run messages`.

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  confused: { as: string | number; form: string | number; was: string | number };
  lays: null;
  overlooked: null;
  rejected: null;
  right: null;
  upheld: null;
}
