// Written by `npm run messages`.
import { messageLoader, type Translator } from '@lusoria/i18n';

/** The messages of this folder and their parameters; null for a message that has none. */
export interface Messages {
  answer: null;
  'cell-label': { cell: string | number; level: string | number; percent: string | number };
  'cell-unseen': { cell: string | number };
  'chosen-forms': null;
  coach: null;
  'coach-hint': null;
  csv: null;
  deck: null;
  done: null;
  'done-again': null;
  'done-text': { all: string | number; right: string | number };
  due: { n: number };
  export: null;
  finish: null;
  'forms-title': null;
  'happened-none': null;
  'happened-practice': { date: string | number };
  'happened-round': { date: string | number };
  hint: null;
  'hint-shown': null;
  'hint-tables': null;
  'item-agree': null;
  'item-judge': { cell: string | number };
  'item-judge-short': { cell: string | number; form: string | number };
  'item-layable': null;
  'item-macron': { cell: string | number };
  'item-readings': null;
  json: null;
  'keys-hint': null;
  'kind-answered-right': null;
  'kind-answered-wrong': null;
  'kind-challenged': null;
  'kind-declared-right': null;
  'kind-declared-wrong': null;
  'kind-false-alarm': null;
  'kind-missed': null;
  'kind-overlooked': null;
  'known-between': { from: string | number; to: string | number };
  'known-unclear': null;
  legend: null;
  'level-doubtful': null;
  'level-likely': null;
  'level-sure': null;
  'level-unseen': null;
  'level-weak': null;
  muddle: { as: string | number; form: string | number; was: string | number };
  'muddle-times': { n: string | number };
  muddles: null;
  next: null;
  'none-of-them': null;
  'none-yet': null;
  'nudge-agree': { form: string | number; n: number };
  'nudge-judge': { cell: string | number };
  'nudge-layable': null;
  'nudge-macron': null;
  'nudge-readings': { n: number };
  of: { all: string | number; n: string | number };
  'on-card': { cell: string | number; form: string | number };
  'own-uncounted': null;
  'practice-title': null;
  practise: null;
  promise: { cells: string | number; percent: string | number };
  right: null;
  'says-right': null;
  'says-wrong': null;
  'told-agree': { cell: string | number; form: string | number };
  'told-judge': { cell: string | number; form: string | number };
  'told-layable': { forms: string | number };
  'told-layable-none': null;
  'told-readings': { cells: string | number; form: string | number };
  trend: { from: string | number; to: string | number };
  'trend-label': { first: string | number; from: string | number; last: string | number; to: string | number };
  wrong: null;
  'your-card': null;
}

/** Speaks the messages of this folder. */
export type MessageTranslator = Translator<Messages>;

/** Loads the messages of this folder in a language. */
export const loadMessages = messageLoader<Messages>(
  (language) => new URL(`./${language}.ftl`, import.meta.url),
);
