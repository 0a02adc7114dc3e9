// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'plan-first': null;
  'plan-first-1': null;
  'plan-first-1-ask': null;
  'plan-first-2': null;
  'plan-first-2-ask': null;
  'plan-first-3': null;
  'plan-first-3-ask': null;
  'plan-first-4': null;
  'plan-first-4-ask': null;
  'plan-first-5': null;
  'plan-first-5-ask': null;
  'plan-first-aim': null;
  'plan-own': null;
  'plan-own-1': null;
  'plan-own-1-ask': null;
  'plan-own-2': null;
  'plan-own-2-ask': null;
  'plan-own-3': null;
  'plan-own-3-ask': null;
  'plan-own-4': null;
  'plan-own-4-ask': null;
  'plan-own-5': null;
  'plan-own-5-ask': null;
  'plan-own-aim': null;
  'plan-test': null;
  'plan-test-1': null;
  'plan-test-1-ask': null;
  'plan-test-2': null;
  'plan-test-2-ask': null;
  'plan-test-3': null;
  'plan-test-3-ask': null;
  'plan-test-4': null;
  'plan-test-4-ask': null;
  'plan-test-5': null;
  'plan-test-5-ask': null;
  'plan-test-aim': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
