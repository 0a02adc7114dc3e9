// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'account-bonus': null;
  'account-games': null;
  'account-lost': null;
  'account-opponents': null;
  'account-total': null;
  'account-won': null;
  against: null;
  bid: null;
  deals: null;
  declared: null;
  grand: null;
  hand: null;
  lost: null;
  null: null;
  overbid: null;
  points: null;
  suit: null;
  won: null;
  'won-high': null;
  'won-low': null;
  'won-middle': null;
  worth: null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
