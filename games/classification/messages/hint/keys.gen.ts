// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'advice-lay': { card: string | number; class: string | number };
  'advice-new': { card: string | number };
  'nudge-class': { class: string | number };
  'nudge-first': null;
  'nudge-refused': { card: string | number; class: string | number };
  'nudge-refused-new': { card: string | number };
  reason: { of: string | number; right: string | number };
  'reason-certain': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
