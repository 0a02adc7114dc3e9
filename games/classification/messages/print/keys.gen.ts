// Written by `npm run messages`.

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  cards: null;
  'cards-text': null;
  'column-card': null;
  'column-class': null;
  'column-right': null;
  'column-thoughts': null;
  deck: null;
  notes: null;
  'notes-text': null;
  'notes-title': null;
  table: null;
  'table-text': null;
  tree: null;
  'tree-text': null;
}
