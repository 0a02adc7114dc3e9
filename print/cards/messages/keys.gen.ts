// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  card: { rank: string | number; suit: 'C' | 'D' | 'H' | 'S' };
  'index-A': null;
  'index-J': null;
  'index-K': null;
  'index-Q': null;
  'rank-2': null;
  'rank-3': null;
  'rank-4': null;
  'rank-5': null;
  'rank-6': null;
  'rank-7': null;
  'rank-8': null;
  'rank-9': null;
  'rank-A': null;
  'rank-J': null;
  'rank-K': null;
  'rank-Q': null;
  'rank-T': null;
  suit: { suit: 'C' | 'D' | 'H' | 'S' };
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
