// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  alone: null;
  'alone-open': null;
  'alone-text': null;
  code: { code: string | number };
  'no-script': null;
  refused: null;
  'refused-bad-request': null;
  'refused-expired': null;
  'refused-forged': null;
  'refused-no-work': null;
  'refused-nobody': null;
  'refused-not-teacher': null;
  'refused-other-browser': null;
  'refused-platform-refused': null;
  'refused-replayed': null;
  'refused-stale': null;
  'refused-too-fast': null;
  'refused-too-large': null;
  'refused-unknown-platform': null;
  'refused-unreachable': null;
  'refused-wrong-audience': null;
  'refused-wrong-deployment': null;
  waiting: null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
