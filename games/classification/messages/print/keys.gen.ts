// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

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

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
