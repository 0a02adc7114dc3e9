// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'confirm-head': { place: string | number };
  'confirm-not': null;
  'confirm-subject': null;
  'event-class': null;
  'event-evening': null;
  'feed-title': null;
  turn: { code: string | number; title: string | number };
  'turn-until': { code: string | number; title: string | number; until: string | number };
  'turns-head': { n: number };
  'turns-subject': { n: number };
  'turns-why': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
