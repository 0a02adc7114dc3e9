// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'dative-too': null;
  declared: null;
  'draw-now': null;
  drawn: { formStart: string | number };
  'drawn-fits': null;
  'last-card': { formLast: string | number };
  'lay-first': { formFirst: string | number };
  'lay-long': { formLong: string | number };
  'lesson-first-round': null;
  'look-first': { formShort: string | number };
  macron: { macron: 'no' | 'yes' };
  'neuter-blocks': { formLast: string | number };
  'no-need-to-draw': null;
  'nothing-fits': { formDative: string | number; formLast: string | number; formTwo: string | number };
  'other-right': { formSecond: string | number };
  'remark-challenged': { verdict: string | number };
  'remark-own': { verdict: string | number };
  'right-but-later': null;
  'several-readings': { formMany: string | number };
  'start-card': { formStart: string | number };
  tables: { formLong: string | number; formShort: string | number };
  'think-ahead': { formGenitive: string | number; formLast: string | number; formTwo: string | number };
  'two-of-three': null;
  welcome: null;
  won: null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
