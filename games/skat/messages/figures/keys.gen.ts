// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'a-game': { points: string | number };
  alone: null;
  bold: null;
  'by-contract': null;
  'column-best': null;
  'column-contract': null;
  'column-cost': null;
  'column-decisions': null;
  'column-last': null;
  'column-lost': null;
  'column-points': null;
  'column-runs': null;
  'column-won': null;
  'deal-declarer': { game: string | number };
  'deal-defender': { game: string | number };
  'deal-errors': { points: string | number };
  'deal-lost': null;
  'deal-no-errors': null;
  'deal-other': null;
  'deal-won': null;
  defended: null;
  failed: null;
  games: null;
  intro: null;
  'lost-alone': null;
  'lost-auction': null;
  'lost-defence': null;
  'lost-how': null;
  'lost-skat': null;
  'measure-bids': null;
  'measure-lost': null;
  'measure-points': null;
  'measure-won': null;
  none: null;
  nothing: null;
  percent: { percent: string | number };
  play: null;
  'points-a-list': null;
  proposed: null;
  'proposed-alone': null;
  'proposed-auction': null;
  'proposed-defence': null;
  'proposed-puzzle': { level: string | number; number: string | number };
  'proposed-skat': null;
  'proposed-trainer': null;
  reckoned: { count: string | number };
  reckoning: { done: string | number; of: string | number };
  'series-alone': null;
  'series-auction': null;
  'series-bold': null;
  'series-defended': null;
  'series-play-alone': null;
  'series-play-defence': null;
  'series-points': null;
  'series-skat': null;
  'series-timid': null;
  share: { count: string | number; of: string | number; percent: string | number };
  timid: null;
  title: null;
  totals: null;
  trainer: null;
  'trainer-auctions-1': null;
  'trainer-auctions-2': null;
  'trainer-discards': null;
  'trainer-games': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
