// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'board-actions': null;
  'board-turn': { n: number; names: string | number };
  'board-view': null;
  'figures-intro': null;
  'figures-measure-points': null;
  'figures-measure-won': null;
  'figures-none': null;
  'figures-percent': { percent: string | number };
  'figures-play': null;
  'figures-points': null;
  'figures-points-round': null;
  'figures-round-lost': null;
  'figures-round-points': { points: number };
  'figures-round-won': null;
  'figures-rounds': null;
  'figures-title': { game: string | number };
  'figures-totals': null;
  'figures-won': null;
  'review-after': null;
  'review-all': null;
  'review-back': null;
  'review-before': null;
  'review-end': null;
  'review-next': null;
  'review-step': { n: string | number; of: string | number };
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
