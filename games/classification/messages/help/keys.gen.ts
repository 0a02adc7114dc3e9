// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'help-aim': null;
  'help-aim-1': null;
  'help-aim-2': null;
  'help-describing': null;
  'help-describing-1': null;
  'help-describing-1-paper': null;
  'help-laying': null;
  'help-laying-1': null;
  'help-laying-2': null;
  'help-laying-2-paper': null;
  'help-notes': null;
  'help-notes-1': null;
  'help-notes-1-paper': null;
  'help-notes-2': null;
  'help-notes-2-paper': null;
  'help-notes-3': null;
  'help-notes-paper': null;
  'help-sage': null;
  'help-sage-1': null;
  'help-sage-2': null;
  'help-sage-2-paper': null;
  'help-verdict': null;
  'help-verdict-1': null;
  'help-verdict-1-paper': null;
  'help-verdict-2': null;
  'help-verdict-3': null;
  'key-cancel': null;
  'key-class': null;
  'key-found': null;
  'key-help': null;
  'key-lay': null;
  'key-move': null;
  'key-notes': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
