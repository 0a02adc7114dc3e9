// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'advice-accept': null;
  'advice-challenge': null;
  'advice-draw': null;
  'advice-drawn': { form: string | number };
  'advice-joker': null;
  'advice-keep': null;
  'advice-lay': { form: string | number };
  'nudge-claim': { as: string | number; form: string | number };
  'nudge-draw': null;
  'nudge-drawn': null;
  'nudge-joker': null;
  'nudge-lay': { n: number };
  'nudge-several': null;
  'reason-draw': null;
  'reason-joker': null;
  'reason-keep': null;
  'reason-lay': { as: string | number; first: string | number; second: string | number };
  'verb-nudge-lay': { n: number };
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
