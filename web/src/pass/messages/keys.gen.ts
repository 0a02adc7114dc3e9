// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'all-asked': null;
  'also-here': null;
  'also-sits': null;
  'clock-runs': null;
  'clock-stands': null;
  cover: { name: string | number };
  curtain: null;
  'hand-to': { name: string | number };
  'help-text': null;
  'help-title': null;
  hidden: null;
  hide: null;
  'hold-longer': null;
  'new-each': null;
  'new-here': null;
  'new-name': { n: string | number };
  'new-player': { n: string | number };
  'new-strength': null;
  'new-strength-follows': null;
  'new-strength-master': null;
  'new-strength-novice': null;
  'new-strength-practised': null;
  'new-strength-skilled': null;
  'new-together': null;
  'new-where': null;
  'new-where-bots': null;
  'new-where-elsewhere': null;
  'new-where-here': null;
  'nobody-objects': null;
  open: { name: string | number };
  'other-cards': null;
  'press-again': null;
  'report-of': null;
  says: { name: string | number; what: string | number };
  'says-really': { name: string | number; what: string | number };
  'seconds-left': { seconds: string | number };
  waiting: null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
