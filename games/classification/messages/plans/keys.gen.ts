// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  first: null;
  'first-1': null;
  'first-1-ask': null;
  'first-2': null;
  'first-2-ask': null;
  'first-3': null;
  'first-3-ask': null;
  'first-4': null;
  'first-4-ask': null;
  'first-5': null;
  'first-5-ask': null;
  'first-aim': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
