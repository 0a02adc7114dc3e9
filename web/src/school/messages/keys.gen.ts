// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'choice-about': null;
  'choice-alone': null;
  'choice-class-new': null;
  'choice-class-new-about': null;
  'choice-classes': null;
  'choice-failed': { code: string | number };
  'choice-game': { name: string | number };
  'choice-homework': { name: string | number };
  'choice-lesson': null;
  'choice-lesson-of': { name: string | number };
  'choice-over': null;
  'choice-puzzle': { name: string | number };
  'choice-set': { name: string | number };
  'choice-title': null;
  'choice-unnamed': { code: string | number };
  embed: null;
  'embed-about': null;
  'embed-code': null;
  'embed-code-go': null;
  'embed-code-hint': null;
  'embed-code-label': null;
  'embed-code-title': null;
  'embed-copy': null;
  'embed-height': { n: string | number };
  'embed-nothing': null;
  'embed-play': null;
  'embed-puzzle': null;
  'embed-size': null;
  'embed-snippet': null;
  'embed-what': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
