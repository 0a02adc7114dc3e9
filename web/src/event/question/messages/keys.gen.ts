// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  another: null;
  answered: { all: string | number; n: string | number };
  ask: null;
  'ask-sure': null;
  'ask-where': null;
  'ask-with': { question: string | number };
  asked: { event: string | number };
  'by-hand-open': null;
  'cannot-ask': null;
  'cannot-ask-this': null;
  change: null;
  choose: null;
  close: null;
  closed: null;
  counts: null;
  end: null;
  from: null;
  'from-class': null;
  given: { answer: string | number };
  level: null;
  'level-any': null;
  'level-of': { level: string | number };
  making: null;
  'may-change': null;
  'no-errors': null;
  'none-such': null;
  'not-answered': null;
  paused: null;
  preview: null;
  reason: null;
  right: null;
  secret: null;
  share: { all: string | number; n: string | number };
  show: null;
  title: null;
  'to-question': null;
  'wait-closing': null;
  'was-right': null;
  'was-wrong': null;
  yours: null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
