// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  bold: { limit: number };
  card: { best: string | number; card: string | number; lost: number; trick: string | number };
  'card-game': { best: string | number; card: string | number; trick: string | number };
  eyes: { others: string | number; own: string | number };
  failed: null;
  flawless: null;
  'gave-up': null;
  'sat-out': null;
  score: { best: string | number; card: string | number; lost: number; trick: string | number };
  'side-gave-up': null;
  timid: { limit: string | number };
  unlucky: { card: string | number; lost: number; trick: string | number };
  'unlucky-game': { card: string | number; trick: string | number };
  unplayed: null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
