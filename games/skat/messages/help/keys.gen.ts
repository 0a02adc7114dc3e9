// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'help-aim': null;
  'help-aim-1': null;
  'help-aim-2': null;
  'help-bidding': null;
  'help-bidding-1': null;
  'help-bidding-2': null;
  'help-bidding-3': null;
  'help-score': null;
  'help-score-1': null;
  'help-score-2': null;
  'help-score-2-paper': null;
  'help-score-3': null;
  'help-skat': null;
  'help-skat-1': null;
  'help-skat-2': null;
  'help-trumps': null;
  'help-trumps-1': null;
  'help-trumps-2': null;
  'help-trumps-3': null;
  'help-two-four': null;
  'help-two-four-1': null;
  'key-advice': null;
  'key-announce': null;
  'key-answer': null;
  'key-bid': null;
  'key-cancel': null;
  'key-card': null;
  'key-choose': null;
  'key-claim': null;
  'key-double': null;
  'key-grand': null;
  'key-hand': null;
  'key-help': null;
  'key-limit': null;
  'key-next': null;
  'key-pass': null;
  'key-play': null;
  'key-skat': null;
  'key-suits': null;
  'key-sweep': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
