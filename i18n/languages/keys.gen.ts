// Written by `npm run messages`.

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'language-name': null;
  'list-and': { items: string | number; last: string | number };
  'list-or': { items: string | number; last: string | number };
}
