// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'end-broken-off': null;
  'end-fair': null;
  'end-place': { n: string | number };
  'end-points': { n: number };
  'end-ranking': null;
  'end-rounds-won': { n: number };
  'end-standings': null;
  'end-standings-so-far': null;
  'end-unfair': null;
  'event-begun': { name: string | number };
  'event-begun-you': null;
  'event-new-deal': null;
  'event-new-round': null;
  'generic-hidden': { n: number };
  'table-cards': { n: number };
  'table-out': null;
  'table-stock': { n: string | number };
  'table-your-turn': null;
  you: null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
