// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  confused: { as: string | number; form: string | number; was: string | number };
  lays: null;
  'of-verbs': { what: string | number };
  'on-declared': { below: string | number; cell: string | number };
  'on-start': { below: string | number };
  overlooked: null;
  quiz: { as: string | number; form: string | number; on: string | number };
  rejected: null;
  right: null;
  upheld: null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
