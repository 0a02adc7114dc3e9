// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'decks-beyond': { max: string | number; n: number };
  'decks-bounds': null;
  'decks-columns': null;
  'decks-different': { n: number };
  'decks-equal': null;
  'decks-equal-each': null;
  'decks-equal-one': null;
  'decks-gaps': { n: number };
  'decks-intro': null;
  'decks-joined': { n: number };
  'decks-more': { n: number };
  'decks-nothing': null;
  'decks-ranges': null;
  'decks-refused': null;
  'decks-table': null;
  'decks-title': null;
  'decks-unnamed': null;
  'decks-use-name': null;
  'decks-use-ranges': null;
  'decks-use-unused': null;
  'decks-use-values': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
