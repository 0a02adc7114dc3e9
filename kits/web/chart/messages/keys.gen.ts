// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'as-table': null;
  'chart-name': { count: number; measure: string | number };
  'column-games': null;
  measure: null;
  'over-time': null;
  'show-games': { from: string | number; to: string | number };
  'these-games': { from: string | number; to: string | number };
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
