// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  again: null;
  'all-levels': null;
  'all-themes': null;
  daily: null;
  'done-today': null;
  due: { count: string | number };
  hint: null;
  'hint-more': null;
  'hint-narrowed': null;
  'hint-struck': null;
  level: null;
  next: null;
  none: null;
  practice: null;
  share: null;
  'share-copied': null;
  'share-link': null;
  solved: { count: string | number; first: string | number; of: string | number };
  streak: { count: number };
  theme: null;
  'theme-solved': { count: string | number; solved: string | number; theme: string | number };
  'to-practice': null;
  which: null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
