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
  'decks-open': null;
  'decks-open-bad': null;
  'decks-open-hint': null;
  'decks-ranges': null;
  'decks-refused': null;
  'decks-table': null;
  'decks-title': null;
  'decks-unnamed': null;
  'decks-use-name': null;
  'decks-use-ranges': null;
  'decks-use-unused': null;
  'decks-use-values': null;
  'photos-add': null;
  'photos-by-name': { n: number };
  'photos-by-order': { n: number };
  'photos-clear': null;
  'photos-here': null;
  'photos-intro': null;
  'photos-left': { n: number };
  'photos-left-title': null;
  'photos-lift': null;
  'photos-mend': null;
  'photos-mend-hint': null;
  'photos-moved': { card: string | number };
  'photos-no-room': null;
  'photos-place': { card: string | number };
  'photos-place-empty': { card: string | number };
  'photos-place-left': { file: string | number };
  'photos-reading': { n: number };
  'photos-refused': { files: string | number };
  'photos-title': null;
  'photos-without': { n: number };
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
