// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  bid: { bid: string | number };
  hand: { cards: string | number };
  'lay-away': { card: string | number };
  play: { card: string | number };
  'topic-card': null;
  'topic-decide-bid': null;
  'topic-decide-discard': null;
  'topic-decide-game': null;
  trick: { cards: string | number };
  'wins-good': { card: string | number; share: string | number };
  'wins-less': { card: string | number; share: string | number };
  'wins-worse': { best: string | number; card: string | number; share: string | number };
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
