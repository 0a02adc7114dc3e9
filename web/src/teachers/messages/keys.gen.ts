// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  about: null;
  ask: { text: string | number };
  class: null;
  minutes: { n: string | number };
  papers: null;
  plans: null;
  rehearsal: null;
  'step-bell': null;
  'step-bell-text': null;
  'step-code': null;
  'step-code-text': null;
  'step-come': null;
  'step-come-text': null;
  'step-gone': null;
  'step-gone-text': null;
  'step-results': null;
  'step-results-text': null;
  'step-start': null;
  'step-start-text': null;
  'step-watch': null;
  'step-watch-text': null;
  title: null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
