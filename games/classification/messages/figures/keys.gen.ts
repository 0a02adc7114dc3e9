// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  avoidable: null;
  bits: null;
  'bits-value': { bits: string | number };
  how: null;
  intro: null;
  lays: null;
  'line-avoidable': null;
  'line-bits': null;
  'line-right': null;
  'line-wrong': null;
  'measure-bits': null;
  'measure-lays': null;
  'measure-right': null;
  none: null;
  nothing: null;
  percent: { percent: string | number };
  play: null;
  right: null;
  'right-of': { count: string | number; percent: string | number };
  'round-avoidable': { count: string | number };
  'round-not-right': null;
  'round-player': { lays: number; wrong: string | number };
  'round-right': null;
  'round-sage': null;
  rounds: null;
  title: null;
  totals: null;
  wrong: null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
