// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'help-aim': null;
  'help-aim-1': null;
  'help-aim-2': null;
  'help-ambiguous': null;
  'help-ambiguous-1': null;
  'help-ambiguous-2': null;
  'help-ambiguous-3': null;
  'help-ambiguous-4': null;
  'help-challenge': null;
  'help-challenge-1': null;
  'help-challenge-1-paper': null;
  'help-challenge-2': null;
  'help-challenge-2-paper': null;
  'help-challenge-3': null;
  'help-challenge-3-paper': null;
  'help-declare': null;
  'help-declare-1': null;
  'help-declare-2': null;
  'help-declare-3': null;
  'help-declare-4': null;
  'help-draw': null;
  'help-draw-1': null;
  'help-draw-2': null;
  'help-last': null;
  'help-last-1': null;
  'help-last-1-paper': null;
  'help-rules': null;
  'help-rules-1': null;
  'help-rules-1-paper': null;
  'help-rules-paper': null;
  'help-shuffle': null;
  'help-shuffle-1': null;
  'key-cancel': null;
  'key-cases': null;
  'key-challenge': null;
  'key-choose': null;
  'key-draw': null;
  'key-genders': null;
  'key-go-on': null;
  'key-help': null;
  'key-lay': null;
  'key-numbers': null;
  'key-verbs': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
