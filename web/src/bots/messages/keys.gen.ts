// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  copied: null;
  copy: null;
  create: null;
  done: null;
  hint: null;
  made: { name: string | number };
  name: null;
  none: null;
  once: null;
  really: null;
  revoke: null;
  seen: { seen: string | number; since: string | number };
  title: null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
