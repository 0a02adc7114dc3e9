// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  alone: null;
  edit: null;
  example: null;
  file: null;
  forget: null;
  forgotten: { name: string | number };
  kept: null;
  link: null;
  name: null;
  save: null;
  saved: { name: string | number };
  'saved-here': null;
  'set-up': null;
  share: null;
  shared: null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
