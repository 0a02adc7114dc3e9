// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'action-play': { card: string | number };
  'bot-names': null;
  'bot-random': null;
  'bot-random-hint': null;
  'bot-thrifty': null;
  'bot-thrifty-hint': null;
  'event-dealt': null;
  'event-played': { card: string | number; name: string | number; who: string };
  'event-took': { name: string | number; who: string };
  'field-hands': null;
  'field-mover': null;
  'field-trick': null;
  'field-tricks': null;
  'help-text': null;
  'help-title': null;
  'option-cards': null;
  'option-cards-hint': null;
  'rejection-card-not-in-hand': { card: string | number };
  'rejection-not-now': null;
  'rejection-not-seated': null;
  'rejection-not-your-turn': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
