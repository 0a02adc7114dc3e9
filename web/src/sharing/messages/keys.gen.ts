// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  again: null;
  analyse: null;
  ask: { name: string | number };
  'ask-again': null;
  'ask-on': null;
  'ask-other': null;
  'ask-right': null;
  'ask-show': null;
  back: null;
  comment: null;
  'comment-here': null;
  'comment-start': null;
  compare: null;
  'compare-here': null;
  'compare-name': null;
  'compare-points': null;
  'compare-there': null;
  'copy-own': null;
  end: null;
  'how-on': null;
  line: { n: string | number };
  'line-really': null;
  'line-remove': null;
  lost: null;
  'main-line': null;
  moves: null;
  next: null;
  offline: null;
  'opens-ask': null;
  'opens-play': null;
  'opens-show': null;
  'own-delete': null;
  'own-deleted': null;
  'own-import': null;
  'own-none': null;
  'own-really': null;
  'own-title': null;
  'own-until': { date: string | number };
  'own-version': null;
  'play-again': null;
  'play-as': { name: string | number };
  'play-deal': null;
  'play-here': null;
  'play-stop': null;
  save: null;
  saved: null;
  seat: { n: string | number };
  'see-theirs': null;
  'see-yours': null;
  share: null;
  'share-bare': null;
  'share-bare-hint': null;
  'share-copy': null;
  'share-done': null;
  'share-file': null;
  'share-link': null;
  'share-link-hint': null;
  'share-name': null;
  'share-names': null;
  'share-names-hint': null;
  'share-names-known': null;
  'share-opens': null;
  'share-qr': null;
  'share-title': null;
  'shared-mine': null;
  start: null;
  step: { n: string | number; of: string | number };
  title: null;
  'to-round': null;
  try: null;
  'view-all': null;
  'view-of': null;
  'view-turn': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
