// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'learn-about': { done: string | number; of: string | number };
  'learn-again': null;
  'learn-answer': null;
  'learn-answers': null;
  'learn-coach': null;
  'learn-done': null;
  'learn-due': { n: number };
  'learn-go-on': null;
  'learn-hint': null;
  'learn-insist': null;
  'learn-left': null;
  'learn-list': null;
  'learn-next': { lesson: string | number };
  'learn-progress': null;
  'learn-repeated': null;
  'learn-retry': null;
  'learn-review-done': null;
  'learn-right': null;
  'learn-series': { n: string | number };
  'learn-show': null;
  'learn-skip': null;
  'learn-stars': { stars: number };
  'learn-table': null;
  'learn-table-about': null;
  'learn-wrong': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
