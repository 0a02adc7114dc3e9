// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  cards: null;
  'cards-text': null;
  'list-date': null;
  'list-four': null;
  'list-four-text': null;
  'list-opponents': { count: string | number };
  'list-signature': null;
  'list-three': null;
  'list-three-text': null;
  lists: null;
  'lists-all': null;
  'lists-text': null;
  'lists-which': null;
  values: null;
  'values-how': null;
  'values-nulls': { both: string | number; hand: string | number; ouvert: string | number; plain: string | number };
  'values-steps': null;
  'values-text': null;
  'values-title': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
