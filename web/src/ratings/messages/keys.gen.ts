// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  about: null;
  'about-text': null;
  bot: null;
  course: { from: string | number; name: string | number; results: string | number; to: string | number };
  'daily-link': null;
  game: null;
  joined: null;
  'key-add': null;
  'key-added': null;
  'key-failed': null;
  'key-hint': null;
  'key-really': null;
  'key-remove': null;
  'key-since': { date: string | number };
  'key-title': null;
  'key-use': null;
  'key-use-hint': null;
  'key-used': { name: string | number };
  left: null;
  list: null;
  'list-empty': null;
  'listed-as': { name: string | number };
  name: null;
  'need-name': null;
  'none-yet': null;
  off: null;
  own: null;
  place: null;
  'range-hint': null;
  'rejection-no-ratings': null;
  results: { count: number };
  'results-short': null;
  strength: null;
  switch: null;
  'switch-hint': null;
  title: null;
  unknown: null;
  value: { margin: string | number; rating: string | number };
  'value-said': { margin: string | number; rating: string | number };
  you: null;
  'your-name': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
