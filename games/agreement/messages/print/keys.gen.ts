// Written by `npm run messages`.

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  blank: null;
  'blank-text': null;
  cards: null;
  'cards-text': null;
  deck: null;
  joker: null;
  'joker-no': null;
  'joker-yes': null;
  tables: null;
  'tables-text': null;
  'title-tables': { deck: string | number };
}
