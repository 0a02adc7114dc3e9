// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  chat: null;
  'chat-off': null;
  'chat-on': null;
  'chat-reactions': null;
  'means-eheu': null;
  'means-gratias': null;
  'means-hahahae': null;
  'means-hem': null;
  'means-optime': null;
  'means-salve': null;
  'no-chat': null;
  'no-chat-only-reactions': null;
  'only-seated': null;
  'reaction-eheu': null;
  'reaction-gratias': null;
  'reaction-hahahae': null;
  'reaction-hem': null;
  'reaction-optime': null;
  'reaction-salve': null;
  send: null;
  silent: null;
  sound: null;
  'talk-react': null;
  'talk-reactions': null;
  write: null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
