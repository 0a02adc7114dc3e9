// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  'answer-bluff': null;
  'answer-cell': { cellAs: string | number };
  'answer-feature': { featureOne: string | number };
  'answer-form': { form: string | number };
  'answer-true': null;
  'ask-drawn': { formStart: string | number };
  'ask-first': null;
  'ask-last': null;
  'ask-long': null;
  'ask-macron': { formShort: string | number };
  'ask-many': null;
  'ask-none': { formDative: string | number; formLast: string | number; formTwo: string | number };
  'bluff-ask': null;
  'bluff-compare': { cellAs: string | number; cellOn: string | number };
  'bluff-end': null;
  'bluff-form': { cellAs: string | number; form: string | number; formRight: string | number };
  'bluff-hint': null;
  'bluff-or-true': { cellAs: string | number; cellOn: string | number; form: string | number };
  'bluff-shares': { n: number };
  'bluff-true': { featureOne: string | number; featureTwo: string | number; form: string | number };
  'bluff-what': null;
  'challenge-it': null;
  'dative-too': null;
  declared: null;
  'draw-now': null;
  drawn: null;
  'drawn-fits': null;
  'fits-cells': { cellTop: string | number };
  'fits-cells-not': { n: number };
  'fits-cells-two': null;
  'fits-end': null;
  'fits-features': null;
  'fits-features-more': null;
  'fits-forms': null;
  'fits-hint': null;
  'fits-is-case': null;
  'fits-is-gender': null;
  'fits-is-number': null;
  'fits-look': null;
  'fits-none': { cellIs: string | number; form: string | number; n: number };
  'fits-not': { cellIs: string | number; form: string | number; n: number };
  'fits-number': null;
  'fits-read': { cellAs: string | number; form: string | number };
  'fits-rule': null;
  'fits-two': { cellAs: string | number; featureOne: string | number; featureTwo: string | number; form: string | number };
  'fits-where': null;
  'fits-which': { cellTop: string | number; formTop: string | number };
  'last-card': { formLast: string | number };
  'lay-first': { formFirst: string | number };
  'lay-long': { formLong: string | number };
  'lesson-bluff': null;
  'lesson-first-round': null;
  'lesson-fits': null;
  'look-first': null;
  macron: { formLong: string | number; formShort: string | number; macron: 'no' | 'yes' };
  masculine: null;
  'neuter-blocks': { formLast: string | number };
  'no-need-to-draw': null;
  'not-ablative': { formLong: string | number; formShort: string | number };
  'nothing-fits': null;
  'nudge-ahead': { formLast: string | number };
  'nudge-drawn': null;
  'nudge-first': null;
  'nudge-last': null;
  'nudge-long': null;
  'nudge-macron': { macron: 'no' | 'yes' };
  'nudge-many': null;
  'nudge-none': null;
  'other-right': { formSecond: string | number };
  'readings-all': { form: string | number; n: number };
  'readings-hint': { form: string | number; n: string | number };
  'readings-no': { cellAs: string | number; formOther: string | number };
  'readings-one': { cellAs: string | number; form: string | number };
  'readings-yes': { cellAs: string | number; form: string | number };
  'remark-challenged': { verdict: string | number };
  'remark-own': { verdict: string | number };
  'right-but-later': { formWanted: string | number };
  'several-readings': { formMany: string | number };
  'start-card': { formStart: string | number };
  tables: { formShort: string | number };
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
