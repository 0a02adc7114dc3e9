// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  back: null;
  before: null;
  'before-hint': null;
  compare: { engine: string | number; field: string | number; you: string | number };
  'compare-alone': { engine: string | number; you: string | number };
  deal: null;
  each: null;
  engine: null;
  entries: { count: number };
  fewest: null;
  field: null;
  'go-on': null;
  group: null;
  'group-csv': null;
  'group-days': null;
  'group-hint': null;
  'group-names': null;
  'group-none': null;
  'group-points': null;
  'group-show': null;
  'group-shown': { count: number };
  hidden: null;
  hint: null;
  'hint-alone': null;
  list: null;
  'list-csv': null;
  name: null;
  none: null;
  off: null;
  partly: { played: string | number; points: string | number };
  place: null;
  play: null;
  'play-later': null;
  points: null;
  proof: null;
  'proof-beacon': { url: string | number };
  'proof-beacon-value': { round: string | number };
  'proof-commitment': null;
  'proof-date': null;
  'proof-hint': { at: string | number };
  'proof-remains': null;
  'proof-seed': null;
  'rejection-no-beacon': null;
  'rejection-no-daily': null;
  'rejection-no-such-day': null;
  'rejection-too-early': null;
  review: { n: string | number };
  'review-engine': { n: string | number };
  'review-line': { name: string | number };
  share: null;
  'share-text': { date: string | number; engine: string | number; field: string | number; name: string | number; you: string | number };
  'share-text-alone': { date: string | number; engine: string | number; name: string | number; you: string | number };
  shared: null;
  streak: { count: number };
  thinking: null;
  time: null;
  title: null;
  today: null;
  yesterday: null;
  you: null;
  zone: { time: string | number };
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
