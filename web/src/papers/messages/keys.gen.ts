// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  about: null;
  gaps: { n: number };
  language: null;
  'no-server': null;
  'paper-contract': null;
  'paper-measures': null;
  'paper-notice': null;
  'paper-parents': null;
  'paper-record': null;
  title: null;
  which: null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
