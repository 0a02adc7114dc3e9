// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  challenges: { n: number };
  'false-alarm': { as: string | number; form: string | number };
  flawless: null;
  lays: { n: number; right: string | number };
  learned: null;
  misread: { as: string | number; form: string | number; was: string | number };
  overlooked: { as: string | number; form: string | number; was: string | number };
  'overlooked-unfit': { as: string | number; form: string | number };
  practice: null;
  unfit: { as: string | number; form: string | number };
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
