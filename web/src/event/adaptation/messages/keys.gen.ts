// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  about: null;
  accept: null;
  'aid-coach': null;
  'aid-coach-hint': null;
  'aid-hints': null;
  'aid-hints-hint': null;
  'as-all': null;
  'as-class': null;
  change: null;
  for: null;
  'for-choose': null;
  'for-table': { n: string | number; names: string | number };
  given: { names: string | number; what: string | number };
  help: null;
  none: null;
  off: null;
  on: null;
  rule: { option: string | number; value: string | number };
  save: null;
  suggested: null;
  'suggested-lacking': { forms: string | number; names: string | number };
  'suggested-sure': { n: string | number; names: string | number };
  'suggested-what': { what: string | number };
  'table-against': { n: string | number; names: string | number };
  'table-for': { names: string | number };
  'table-rules': { n: string | number; rules: string | number };
  title: null;
  undo: null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
