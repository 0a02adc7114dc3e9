// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  again: null;
  another: null;
  'as-played': null;
  back: null;
  'bad-link': null;
  best: null;
  'card-safe': { card: string | number };
  'card-unsafe': { card: string | number };
  'card-worth': { card: string | number; points: string | number };
  'enter-clear': null;
  'enter-declarer': null;
  'enter-game': null;
  'enter-go': null;
  'enter-hand': null;
  'enter-hint': null;
  'enter-left': { count: number };
  'enter-mix': null;
  'enter-title': null;
  'enter-where': null;
  failed: null;
  'held-by': { card: string | number; where: string | number };
  hint: null;
  'hint-null': null;
  line: null;
  on: null;
  over: null;
  'play-as': { place: string | number };
  'play-deal': null;
  'play-on': null;
  thinking: null;
  title: null;
  'to-board': null;
  'to-start': null;
  tried: null;
  'value-null-lost': null;
  'value-null-safe': null;
  'value-points': { points: string | number; target: string | number };
  'value-unreachable': { points: string | number };
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
