// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'after-trick': { points: string | number };
  'all-cards': null;
  'as-right': { cards: string | number };
  choose: null;
  'choose-to-lay': null;
  'column-answer': null;
  'column-card': null;
  'column-points': null;
  'column-share': null;
  'column-trick': null;
  'column-worth': null;
  'comes-declarer': { points: string | number; target: string | number };
  'comes-defender': { points: string | number; target: string | number };
  'comes-null-lost': null;
  'comes-null-won': null;
  'decision-again': null;
  'decision-all': null;
  'decision-answers': null;
  'decision-bid': { bid: string | number };
  'decision-bids': null;
  'decision-for': { bid: string | number };
  'decision-how': null;
  'decision-how-far': null;
  'decision-intro': null;
  'decision-right': null;
  'decision-right-later': null;
  'decision-show': null;
  'decision-shown': null;
  'decision-wrong': null;
  failed: null;
  intro: { count: number };
  'lay-away': { card: string | number };
  'line-right': { card: string | number };
  'line-wrong': { card: string | number };
  'nudge-defend': null;
  'nudge-discard': null;
  'nudge-lay-away': null;
  'nudge-lead': null;
  'nudge-null': null;
  'nudge-null-defence': null;
  'nudge-schneider': null;
  'nudge-suits': null;
  'nudge-take': null;
  'nudge-trumps': null;
  'null-none': null;
  'null-taken': null;
  'points-of': { points: string | number };
  right: { card: string | number };
  'right-later': { card: string | number };
  'share-of': { share: string | number };
  show: null;
  shown: { cards: string | number; count: number };
  'sight-closed': null;
  'sight-closed-more': { layouts: string | number };
  'sight-open': null;
  'skat-hidden': null;
  'skat-known': { cards: string | number };
  'skat-lies': { cards: string | number };
  'source-iss': null;
  'source-self': null;
  'source-xskat': null;
  stars: { level: string | number };
  'task-declarer': { game: string | number; points: string | number; target: string | number };
  'task-defender': { game: string | number; points: string | number; target: string | number };
  'task-lay-away': { card: string | number; game: string | number; target: string | number };
  'task-null': null;
  'task-null-defender': null;
  'task-schneider-declarer': { game: string | number; points: string | number; target: string | number };
  'task-schneider-defender': { game: string | number; points: string | number; target: string | number };
  'theme-decide-bid': null;
  'theme-decide-discard': null;
  'theme-decide-game': null;
  'theme-defend': null;
  'theme-discard': null;
  'theme-lay-away': null;
  'theme-lead': null;
  'theme-null': null;
  'theme-null-defence': null;
  'theme-schneider': null;
  'theme-suits': null;
  'theme-take': null;
  'theme-trumps': null;
  thinking: null;
  title: null;
  'tricks-before': null;
  wrong: { card: string | number };
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
